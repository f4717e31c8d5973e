import type { FactorChange } from '#contract/people/accounts/second-factor.ts';

/** The e-mails about the ways into an account, and about its data. */
export type AccountMail =
  /** To the owner of an account that a sign-in provider opens from now on. */
  | { kind: 'sign-in-linked'; name: string; provider: string }
  /** To the owner of an account that a sign-in provider no longer opens. */
  | { kind: 'sign-in-removed'; name: string; provider: string }
  /** To the owner of an account, about a change or a use of its second factors. */
  | { kind: 'second-factor'; name: string; change: FactorChange }
  /** To the owner of an account: the copy of their data can be downloaded. */
  | { kind: 'data-copy-ready'; name: string }
  /** To the owner of an account that is to be erased at `dueAt`. */
  | { kind: 'erasure-asked'; name: string; dueAt: string }
  /** The last e-mail to a person whose account is erased, at their own wish or their nominee's. */
  | { kind: 'account-erased'; name: string; forNominee?: true }
  /** To the owner of an account who named a nominee, or removed the one there was (`nominee: null`). */
  | { kind: 'nominee-changed'; name: string; nominee: string | null }
  /** To the owner of an account whose nominee asked for its erasure at `dueAt`, or for a copy. */
  | { kind: 'nominee-asked'; name: string; nominee: string; dueAt?: string }
  /** To a nominee: the erasure of the person's account, or the link of the copy. */
  | { kind: 'nominee-answer'; name: string; person: string; dueAt?: string; link?: string };
