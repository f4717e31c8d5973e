import type { AppError } from '../core/app-error.ts';
import { addressKey } from './address-key.ts';
import type { Counter } from './counters.ts';

/** Login attempts per 15 minutes from one place: an IP address, or a browser that the account knows. */
const triesPerPlace = 10;

/**
 * Login attempts per hour for one name from all places that are not known browsers; a successful one is uncounted. It
 * is the same rate as 10 per 15 minutes (OWASP ASVS allows 100 per hour), over a window that one address cannot fill
 * alone.
 */
const triesPerName = 40;

/** Step-up attempts per 15 minutes of a signed-in account. Only its own sessions can reach this counter. */
const proofsPerAccount = 10;

/**
 * Typed codes per hour of an account, apart for log-ins and for open sessions. Of a million codes three are right at a
 * time, so that a guesser who has the password needs years.
 */
const codesPerAccount = 10;

/**
 * A login attempt. `name` is the hash of the typed, normalized name, whether or not an account has it. `device` is the
 * hash of the browser if the account knows it, else null.
 */
export type LoginTry = { name: string; ip: string; device: string | null };

/** Creates the limits of logins and of step-ups (docs/decisions/0014 and 0027). */
export function createLoginLimits(
  counter: (prefix: string, points: number, options?: { minutes?: number }) => Counter,
) {
  const places = counter('tries', triesPerPlace);
  const names = counter('names', triesPerName, { minutes: 60 });
  const devices = counter('devices', triesPerPlace);
  const proofs = counter('proofs', proofsPerAccount);
  const codes = {
    login: counter('login-codes', codesPerAccount, { minutes: 60 }),
    session: counter('session-codes', codesPerAccount, { minutes: 60 }),
  };
  const placeOf = ({ name, ip }: LoginTry): string => `${name}:${addressKey(ip)}`;
  return {
    /** Counts a login attempt before its password is checked, so that concurrent attempts are all counted. */
    async loginTry(attempt: LoginTry): Promise<AppError | null> {
      if (attempt.device) return devices.take(`${attempt.device}:${attempt.name}`);
      return (await places.take(placeOf(attempt))) ?? (await names.take(attempt.name));
    },
    /** Resets the attempts from this place after a successful login. */
    async loginSucceeded(attempt: LoginTry): Promise<void> {
      if (attempt.device) return devices.clear(`${attempt.device}:${attempt.name}`);
      await places.clear(placeOf(attempt));
      // Uncounts this attempt only: resetting the name would give every other guesser a fresh count.
      await names.giveBack(attempt.name);
    },
    /** Counts a typed code of a second factor before it is checked. */
    code: (where: 'login' | 'session', userId: string): Promise<AppError | null> => codes[where].take(userId),
    /** Resets the typed codes of an account after a right one. */
    codeSucceeded: (where: 'login' | 'session', userId: string): Promise<void> => codes[where].clear(userId),
    /** Counts a step-up attempt of a signed-in account. */
    proof: (userId: string): Promise<AppError | null> => proofs.take(userId),
    /** Resets the step-up attempts of an account after the right password. */
    proofSucceeded: (userId: string): Promise<void> => proofs.clear(userId),
  };
}
