import type { AppError } from '../../platform/core/app-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { CreateCounter } from '../../platform/limits/counters.ts';

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

/** Password-reset mails per window and address: enough for someone who waits for one, too few to flood a mailbox. */
const resetMailsPerAddress = 5;

/** Verification mails per window and address. The address may belong to somebody else. */
const verificationMailsPerAddress = 5;

/** Invitations to join the staff per window: to one address, and by one sender. */
const invitationsPerAddress = 3;
const invitationsPerSender = 20;

/**
 * A login attempt. `name` is the hash of the typed, normalized name, whether or not an account has it. `device` is the
 * hash of the browser if the account knows it, else null.
 */
export type LoginTry = { name: string; ip: string; device: string | null };

/** The limits of log-ins, of step-ups, and of the e-mails that strangers can cause. */
export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** Creates the limits of accounts (docs/decisions/0014 and 0027). */
export function createAccountLimits(counter: CreateCounter) {
  const places = counter('tries', triesPerPlace);
  const names = counter('names', triesPerName, { minutes: 60 });
  const devices = counter('devices', triesPerPlace);
  const proofs = counter('proofs', proofsPerAccount);
  const codes = {
    login: counter('login-codes', codesPerAccount, { minutes: 60 }),
    session: counter('session-codes', codesPerAccount, { minutes: 60 }),
  };
  const resetMails = counter('reset', resetMailsPerAddress);
  const verificationMails = counter('verify', verificationMailsPerAddress);
  const invitationsTo = counter('invited', invitationsPerAddress);
  const invitationsBy = counter('inviting', invitationsPerSender);
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
    /** Counts a password-reset mail to an address, whether or not an account has it. `address` is a hash. */
    resetMail: (address: string): Promise<AppError | null> => resetMails.take(address),
    /** Counts a verification mail to an address. `address` is a hash. */
    verificationMail: (address: string): Promise<AppError | null> => verificationMails.take(address),
    /** Counts an invitation to join the staff. `address` is a hash. */
    invitation: async ({ by, address }: { by: string; address: string }): Promise<AppError | null> =>
      (await invitationsBy.take(by)) ?? invitationsTo.take(address),
  };
}
