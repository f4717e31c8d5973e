import { joinList, splitList } from '#contract/core/rules.ts';

/**
 * Returns the entries of a text, joined as the form holds them: split at commas and line breaks, without empty and repeated
 * ones. `\,` is a comma inside an entry.
 */
export const joinEntries = (text: string): string =>
  joinList([...new Set(text.split(/\r?\n/).flatMap(splitList))]);

/** Returns the entries of a joined list as they are typed, one a line. */
export const toLines = (joined: string): string =>
  splitList(joined)
    .map((entry) => joinList([entry]))
    .join('\n');
