/** What kept the database from doing its work, where the statement itself was right. Sending it again later helps. */
export type Trouble =
  /** No connection, or the server starts, ends or may not write. */
  | 'away'
  /** No disk, memory or connection is left. */
  | 'full'
  /** A lock was not free in time. */
  | 'lock_timeout'
  /** The statement took longer than it may. */
  | 'statement_timeout'
  /** Transactions waited for each other, or wrote the same rows, as often as they were tried. */
  | 'deadlock';

// By SQLSTATE, and by its class where all of it means the same.
const states: Readonly<Record<string, Trouble>> = {
  '25006': 'away', // read-only: a standby that has not taken over yet
  '25P03': 'away', // we were silent in a transaction for too long
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '58030': 'full',
  '55P03': 'lock_timeout',
  '57014': 'statement_timeout',
  '25P04': 'statement_timeout',
  '40001': 'deadlock',
  '40P01': 'deadlock',
};
const classes: Readonly<Record<string, Trouble>> = { '08': 'away', '53': 'full' };

// How Node calls a connection that is refused or broken. With `syscall`, or it may be a caller who went away.
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const connectionCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

// pg and its pool give these no code.
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** What an error of the pool or of a statement means for its caller; null when it is a fault of ours. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const {
    code = '',
    syscall,
    errors,
  } = error as Error & {
    code?: string;
    syscall?: string;
    errors?: unknown[];
  };
  const known = states[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? classes[code.slice(0, 2)] : undefined);
  if (known) return known;
  if (connectionCodes.has(code) && syscall !== undefined && connectionCalls.has(syscall)) return 'away';
  if (connectionWords.test(error.message)) return 'away';
  // A name with several addresses, none of which took the connection.
  return errors?.length ? troubleOf(errors[0]) : null;
}

const counts: Record<Trouble, number> = {
  away: 0,
  full: 0,
  lock_timeout: 0,
  statement_timeout: 0,
  deadlock: 0,
};

/** Troubles of this process since it started: `away` and `full` in requests they refused, the rest in statements. */
export const troubles: Readonly<Record<Trouble, number>> = counts;

/** Counts a statement that PostgreSQL ended for want of time or because of a deadlock. */
export function countInStatement(error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble && trouble !== 'away' && trouble !== 'full') counts[trouble] += 1;
}

/** Counts a request that was refused because the database was away or full. */
export function countInRequest(error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble === 'away' || trouble === 'full') counts[trouble] += 1;
}

/** The exit code of a start that failed because the database was away: the launcher tries again (EX_TEMPFAIL). */
export const databaseAwayExit = 75;
