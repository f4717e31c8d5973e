import { FlatList } from './flat-data.ts';

/** Loader data by route id. */
export type LoaderData = Readonly<Record<string, unknown>>;

// Escapes `<` as JSON allows, so that no text can end the script element.
const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

const dataId = 'page-data';
const controller = 'window.__reactRouterContext.streamController';
const begin = Buffer.from(`<script type="application/json" id="${dataId}">`);
/** The inline script that passes the data to React Router. Every page's CSP contains its hash. */
export const handoffScript = `${controller}.enqueue(document.getElementById('${dataId}').textContent);${controller}.close();`;
const end = `</script><script>${handoffScript}</script>`;

/** The encoded prefix that all pages with the same texts share. */
type Prefix = { list: FlatList; bytes: Buffer };

const prefixes = new Map<string, Prefix>();
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(texts: object): number {
  const known = numbers.get(texts);
  if (known !== undefined) return known;
  numbers.set(texts, ++last);
  return last;
}

/** Returns the texts (`loadTexts`) in the data. They are the same objects on every page. */
function textsIn(data: LoaderData): Set<object> {
  const found = new Set<object>();
  for (const id in data) {
    const texts = (data[id] as { texts?: Record<string, object> } | null | undefined)?.texts;
    for (const feature in texts) found.add(texts[feature] as object);
  }
  return found;
}

function prefixOf(data: LoaderData): Prefix {
  const texts = textsIn(data);
  let key = '';
  for (const one of texts) key += `${numberOf(one)} `;
  const known = prefixes.get(key);
  if (known) return known;
  const list = new FlatList();
  // React Router expects an object with its three parts first. The loader data follows right after the
  // prefix.
  const root = {};
  list.add(root);
  const [loaderData, actionData, errors] = ['loaderData', 'actionData', 'errors'].map((part) =>
    list.add(part),
  );
  for (const one of texts) list.add(one);
  list.items[0] = `{"_${loaderData}":${list.end},"_${actionData}":-5,"_${errors}":-5}`;
  const bytes = Buffer.concat([begin, Buffer.from(escapeJson(`[${list.items.join(',')},`))]);
  const made = { list, bytes };
  prefixes.set(key, made);
  return made;
}

/**
 * Returns the end of a page's body, which passes the loader data to React Router in turbo-stream format. The
 * data is in a JSON script that never runs, so the CSP needs no hash of it. The script that reads it is the
 * same on all pages. The first piece is shared by all pages with the same texts.
 * Throws for data that is not JSON.
 */
export function dataScripts(data: LoaderData): [shared: Buffer, own: string] {
  const { list, bytes } = prefixOf(data);
  const own = new FlatList(list);
  own.add(data);
  return [bytes, `${escapeJson(own.items.join(','))}]\n${end}`];
}
