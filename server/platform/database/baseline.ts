/**
 * The last of the migrations that the baseline replaced (decision 210). A file up to this name
 * belongs to the baseline. A later one is a migration after it.
 */
export const lastReplaced = '1321_search_in_memory.sql';

/** The last version with the migrations that the baseline replaced, as its commit. */
export const lastVersionBefore = '7e44dd93ffa8';

/** Returns whether a migration of this version belongs to the baseline. */
export const isOfBaseline = (name: string): boolean => name <= lastReplaced;

/**
 * The relation of a schema to the baseline. `current`: it is empty, or was made by the baseline or marked with it.
 * `unmarked`: it has the tables of the baseline by the migrations that the baseline replaced. `older`: it has only a part
 * of those.
 */
export type Standing = 'current' | 'unmarked' | 'older';

/** Returns the standing of a schema by its migrations. `known`: those of this version. */
export function standingOf(applied: readonly string[], known: readonly string[]): Standing {
  if (applied.length === 0 || known.some((name) => isOfBaseline(name) && applied.includes(name)))
    return 'current';
  return applied.includes(lastReplaced) ? 'unmarked' : 'older';
}

/** Returns the files that make the schema of a database with these migrations, in order. `known`: those of this version. */
export const filesOfSchema = (applied: readonly string[], known: readonly string[]): string[] =>
  applied.includes(lastReplaced)
    ? [...known.filter(isOfBaseline), ...applied.filter((name) => !isOfBaseline(name))]
    : [...applied];
