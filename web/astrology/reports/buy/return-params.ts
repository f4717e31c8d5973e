/** The fields of a report's URL. */
type Fields = Record<string, string>;

function fromJson(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    return Object.fromEntries(
      Object.entries(found)
        .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
        .map(([name, value]) => [name, String(value)]),
    );
  } catch {
    return null;
  }
}

/** Parses the `data` parameter: JSON, URL-encoded once or twice. */
function packed(data: string): Fields {
  const once = fromJson(data);
  if (once) return once;
  try {
    return fromJson(decodeURIComponent(data)) ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns the fields of a result page: each from its own parameter, else from `data`. A space in place of a `+`
 * (offsets in hand-written URLs) is read as `+`.
 */
export function returnParams<F extends string>(
  search: URLSearchParams,
  fields: readonly F[],
): { orderId: string | null; params: Partial<Record<F, string>> } {
  const data = packed(search.get('data') ?? '');
  const of = (name: string): string | undefined => {
    const value = search.get(name) || data[name];
    return value ? value.replace(/(T\d\d:\d\d(?::\d\d)?) (\d\d:\d\d)$/, '$1+$2') : undefined;
  };
  const params = Object.fromEntries(
    fields.flatMap((field) => {
      const value = of(field);
      return value === undefined ? [] : [[field, value]];
    }),
  ) as Partial<Record<F, string>>;
  return { orderId: of('order_id') ?? null, params };
}
