import { nameLength, nameProblem } from '#contract/core/person-names.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import type { Lang } from '#languages/list.ts';
import type { MailService } from '../../../base/email/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newId } from '../../../platform/core/id.ts';
import {
  afterCommit,
  isUniqueViolation,
  type Reader,
  type Tx,
  transact,
} from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signInLinked } from '../emails/sign-in-linked.ts';
import { displayName, tidyName } from '../names.ts';
import type { Ownership } from '../ownership.ts';
import type { SessionOpening } from '../sessions/session-opening.ts';
import type { SessionOwner } from '../sessions/sessions.ts';
import { createTokens } from '../sessions/tokens.ts';
import type { Visit } from '../sessions/visit.ts';
import { insertUser } from '../store.ts';
import {
  type IdentityKey,
  insertIdentity,
  lockByEmail,
  noteIdentityUse,
  readIdentity,
  readSessionOwner,
  takeOverUnproved,
} from './identity-store.ts';

/** The verified claims of a provider about a person. `email` counts only if `emailVerified` is true. */
export type Proof = IdentityKey & {
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** The provider's name, for the e-mail about the new way in. */
  provider: string;
};

/** Returns a provider's name; empty when it is not fit for a mail or a paper. */
function providedName(given: string, most: number): string {
  const name = tidyName(given).slice(0, most).trim();
  return nameProblem(name) ? '' : name;
}

/** Returns the part of an e-mail address before the @ as words. */
const wordsOf = (email: string): string =>
  email
    .slice(0, email.indexOf('@'))
    .split(/[._+-]+/)
    .join(' ')
    .trim();

/** Creates a customer, who still has to agree to the terms and to give a phone number. */
async function openCustomer(
  tx: Tx,
  proof: Proof,
  { email, lang, at }: { email: string; lang: Lang; at: Date },
) {
  const id = newId(at);
  await insertUser(tx, {
    id,
    firstName: providedName(proof.firstName, nameLength.first) || wordsOf(email),
    lastName: providedName(proof.lastName, nameLength.last),
    email,
    phone: '',
    passwordHash: null,
    role: 'user',
    language: lang,
    verifiedAt: at,
    termsAgreedAt: null,
    termsVersion: null,
    now: at,
  });
  return id;
}

/** Creates the function that returns the account of an identity: linked already, linked now by e-mail, or new. */
function createLink(
  { now, security }: Pick<Platform, 'now' | 'security'>,
  { mail, ownership }: { mail: MailService; ownership: Ownership },
) {
  return async function link(tx: Tx, proof: Proof, lang: Lang): Promise<{ userId: string } | AppError> {
    const at = now();
    const known = await readIdentity(tx, proof);
    if (known?.blocked_at) return appError('account_blocked');
    if (known) {
      await noteIdentityUse(tx, proof, at);
      return { userId: known.id };
    }
    const email = proof.email?.trim().toLowerCase() ?? '';
    if (!proof.emailVerified || !isEmail(email)) return appError('sign_in_unverified');
    const account = await lockByEmail(tx, email);
    if (account?.blocked_at) return appError('account_blocked');
    if (account && !account.email_verified_at) {
      await takeOverUnproved(tx, account.id, at);
      const links = ['verify', 'reset', 'undo'] as const;
      await ownership.handOver(tx, { userId: account.id, email, keep: [], links, factors: {}, at });
    }
    await checkpoint('sign-in.tying', email);
    const userId = account?.id ?? (await openCustomer(tx, proof, { email, lang, at }));
    await insertIdentity(tx, { ...proof, userId, email, at });
    afterCommit(tx, () => security.note('identity.linked', { userId }));
    if (account) {
      const name = displayName({ firstName: account.first_name, lastName: account.last_name });
      await mail.send(tx, {
        to: email,
        language: account.language,
        mail: signInLinked({ name, provider: proof.provider }),
      });
    }
    return { userId };
  };
}

/** Returns a person as tokens name them; null when they are blocked. */
async function findOwner(db: Reader, userId: string): Promise<SessionOwner | null> {
  const row = await readSessionOwner(db, userId);
  if (!row) return null;
  const { id, role, email_verified_at, terms_agreed_at } = row;
  return { id, role, isVerified: email_verified_at !== null, agreedToTerms: terms_agreed_at !== null };
}

type IdentityParts = {
  mail: MailService;
  ownership: Ownership;
  opening: SessionOpening;
};

/**
 * Creates sign-in by outside identities. An identity stays with its account even if its e-mail changes. A new identity
 * is linked by e-mail only if the provider says that the address is verified. An account that never proved its address
 * first loses its password and every other way in. Its creator need not own the address.
 */
export function createIdentities(
  platform: Pick<Platform, 'db' | 'now' | 'log' | 'security' | 'keyrings'>,
  { mail, ownership, opening }: IdentityParts,
) {
  const { db, security } = platform;
  const tokens = createTokens(platform.keyrings.session, platform.now);
  const link = createLink(platform, { mail, ownership });

  return {
    /** Returns the account of a verified identity: already linked, linked now by e-mail, or new. */
    async enter(proof: Proof, lang: Lang): Promise<{ userId: string } | AppError> {
      try {
        return await transact(db, (tx) => link(tx, proof, lang));
      } catch (error) {
        // Of two concurrent first sign-ins of one person, the other one has created the account.
        const raced = isUniqueViolation(error, 'users_email') || isUniqueViolation(error, 'identities_pkey');
        if (!raced) throw error;
        return transact(db, (tx) => link(tx, proof, lang));
      }
    },

    /** Signs the ticket of a person whose identity was just verified, for the page that exchanges it. */
    async signTicket(userId: string, jti: string, expiresAt: Date): Promise<string | AppError> {
      const owner = await findOwner(db, userId);
      return owner ? tokens.signTicket({ ...owner, jti }, expiresAt) : appError('account_blocked');
    },
    readTicket: tokens.readTicket,

    /**
     * Opens a session for a person whose identity was just verified. Returns `second_factor_needed` or
     * `second_factor_setup_needed` when that is not enough.
     */
    async openFor(userId: string, visit: Visit) {
      const opened = await transact(db, async (tx) => {
        const owner = await findOwner(tx, userId);
        if (!owner) return appError('account_blocked');
        const { agreedToTerms } = owner;
        return { ...(await opening.openOrAsk(tx, owner, { visit, by: 'provider' })), agreedToTerms };
      });
      const facts = { userId, ip: visit.ip, reason: 'provider' };
      if ('missing' in opened) {
        security.note('factor.asked', facts);
        const { code, details } = opened.missing;
        return new AppError(code, {
          details: { ...(details as object), agreedToTerms: opened.agreedToTerms },
        });
      }
      if (opened instanceof AppError) security.note('login.blocked', facts);
      else security.note('login.good', { ...facts, role: opened.session.role });
      return opened;
    },
  };
}
