import { IntColumn, StringInterner } from './columns.ts';

/**
 * The values of one filter that products have. Few differ in what they have, so a slot holds the number of a list of
 * values, and each list stands here once.
 */
export class Values {
  private readonly known = new StringInterner();
  /** The values; they have numbers. */
  readonly names = new StringInterner();
  /** The lists by their numbers: values by theirs, each once. */
  readonly lists: (readonly number[])[] = [];
  /** The list of each slot. */
  readonly column = new IntColumn();

  /** Notes the values of the next slot; empty ones are none. */
  push(values: readonly string[]): void {
    const list = this.known.of(values.join('\u001f'));
    this.lists[list] ??= [...new Set(values.filter(Boolean))].map((value) => this.names.of(value));
    this.column.push(list);
  }
}
