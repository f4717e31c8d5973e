import { createHash } from 'node:crypto';
import pg from 'pg';

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

/** A connection that prepares what it is asked for a second time. Queries without values are sent as they are. */
export class PreparingClient extends pg.Client {
  // The one form in which Kysely and we ask; every other form goes the way of the library.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const ask = super.query.bind(this) as unknown as (...args: unknown[]) => Promise<Result>;
    const plain = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = plain ? nameOf(text) : null;
    if (name === null) return ask(...args) as never;
    const asked = ask({ name, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      generation += 1;
      // Inside a transaction everything was rolled back with it: whoever runs that tries again.
      if (this.getTransactionStatus() !== 'I') throw error;
      return ask(text, values);
    });
    return asked as never;
  }
}
