const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();

/** Returns how well a folded name answers a folded query: 0 the name itself to 3 somewhere inside; -1 not at all. */
function rankOf(name: string, query: string): number {
  if (name === query) return 0;
  // A twin bears its district in brackets behind its name.
  if (name.startsWith(`${query} (`)) return 0;
  if (name.startsWith(query)) return 1;
  const at = name.indexOf(query);
  if (at < 0) return -1;
  return /[\p{L}\p{M}\p{N}]/u.test(name[at - 1] ?? '') ? 3 : 2;
}

/**
 * Returns the names that contain what was typed, best first: the name itself, names that begin with it, names with a
 * word that does, then the rest. Names of one rank keep their order. Latin accents and the nukta do not count.
 */
export function rankMatches(names: readonly string[], typed: string): string[] {
  const query = fold(typed);
  return names
    .map((name) => ({ name, rank: rankOf(fold(name), query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}
