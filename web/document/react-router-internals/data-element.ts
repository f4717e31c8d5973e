/** Loader data by route id. */
export type LoaderData = Readonly<Record<string, unknown>>;

const begin = '<script type="application/json" id="page-data">';

// Escapes `<` as JSON allows, so that no text can end the script element.
const inElement = (json: string): string => `${begin}${json.replaceAll('<', '\\u003c')}</script>`;

/** The JSON of each table of texts, which is the same object in every render (`loadTexts`). */
const written = new WeakMap<object, string>();

/** Returns a value as JSON. Fields without a value are left out. Throws for anything that is not JSON. */
function write(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError(`${value} is not JSON.`);
  let fields = '';
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue;
    fields += `${fields && ','}${JSON.stringify(key)}:${key === 'texts' ? writeTexts(one) : write(one)}`;
  }
  return `{${fields}}`;
}

/** Returns the tables of texts as JSON. They are half of the data, so what is written of each is kept. */
function writeTexts(texts: unknown): string {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return write(texts);
  const tables = Object.entries(texts).map(([feature, table]) => {
    if (typeof table !== 'object' || table === null) return `${JSON.stringify(feature)}:${write(table)}`;
    let json = written.get(table);
    if (json === undefined) {
      json = write(table);
      written.set(table, json);
    }
    return `${JSON.stringify(feature)}:${json}`;
  });
  return `{${tables.join(',')}}`;
}

/**
 * Returns the element at the end of a page's body that holds the data of loaders that succeeded. `hand-over.ts` passes it
 * to React Router in the browser. It never runs, so the CSP needs no hash of it. Throws for data that is not JSON.
 */
export const dataElement = (loaderData: LoaderData): string => inElement(write(loaderData));

/** Returns the same element for data that React Router's own handler has written, in turbo-stream format. */
export const streamElement = (turboStream: string): string => inElement(turboStream);
