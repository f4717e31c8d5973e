/**
 * Loader data in turbo-stream format, which React Router's browser side decodes. It is one flat list: an
 * object is `{"_KEY":VALUE}`, an array `[VALUE]`, with list indexes as keys and values. Every string is in
 * the list once.
 */

/** Values that turbo-stream encodes as a negative number instead of an index. */
const codes = new Map<unknown, number>([
  [undefined, -7],
  [null, -5],
  [Number.NaN, -2],
  [Number.POSITIVE_INFINITY, -6],
  [Number.NEGATIVE_INFINITY, -3],
]);

/**
 * A list of encoded JSON values. Throws for anything else. A list with `before` continues that one, whose
 * values it may refer to; `before` must not have a predecessor itself.
 */
export class FlatList {
  readonly items: string[] = [];
  readonly #places = new Map<unknown, number>();
  readonly #before: FlatList | undefined;
  readonly #start: number;

  constructor(before?: FlatList) {
    this.#before = before;
    this.#start = before?.end ?? 0;
  }

  /** The index of the next value. */
  get end(): number {
    return this.#start + this.items.length;
  }

  /** Returns the index of a value, and adds the value if it is new. */
  add(value: unknown): number {
    const before = this.#before;
    const known = this.#places.get(value) ?? (before === undefined ? undefined : before.#places.get(value));
    if (known !== undefined) return known;
    const code = typeof value === 'string' ? undefined : codes.get(value);
    if (code !== undefined) return code;
    const place = this.end;
    this.#places.set(value, place);
    const at = this.items.push('') - 1;
    this.items[at] = typeof value === 'object' ? this.#write(value as object) : this.#writeSimple(value);
    return place;
  }

  #writeSimple(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return JSON.stringify(value);
    throw new TypeError(`A ${typeof value} is not JSON.`);
  }

  #write(value: object): string {
    if (Array.isArray(value)) {
      let list = '[';
      for (let i = 0; i < value.length; i++) list += i === 0 ? this.add(value[i]) : `,${this.add(value[i])}`;
      return `${list}]`;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError(`A ${value.constructor?.name} is not JSON.`);
    let fields = '';
    for (const key in value) {
      const field = `"_${this.add(key)}":${this.add((value as Record<string, unknown>)[key])}`;
      fields += fields === '' ? field : `,${field}`;
    }
    return `{${fields}}`;
  }
}
