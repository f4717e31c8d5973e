import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { localPath } from '#contract/core/rules.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newSecret } from '../../../platform/core/id.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { AccountsService, Visit } from '../service.ts';
import { createProvider, type ProviderOptions, SignInRefused } from './provider.ts';
import { insertAttempt, insertTicket, takeAttempt, takeTicket } from './store.ts';

const attemptMinutes = 10;
const ticketSeconds = 60;

/** The path that the provider sends people back to. */
export const callbackPath = '/api/auth/google/callback';

const reasons = {
  denied: 'sign_in_denied',
  unavailable: 'sign_in_unavailable',
  untrusted: 'sign_in_untrusted',
} as const;

/** The sign-in by a provider. */
export type SignInService = ReturnType<typeof createSignIn>;

type Begin = { browser: string; next: string | null };
type Callback = { browser: string | null; query: string; lang: Lang };

/** Returns the error for the person, and logs it unless they declined. */
function refused(log: Platform['log'], error: unknown): AppError {
  if (!(error instanceof SignInRefused)) throw error;
  if (error.reason !== 'denied')
    log.warn(
      { reason: error.reason, cause: (error.cause as Error | undefined)?.message },
      'sign-in by provider failed: the person is not signed in; see the reason and the error',
    );
  return appError(reasons[error.reason]);
}

/**
 * Returns a ticket for the page that opens the session: a signed token with the four claims that the specification reads.
 * Only its `jti` is stored, hashed, and bound to the browser that began.
 */
async function issueTicket(
  { db, accounts }: { db: Database; accounts: AccountsService },
  { browser, userId, next, at }: { browser: string; userId: string; next: string | null; at: Date },
): Promise<{ ticket: string } | AppError> {
  const jti = newSecret();
  const expiresAt = new Date(at.getTime() + ticketSeconds * 1000);
  const ticket = await accounts.signTicket(userId, jti, expiresAt);
  if (ticket instanceof AppError) return ticket;
  await insertTicket(db, {
    ticketHash: hashOfSecret(jti),
    browserHash: hashOfSecret(browser),
    userId,
    next,
    now: at,
    expiresAt,
  });
  return { ticket };
}

/**
 * Creates the sign-in by an OpenID provider. `options` null means that none is configured. Every step works only in the
 * browser that began it (`browser` is a secret in its cookie), so nobody can be led into another person's account.
 */
export function createSignIn(
  { db, config, now, log }: Pick<Platform, 'db' | 'config' | 'now' | 'log'>,
  { accounts, options }: { accounts: AccountsService; options: ProviderOptions | null },
) {
  const provider = options && createProvider(options, config.publicUrl + callbackPath);

  return {
    /** The provider's name; null if none is configured. */
    providerName: options?.name ?? null,

    /**
     * Begins a sign-in and returns the address to send the browser to. `next` is the page the person asked for; only a
     * path of this site is accepted.
     */
    async begin({ browser, next }: Begin): Promise<{ url: string } | AppError> {
      if (!provider) return appError('sign_in_not_offered');
      const at = now();
      const checks = { state: newSecret(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      try {
        const url = await provider.authorizeUrl(checks);
        await insertAttempt(db, {
          stateHash: hashOfSecret(checks.state),
          browserHash: hashOfSecret(browser),
          nonce: checks.nonce,
          verifier: checks.verifier,
          next: localPath(next),
          now: at,
          expiresAt: new Date(at.getTime() + attemptMinutes * 60_000),
        });
        return { url };
      } catch (error) {
        return refused(log, error);
      }
    },

    /**
     * Ends a sign-in at the provider. Returns a ticket for the page that opens the session. `query` starts with `?`.
     */
    async callback({ browser, query, lang }: Callback): Promise<{ ticket: string } | AppError> {
      if (!provider) return appError('sign_in_not_offered');
      const state = new URLSearchParams(query).get('state') ?? '';
      const attempt =
        browser &&
        (await takeAttempt(db, {
          stateHash: hashOfSecret(state),
          browserHash: hashOfSecret(browser),
          now: now(),
        }));
      if (!browser || !attempt) return appError('sign_in_over');
      await checkpoint('sign-in.attempt-used');
      try {
        const claims = await provider.claims(query, { state, ...attempt });
        const entered = await accounts.enter({ ...claims, provider: provider.name }, lang);
        if (entered instanceof AppError) return entered;
        const issued = { browser, ...entered, next: attempt.next, at: now() };
        return await issueTicket({ db, accounts }, issued);
      } catch (error) {
        return refused(log, error);
      }
    },

    /** Exchanges a ticket for an open session, once. The error for a missing second factor holds `next` as well. */
    async exchange({ browser, ticket, visit }: { browser: string | null; ticket: string; visit: Visit }) {
      const named = await accounts.readTicket(ticket);
      const used =
        browser &&
        named &&
        (await takeTicket(db, {
          ticketHash: hashOfSecret(named.jti),
          browserHash: hashOfSecret(browser),
          now: now(),
        }));
      if (!used) return appError('sign_in_over');
      const opened = await accounts.openFor(used.user_id, visit);
      if (!(opened instanceof AppError)) return { ...opened, next: used.next };
      if (opened.details === undefined) return opened;
      // The page that asks for the second factor goes on to where the person wanted to go.
      return new AppError(opened.code, { details: { ...(opened.details as object), next: used.next } });
    },
  };
}
