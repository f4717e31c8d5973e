/** Plain text tables for the terminal. */

/** Columns a text takes on a terminal: Devanagari vowel signs and joiners stand on their letter. */
function width(text: string): number {
  return text.replace(/\p{Mn}|\u200d/gu, '').length;
}

/** Formats the lines of a table with a heading row; columns are as wide as their widest cell. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
      .join('  ')
      .trimEnd();
  return [line(heading), widths.map((each) => '-'.repeat(each)).join('  '), ...rows.map(line)].join('\n');
}

/** Formats degrees as 12\u00b034'56" within a sign or a circle. */
export function degrees(value: number): string {
  const seconds = Math.round(value * 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}\u00b0${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}
