import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey } from '../limits/address-key.ts';

/** All security events, with the log level of each. */
const levels = {
  'login.good': 'info',
  'login.bad': 'warn',
  'login.limited': 'warn',
  'login.blocked': 'warn',
  'proof.bad': 'warn',
  'proof.limited': 'warn',
  'proof.good': 'info',
  'factor.asked': 'info',
  'factor.bad': 'warn',
  'factor.limited': 'warn',
  'factor.added': 'info',
  'factor.removed': 'info',
  'factor.reset': 'warn',
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

/** A security event, by its name in the log and in `/metrics`. */
export type SecurityEvent = keyof typeof levels;

/** The fields of a log line. Ids, addresses and names become fingerprints; the others must hold no personal data. */
export type SecurityFacts = {
  userId?: string | null;
  /** The caller's IP address. */
  ip?: string | null;
  /** A typed, normalized name, or its hash. */
  name?: string;
  role?: string;
  /** The endpoint, `METHOD /path/{param}`. */
  call?: string;
  reason?: string;
  count?: number;
};

type EventLog = Record<'info' | 'warn', (facts: object, message: string) => void>;

/** The security events of this process: log lines, and counters for `/metrics`. */
export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

/**
 * Creates the recorder of security events. A fingerprint is the start of an HMAC-SHA-256. Equal input gives an equal
 * fingerprint, so the log can be searched for one account or address. Without the shop's secret it reveals nothing.
 * `secret` is DATA_SECRET, or the generated one.
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
      // Not cached on failure: one failed query must not remove the fingerprints for good.
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

    /** Counts an event and logs it. Never fails. Without the secret the line has no fingerprints. */
    note(event: SecurityEvent, { userId, ip, name, ...facts }: SecurityFacts = {}): void {
      counts[event] += 1;
      write(event, { ...facts, ...(userId && { userId }), ...(ip && { ip }), ...(name && { name }) }).catch(
        () => log[levels[event]]({ event, ...facts }, 'security event'),
      );
    },

    /** Returns the count of each event in this process. */
    counts: (): Readonly<Record<SecurityEvent, number>> => counts,
  };
}
