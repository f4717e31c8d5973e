/** Collecting errors and printing them as a Markdown table. */

/** Errors by name, in the order in which the names first came. */
export type Errors = Map<string, number[]>;

/** Adds the size of one error. */
export function note(errors: Errors, name: string, error: number): void {
  const list = errors.get(name) ?? [];
  list.push(Math.abs(error));
  errors.set(name, list);
}

/** Mean, 95th percentile and greatest of some errors. */
export function summary(list: readonly number[]): { mean: number; p95: number; max: number } {
  const sorted = [...list].sort((a, b) => a - b);
  return {
    mean: sorted.reduce((sum, each) => sum + each, 0) / sorted.length,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

/** A Markdown table of rows under a heading row, its columns aligned. */
export function markdown(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Rows name, count, mean, p95, max, promise; `promise` by name where there is one. */
export function errorTable(errors: Errors, unit: string, promise: Record<string, number> = {}): string {
  const rows = [...errors].map(([name, list]) => {
    const { mean, p95, max } = summary(list);
    const promised = promise[name];
    const verdict = promised === undefined ? '' : `${promised} ${max <= promised ? 'kept' : '**MISSED**'}`;
    return [name, String(list.length), mean.toFixed(3), p95.toFixed(3), max.toFixed(3), verdict];
  });
  return markdown(['', 'cases', `mean ${unit}`, 'p95', 'greatest', 'promise'], rows);
}
