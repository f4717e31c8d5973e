import { createHash } from 'node:crypto';

// Planning a query of the shop takes longer than running it. The number of texts is bounded by the code, except for
// lists of varying length. Beyond these bounds a text is planned each time, so that a connection does not accumulate
// plans.
const maxPrepared = 300;
const maxSeen = 3000;

/** The names under which the connections of one pool prepare their statements. */
export type StatementNames = {
  /** Returns the name for a text, or null the first time it is seen and beyond the bounds. */
  of(text: string): string | null;
  /** Gives every text a new name, so that each connection prepares it again. */
  renew(): void;
};

/** Creates the statement names of a pool. */
export function createStatementNames(): StatementNames {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    of(text) {
      const known = names.get(text);
      if (known) return `${known}.${generation}`;
      if (!seen.has(text)) {
        if (seen.size < maxSeen) seen.add(text);
        return null;
      }
      if (names.size >= maxPrepared) return null;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      names.set(text, name);
      return `${name}.${generation}`;
    },
    renew() {
      generation += 1;
    },
  };
}
