import { IntColumn, StringInterner } from './columns.ts';

/**
 * The values of one filter. Many products share the same values, so each distinct list is stored once, and a slot holds
 * the id of its list.
 */
export class Values {
  private readonly known = new StringInterner();
  /** Assigns ids to values. */
  readonly names = new StringInterner();
  /** The lists by id. Each holds distinct value ids. */
  readonly lists: (readonly number[])[] = [];
  /** The list id of each slot. */
  readonly column = new IntColumn();

  /** Appends the values of the next slot. Empty values are ignored. */
  push(values: readonly string[]): void {
    const list = this.known.of(values.join('\u001f'));
    this.lists[list] ??= [...new Set(values.filter(Boolean))].map((value) => this.names.of(value));
    this.column.push(list);
  }
}
