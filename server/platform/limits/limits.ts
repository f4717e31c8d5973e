import type { LimitName } from '#contract/core/endpoint.ts';
import type { AppError } from '../core/app-error.ts';
import type { Platform } from '../platform.ts';
import { addressKey } from './address-key.ts';
import { createCounters } from './counters.ts';
import { createLoginLimits } from './login-limits.ts';

export { addressKey } from './address-key.ts';

/**
 * Calls per window of 15 minutes, by the name a call gives in its contract (DESIGN, "Session"). Counted by IP address, save
 * what only members may do: there it is the person, since a carrier puts thousands behind one address.
 */
const perCaller: Record<LimitName, number> = {
  signup: 60,
  login: 200,
  preview: 40,
  upload: 30,
  pdf: 120,
  contact: 10,
  export: 20,
};

/** Limits that are counted by person where one is signed in. */
const byPerson: readonly LimitName[] = ['upload', 'pdf', 'export'];

/** Mails with a link for a new password, per window and address: enough for who waits for one, too few to flood. */
const resetMailsPerAddress = 5;

/** Mails with a link that confirms an address, per window and address: nobody has said yet that it is theirs. */
const verificationMailsPerAddress = 5;

/** Rows of the audit log per window and person about calls that are not for their role. */
const refusalRowsPerPerson = 20;

/** Messages in one sender's name per window: each puts out a mail to an address that nobody has confirmed. */
const messagesPerAddress = 3;

/** The limits, counted in PostgreSQL so that they hold over all processes. */
export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits. `RATE_LIMIT_FACTOR` multiplies each. */
export function createLimits(platform: Pick<Platform, 'pool' | 'config'>) {
  const counter = createCounters(platform);
  const calls = {
    signup: counter('signup', perCaller.signup, { sweeps: true }),
    login: counter('login', perCaller.login),
    preview: counter('preview', perCaller.preview),
    upload: counter('upload', perCaller.upload),
    pdf: counter('pdf', perCaller.pdf),
    contact: counter('contact', perCaller.contact),
    export: counter('export', perCaller.export),
  };
  const resetMails = counter('reset', resetMailsPerAddress);
  const verificationMails = counter('verify', verificationMailsPerAddress);
  const refusals = counter('refusals', refusalRowsPerPerson);
  const messages = counter('message', messagesPerAddress);

  return {
    /** Counts a call against its limit for the caller; null when it may go on. */
    check: (
      name: LimitName,
      { ip, userId }: { ip: string; userId?: string | null | undefined },
    ): Promise<AppError | null> =>
      calls[name].take(userId && byPerson.includes(name) ? userId : addressKey(ip)),
    ...createLoginLimits(counter),
    /** Counts a wish for a mail to an address, whether or not anybody has it. `address` is a hash: rows hold no addresses. */
    resetMail: (address: string): Promise<AppError | null> => resetMails.take(address),
    /** Counts a mail with a link that confirms an address. `address` is a hash. */
    verificationMail: (address: string): Promise<AppError | null> => verificationMails.take(address),
    /** Counts a message in the name of an address. `address` is a hash. */
    contactMessage: (address: string): Promise<AppError | null> => messages.take(address),
    /** Counts a row of the audit log about a refused call, so that nobody fills the log. */
    refusalRow: (userId: string): Promise<AppError | null> => refusals.take(userId),
  };
}
