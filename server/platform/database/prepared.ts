import { createHash } from 'node:crypto';
import pg from 'pg';
import { Batch, type Statement } from './batch.ts';
import { limitStatement, limitValues, type SessionLimits } from './limits.ts';
import { countInStatement } from './trouble.ts';

// Planning a query of the shop takes longer than running it. Texts are as many as there are queries in the code, save
// lists of changing length: beyond these bounds a text is planned each time, so that a connection never hoards plans.
const mostPrepared = 300;
const mostSeen = 3000;

const seen = new Set<string>();
const names = new Map<string, string>();
/** Part of every name: with a new one, all is prepared anew. */
let generation = 0;

/** The name under which a text is prepared; null the first time it is seen, and beyond the bounds. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return `${known}.${generation}`;
  if (!seen.has(text)) {
    if (seen.size < mostSeen) seen.add(text);
    return null;
  }
  if (names.size >= mostPrepared) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return `${name}.${generation}`;
}

/**
 * True for the refusal of a plan that a migration made old ("cached plan must not change result type"), or that the
 * server does not know any more (a pooler gave us another connection). What was refused did nothing: try it again.
 */
export const isStalePlan = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && /cached plan/.test(message ?? ''));
};

type Result = pg.QueryResult<pg.QueryResultRow>;

/** Values of a statement that is sent with the next one; `answer` holds its rows once that one was answered. */
export class QueuedStatement extends Array<unknown> {
  readonly answer: { rows: unknown[] } = { rows: [] };
}

const done = (command: string) => Promise.resolve({ command, rowCount: null, rows: [] });

/**
 * A connection that prepares what it is asked for a second time. Queries without values are sent as they are. The begin
 * of a transaction is sent with its first statement, and with each what was to go {@link QueuedStatement}: one write, one answer.
 */
export class AutoPreparingClient extends pg.Client {
  private ahead: Statement[] = [];
  /** What opens a transaction: its begin, and the limits that hold until its end. */
  private readonly opening: readonly Statement[];

  constructor(options: pg.ClientConfig & { limits?: SessionLimits } = {}) {
    super(options);
    const begin = { text: 'begin', values: [], name: null };
    const values = options.limits && limitValues(options.limits);
    this.opening = values ? [begin, { text: limitStatement, values, name: 'limits' }] : [begin];
  }

  // The one form in which Kysely and we ask; every other form goes the way of the library.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
      return Reflect.apply(super.query, this, args) as never;
    if (text === 'begin' || values instanceof QueuedStatement) return this.keep(text, values) as never;
    if (this.ahead.length > 0) return this.together(text, values) as never;
    const name = values.length > 0 ? nameOf(text) : null;
    if (name === null) return this.ask({ text, values }) as never;
    const asked = this.ask({ name, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      generation += 1;
      // Inside a transaction everything was rolled back with it: whoever runs that tries again.
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.ask({ text, values });
    });
    return asked as never;
  }

  /**
   * Asks the way of the library, save for the promise, which is ours: those that the library makes have the rows of every
   * answer grow old before Node's collector lets them go (measured: 55 KB for 24 products), and old objects are dear.
   */
  private ask(query: { text: string; values: unknown[]; name?: string }): Promise<Result> {
    return new Promise((resolve, reject) => {
      super.query(query, (error, result) => {
        if (!error) return resolve(result);
        countInStatement(error);
        reject(error);
      });
    });
  }

  private keep(text: string, values: readonly unknown[]) {
    if (!(values instanceof QueuedStatement)) {
      this.ahead.push(...this.opening);
      return done('BEGIN');
    }
    const onRows = (rows: unknown[]) => {
      values.answer.rows = rows;
    };
    this.ahead.push({ text, values, name: nameOf(text), onRows });
    return done('SELECT');
  }

  /** Sends what was kept, with this statement behind it. */
  private async together(text: string, values: unknown[]) {
    const { ahead } = this;
    this.ahead = [];
    const begins = ahead[0]?.text === 'begin';
    if (text === 'rollback') return begins ? done('ROLLBACK') : this.ask({ text, values });
    if (text === 'commit' && begins && ahead.length === this.opening.length) return done('COMMIT');
    // Without values it may be several statements, which only the library's simple way takes.
    if (values.length > 0 || text === 'commit')
      return this.send([...ahead, { text, values, name: nameOf(text) }]);
    await this.send(ahead);
    return this.ask({ text, values });
  }

  private async send(statements: readonly Statement[]): Promise<Result> {
    const types = (this as unknown as { _types: unknown })._types;
    const batch = new Batch(statements, types);
    super.query(batch as unknown as pg.Submittable);
    try {
      return await batch.answer;
    } catch (error) {
      countInStatement(error);
      // Whoever runs the transaction tries again.
      if (isStalePlan(error)) generation += 1;
      throw error;
    }
  }
}
