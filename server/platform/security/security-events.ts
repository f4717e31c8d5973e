import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey } from '../limits/address-key.ts';

/** Everything that is noted, and the log level of its line. */
const levels = {
  'login.good': 'info',
  'login.bad': 'warn',
  'login.limited': 'warn',
  'login.blocked': 'warn',
  'proof.bad': 'warn',
  'proof.limited': 'warn',
  'password.changed': 'info',
  'reset.asked': 'info',
  'reset.used': 'info',
  'identity.linked': 'info',
  'identity.removed': 'info',
  'account.handed-over': 'warn',
  'email.change-asked': 'info',
  'email.changed': 'info',
  'email.change-undone': 'warn',
  'session.ended': 'info',
  'call.refused': 'warn',
} as const;

/** What happened, as the log and `/metrics` name it. */
export type SecurityEvent = keyof typeof levels;

/** What a line tells. Ids, addresses and names become fingerprints; the rest must hold no personal data. */
export type SecurityFacts = {
  userId?: string | null;
  /** The caller's IP address. */
  ip?: string | null;
  /** A typed name in its normal form, or its hash. */
  name?: string;
  role?: string;
  /** The call of the contract, `METHOD /path/{param}`. */
  call?: string;
  reason?: string;
  count?: number;
};

type EventLog = Record<'info' | 'warn', (facts: object, message: string) => void>;

/** Security events of this process: lines in the log, and counts for `/metrics`. */
export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

/**
 * Creates the record of security events. A fingerprint is the start of an HMAC-SHA-256: equal for equal input, so that one
 * can search the log for everything of one account or address, and of no use without the shop's secret. `secret` is
 * DATA_SECRET, or the one the shop made for itself.
 */
export function createSecurityEvents(log: EventLog, secret: () => Promise<string>) {
  const counts = Object.fromEntries(Object.keys(levels).map((event) => [event, 0])) as Record<
    SecurityEvent,
    number
  >;
  let key: Promise<Buffer> | null = null;
  const derived = (): Promise<Buffer> => {
    if (!key) {
      key = secret().then((text) =>
        Buffer.from(hkdfSync('sha256', text, 'navaratna', 'security events', 32)),
      );
      // A database that did not answer once must not blind the log for good.
      key.catch(() => {
        key = null;
      });
    }
    return key;
  };

  /** Returns the fingerprint of an account id, an address or a name, for a row or a line without personal data. */
  async function fingerprint(kind: 'account' | 'address' | 'name', text: string): Promise<string> {
    const whole = kind === 'address' ? addressKey(text) : text;
    return createHmac('sha256', await derived())
      .update(`${kind}:${whole}`)
      .digest('base64url')
      .slice(0, 16);
  }

  async function write(event: SecurityEvent, { userId, ip, name, ...facts }: SecurityFacts): Promise<void> {
    const [account, address, typed] = await Promise.all([
      userId ? fingerprint('account', userId) : undefined,
      ip ? fingerprint('address', ip) : undefined,
      name ? fingerprint('name', name) : undefined,
    ]);
    log[levels[event]]({ event, account, address, name: typed, ...facts }, 'security event');
  }

  return {
    fingerprint,

    /** Notes an event: counts it at once and writes its line. Never fails; without the secret the line has no fingerprints. */
    note(event: SecurityEvent, { userId, ip, name, ...facts }: SecurityFacts = {}): void {
      counts[event] += 1;
      write(event, { ...facts, ...(userId && { userId }), ...(ip && { ip }), ...(name && { name }) }).catch(
        () => log[levels[event]]({ event, ...facts }, 'security event'),
      );
    },

    /** Returns how often each event happened in this process. */
    counts: (): Readonly<Record<SecurityEvent, number>> => counts,
  };
}
