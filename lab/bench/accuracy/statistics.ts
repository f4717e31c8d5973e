/** Collects errors and prints them as a Markdown table. */

/** Errors by name, in order of first appearance. */
export type Errors = Map<string, number[]>;

/** Adds the absolute value of one error. */
export function note(errors: Errors, name: string, error: number): void {
  const list = errors.get(name) ?? [];
  list.push(Math.abs(error));
  errors.set(name, list);
}

/** Returns mean, 95th percentile and maximum. */
export function summary(list: readonly number[]): { mean: number; p95: number; max: number } {
  const sorted = [...list].sort((a, b) => a - b);
  return {
    mean: sorted.reduce((sum, each) => sum + each, 0) / sorted.length,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

/** Returns an aligned Markdown table with a heading row. */
export function markdown(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Returns the table of name, count, mean, p95, max and promise, which is given by name. */
export function errorTable(errors: Errors, unit: string, promise: Record<string, number> = {}): string {
  const rows = [...errors].map(([name, list]) => {
    const { mean, p95, max } = summary(list);
    const promised = promise[name];
    const verdict = promised === undefined ? '' : `${promised} ${max <= promised ? 'kept' : '**MISSED**'}`;
    return [name, String(list.length), mean.toFixed(3), p95.toFixed(3), max.toFixed(3), verdict];
  });
  return markdown(['', 'cases', `mean ${unit}`, 'p95', 'greatest', 'promise'], rows);
}
