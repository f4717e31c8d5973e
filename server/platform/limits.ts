import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#contract/call.ts';
import { type Fault, fault } from './fault.ts';
import type { Platform } from './platform.ts';

const windowSeconds = 15 * 60;

/**
 * Calls per window, by the name a call gives in its contract (DESIGN, "Session"). Counted by IP address, save what only
 * members may do: there it is the person, since a carrier puts thousands behind one address.
 */
const perCaller: Record<LimitName, number> = {
  signup: 60,
  login: 200,
  preview: 40,
  upload: 30,
  papers: 120,
  contact: 10,
  export: 20,
};

/** Limits that are counted by person where one is signed in. */
const byPerson: readonly LimitName[] = ['upload', 'papers', 'export'];

/** Login tries per window and account, until one succeeds. */
const triesPerAccount = 10;

/** Mails with a link for a new password, per window and address: enough for who waits for one, too few to flood. */
const resetMailsPerAddress = 5;

/** Mails with a link that confirms an address, per window and address: nobody has said yet that it is theirs. */
const verificationMailsPerAddress = 5;

/** Messages in one sender's name per window: each puts out a mail to an address that nobody has confirmed. */
const messagesPerAddress = 3;

/** The limits, counted in PostgreSQL so that they hold over all processes. */
export type Limits = ReturnType<typeof createLimits>;

/** Whom an address stands for: an IPv6 customer is given a whole /64 and may use any address in it. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = ip.includes('::') ? [...front, ...zeros, ...back] : front;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Makes the limits. Windows run on the wall clock of the processes, not on `platform.now()`: the counting library
 * asks for the time itself. `RATE_LIMIT_FACTOR` multiplies every limit.
 */
export function createLimits({ pool, config }: Pick<Platform, 'pool' | 'config'>) {
  const counter = (keyPrefix: string, points: number, sweeps = false) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: Math.max(1, Math.round(points * config.rateLimitFactor)),
      duration: windowSeconds,
      clearExpiredByTimeout: sweeps,
    });
  const calls = {
    signup: counter('signup', perCaller.signup, true),
    login: counter('login', perCaller.login),
    preview: counter('preview', perCaller.preview),
    upload: counter('upload', perCaller.upload),
    papers: counter('papers', perCaller.papers),
    contact: counter('contact', perCaller.contact),
    export: counter('export', perCaller.export),
  };
  const tries = counter('tries', triesPerAccount);
  const resetMails = counter('reset', resetMailsPerAddress);
  const verificationMails = counter('verify', verificationMailsPerAddress);
  const messages = counter('message', messagesPerAddress);

  /** Counts one; a fault with the minutes left (and the seconds, for `Retry-After`) when the window is used up. */
  async function take(limiter: RateLimiterPostgres, key: string): Promise<Fault | null> {
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return fault('too_many_requests', { minutes: Math.ceil(seconds / 60), seconds });
    }
  }

  return {
    /** Counts a call against its limit for the caller; null when it may go on. */
    check: (
      name: LimitName,
      { ip, userId }: { ip: string; userId?: string | null | undefined },
    ): Promise<Fault | null> =>
      take(calls[name], userId && byPerson.includes(name) ? userId : addressKey(ip)),
    /** Counts a login try for an account before its password is looked at, so that concurrent tries are all counted. */
    loginTry: (account: string): Promise<Fault | null> => take(tries, account),
    /** Counts a wish for a mail to an address, whether or not anybody has it. `address` is a hash: rows hold no addresses. */
    resetMail: (address: string): Promise<Fault | null> => take(resetMails, address),
    /** Counts a mail with a link that confirms an address. `address` is a hash. */
    verificationMail: (address: string): Promise<Fault | null> => take(verificationMails, address),
    /** Counts a message in the name of an address. `address` is a hash. */
    contactMessage: (address: string): Promise<Fault | null> => take(messages, address),
    /** Forgets the tries of an account: the right password was given. */
    async clearLoginTries(account: string): Promise<void> {
      await tries.delete(account);
    },
  };
}
