/**
 * The last of the migrations that the baseline replaced (decision 210). A file up to this name
 * belongs to the baseline. A later one is a migration after it. A database with this name has the tables of the baseline.
 */
export const lastReplaced = '1321_search_in_memory.sql';

/** The last version with the migrations that the baseline replaced, as its commit. */
export const lastVersionBefore = '7e44dd93ffa8';

/** Returns whether a migration of this version belongs to the baseline. */
export const isOfBaseline = (name: string): boolean => name <= lastReplaced;

/** Returns the files that make the schema of a database with these migrations, in order. `known`: those of this version. */
export const filesOfSchema = (applied: readonly string[], known: readonly string[]): string[] =>
  applied.includes(lastReplaced)
    ? [...known.filter(isOfBaseline), ...applied.filter((name) => !isOfBaseline(name))]
    : [...applied];

/** Returns whether a schema has only a part of what the baseline replaced. `known`: the migrations of this version. */
export const isOlder = (applied: readonly string[], known: readonly string[]): boolean =>
  applied.length > 0 &&
  !applied.includes(lastReplaced) &&
  !known.some((name) => isOfBaseline(name) && applied.includes(name));
