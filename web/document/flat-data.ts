/**
 * Loader data in the form in which React Router's browser side reads it ("turbo-stream"): one flat list, where an
 * object is `{"_KEY":VALUE}` and an array `[VALUE]` of places in the list, and every string stands once.
 */

/** What has a sign instead of a place. */
const signs = new Map<unknown, number>([
  [undefined, -7],
  [null, -5],
  [Number.NaN, -2],
  [Number.POSITIVE_INFINITY, -6],
  [Number.NEGATIVE_INFINITY, -3],
]);

/** A list that grows by what is JSON, and by nothing else: after `before`, whose values it uses, when there is one (which stands after none). */
export class FlatList {
  readonly items: string[] = [];
  readonly #places = new Map<unknown, number>();
  readonly #before: FlatList | undefined;
  readonly #start: number;

  constructor(before?: FlatList) {
    this.#before = before;
    this.#start = before?.end ?? 0;
  }

  /** The place of the next value. */
  get end(): number {
    return this.#start + this.items.length;
  }

  /** The place of a value, which is added if it is not there yet. */
  add(value: unknown): number {
    const before = this.#before;
    const known = this.#places.get(value) ?? (before === undefined ? undefined : before.#places.get(value));
    if (known !== undefined) return known;
    const sign = typeof value === 'string' ? undefined : signs.get(value);
    if (sign !== undefined) return sign;
    const place = this.end;
    this.#places.set(value, place);
    const at = this.items.push('') - 1;
    this.items[at] = typeof value === 'object' ? this.#write(value as object) : this.#writeSimple(value);
    return place;
  }

  #writeSimple(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return JSON.stringify(value);
    throw new TypeError(`A ${typeof value} is no JSON.`);
  }

  #write(value: object): string {
    if (Array.isArray(value)) {
      let list = '[';
      for (let i = 0; i < value.length; i++) list += i === 0 ? this.add(value[i]) : `,${this.add(value[i])}`;
      return `${list}]`;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError(`A ${value.constructor?.name} is no JSON.`);
    let fields = '';
    for (const key in value) {
      const field = `"_${this.add(key)}":${this.add((value as Record<string, unknown>)[key])}`;
      fields += fields === '' ? field : `,${field}`;
    }
    return `{${fields}}`;
  }
}
