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

function writeSimple(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return JSON.stringify(value);
  throw new TypeError(`A ${typeof value} is not JSON.`);
}

/** A flat list under way. */
export type FlatList = {
  /** The items so far, in JSON. */
  readonly items: string[];
  /** Returns the index of a value, and adds the value if it is new. Throws for anything that is not JSON. */
  add(value: unknown): number;
  /** Returns the index of a value that is in the list. */
  placeOf(value: unknown): number | undefined;
  /** Returns the number of items, with those of the beginning. */
  length(): number;
};

/** Creates a list that continues `beginning`, whose values it refers to and which must not change any more. */
export function createFlatList(beginning?: FlatList): FlatList {
  const items: string[] = [];
  const start = beginning?.length() ?? 0;
  const places = new Map<unknown, number>();
  const placeOf = (value: unknown): number | undefined => places.get(value) ?? beginning?.placeOf(value);

  function add(value: unknown): number {
    const known = placeOf(value);
    if (known !== undefined) return known;
    const code = typeof value === 'string' ? undefined : codes.get(value);
    if (code !== undefined) return code;
    const at = items.push('') - 1;
    places.set(value, start + at);
    items[at] = typeof value === 'object' ? write(value as object) : writeSimple(value);
    return start + at;
  }

  function write(value: object): string {
    if (Array.isArray(value)) {
      let list = '[';
      for (let i = 0; i < value.length; i++) list += i === 0 ? add(value[i]) : `,${add(value[i])}`;
      return `${list}]`;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError(`A ${value.constructor?.name} is not JSON.`);
    let fields = '';
    for (const key in value) {
      const field = `"_${add(key)}":${add((value as Record<string, unknown>)[key])}`;
      fields += fields === '' ? field : `,${field}`;
    }
    return `{${fields}}`;
  }

  return { items, add, placeOf, length: () => start + items.length };
}
