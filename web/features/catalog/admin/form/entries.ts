import { joinList, splitList } from '#contract/core/rules.ts';

/** Returns the entries of a text with one entry a line, joined as the form holds them. Empty and repeated lines are left out. */
export function joinLines(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return joinList([...new Set(lines.filter(Boolean))]);
}

/** Returns the entries of a joined list, one a line. */
export const toLines = (joined: string): string => splitList(joined).join('\n');
