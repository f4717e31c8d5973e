import type { FactorChange } from '#contract/accounts/second-factor.ts';

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
  /** The last e-mail to a person whose account is erased. */
  | { kind: 'account-erased'; name: string };
