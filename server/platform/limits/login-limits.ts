import type { AppError } from '../core/app-error.ts';
import { addressKey } from './address-key.ts';
import type { Counter } from './counters.ts';

/** Login tries per 15 minutes from one place: an IP address for strangers, a known browser for the owner. */
const triesPerPlace = 10;

/**
 * Login tries per hour for one name from all places that are not known browsers, until each succeeds. It is the same pace
 * as 10 per 15 minutes (OWASP ASVS allows 100 per hour), over a window that one address cannot fill alone.
 */
const triesPerName = 40;

/** Proofs of the password per 15 minutes by whoever is signed in. Strangers cannot reach this counter. */
const proofsPerAccount = 10;

/**
 * A login try. `name` is the hash of the typed name in its normal form, whether or not anybody has it; `device` is the hash
 * of the browser when the account knows it, else null.
 */
export type LoginTry = { name: string; ip: string; device: string | null };

/** Creates the limits of logins and of proofs of a password (docs/decisions/0014). */
export function createLoginLimits(
  counter: (prefix: string, points: number, options?: { minutes?: number }) => Counter,
) {
  const places = counter('tries', triesPerPlace);
  const names = counter('names', triesPerName, { minutes: 60 });
  const devices = counter('devices', triesPerPlace);
  const proofs = counter('proofs', proofsPerAccount);
  const placeOf = ({ name, ip }: LoginTry): string => `${name}:${addressKey(ip)}`;
  return {
    /** Counts a login try before its password is checked, so that concurrent tries are all counted. */
    async loginTry(attempt: LoginTry): Promise<AppError | null> {
      if (attempt.device) return devices.take(`${attempt.device}:${attempt.name}`);
      return (await places.take(placeOf(attempt))) ?? (await names.take(attempt.name));
    },
    /** Takes the tries back that a good login from this place had before it. */
    async loginGood(attempt: LoginTry): Promise<void> {
      if (attempt.device) return devices.clear(`${attempt.device}:${attempt.name}`);
      await places.clear(placeOf(attempt));
      // Only this try: clearing the name would give everybody else who guesses a fresh count.
      await names.giveBack(attempt.name);
    },
    /** Counts a proof of the password by whoever is signed in to the account. */
    proof: (userId: string): Promise<AppError | null> => proofs.take(userId),
    /** Forgets the proofs of an account: the right password was given. */
    proofGood: (userId: string): Promise<void> => proofs.clear(userId),
  };
}
