/** A temporary failure of the database: the statement was correct, and retrying it later may succeed. */
export type Trouble =
  /** No connection, or the server is starting, stopping or read-only. */
  | 'away'
  /** Out of disk, memory or connections. */
  | 'full'
  /** A lock was not released in time. */
  | 'lock_timeout'
  /** The statement ran into its time limit. */
  | 'statement_timeout'
  /** A deadlock, a serialization failure or a race for the lock of a row, after all retries. */
  | 'deadlock';

// By SQLSTATE, or by its class when the whole class means the same.
const states: Readonly<Record<string, Trouble>> = {
  '25006': 'away', // read-only: a standby that has not taken over yet
  '25P03': 'away', // this process was idle in a transaction for too long
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

// Node's codes for a refused or broken connection. `syscall` is checked as well, because an HTTP client that
// disconnects has the same codes.
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

// PostgreSQL's words (XX000) when the lock of a row is taken over from a transaction that rolls back at that moment.
// It rolls back the other one too, so that may be repeated. Found by the drill bucket-away, once in hours.
const lockRace = /^new multixact has more than one updating member/;

// Errors of pg and its pool that have no code.
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Returns the kind of trouble behind an error of the pool or of a statement; null for a bug. */
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
  if (code === 'XX000' && lockRace.test(error.message)) return 'deadlock';
  if (connectionCodes.has(code) && syscall !== undefined && connectionCalls.has(syscall)) return 'away';
  if (connectionWords.test(error.message)) return 'away';
  // An AggregateError: the host has several addresses, and none accepted the connection.
  return errors?.length ? troubleOf(errors[0]) : null;
}

const counts: Record<Trouble, number> = {
  away: 0,
  full: 0,
  lock_timeout: 0,
  statement_timeout: 0,
  deadlock: 0,
};

/** Troubles of this process since it started. `away` and `full` count refused requests, the others count statements. */
export const troubles: Readonly<Record<Trouble, number>> = counts;

/** Counts a statement that PostgreSQL ended because of a timeout or a deadlock. */
export function countInStatement(error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble && trouble !== 'away' && trouble !== 'full') counts[trouble] += 1;
}

/** Counts a request that was refused because the database was away or full. */
export function countInRequest(error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble === 'away' || trouble === 'full') counts[trouble] += 1;
}

/** The exit code of a start that failed because the database was away (EX_TEMPFAIL). The launcher retries. */
export const databaseAwayExit = 75;
