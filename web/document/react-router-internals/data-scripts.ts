import { createFlatList, type FlatList } from './flat-data.ts';

/** Loader data by route id. */
export type LoaderData = Readonly<Record<string, unknown>>;

// Escapes `<` as JSON allows, so that no text can end the script element.
const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

const dataId = 'page-data';
const controller = 'window.__reactRouterContext.streamController';
const begin = `<script type="application/json" id="${dataId}">`;
/** The inline script that passes the data to React Router. Every page's CSP contains its hash. */
export const handoffScript = `${controller}.enqueue(document.getElementById('${dataId}').textContent);${controller}.close();`;
const end = `</script><script>${handoffScript}</script>`;

/**
 * Returns the end of a page's body, which passes loader data in turbo-stream format to React Router. The data is
 * in a JSON script that never runs, so the CSP needs no hash of it. The script that reads it is the same on all
 * pages.
 */
export const handOver = (turboStream: string): string => `${begin}${escapeJson(turboStream)}${end}`;

/** The list of all texts of a page, and what it begins the element with: equal on all pages with the same texts. */
type Beginning = { list: FlatList; written: string };
/** The shop has some hundred pages in two languages. */
const maxBeginnings = 500;
const beginnings = new Map<string, Beginning>();

const numbers = new WeakMap<object, number>();
let last = 0;
/** Returns the number of an object, by which keys name it. */
function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, ++last);
  return last;
}

/** Returns the texts in the data, which are the same objects in every render (`loadTexts`). */
function textsIn(loaderData: LoaderData): Set<object> {
  const found = new Set<object>();
  for (const id in loaderData) {
    const { texts } = (loaderData[id] ?? {}) as { texts?: Record<string, object> };
    for (const feature in texts) found.add(texts[feature] as object);
  }
  return found;
}

/** Returns the beginning of a page's data. A page has the same texts in every render, so there are as many as pages. */
function beginningOf(loaderData: LoaderData): Beginning {
  const texts = textsIn(loaderData);
  let key = '';
  for (const one of texts) key += `${numberOf(one)} `;
  const known = beginnings.get(key);
  if (known) return known;
  const list = createFlatList();
  // React Router expects an object with its three parts first. The loaders' data follows right after the texts.
  list.add({});
  const [data, action, errors] = ['loaderData', 'actionData', 'errors'].map(list.add);
  for (const one of texts) list.add(one);
  list.items[0] = `{"_${data}":${list.length()},"_${action}":-5,"_${errors}":-5}`;
  const made = { list, written: `${begin}${escapeJson(`[${list.items.join(',')},`)}` };
  // A loader that made its texts anew would fill the memory.
  if (beginnings.size < maxBeginnings) beginnings.set(key, made);
  return made;
}

/**
 * Hands over the data of loaders that succeeded ({@link handOver}). Throws for data that is not JSON. What is written of
 * the texts, half of the data, is kept.
 */
export function dataScripts(loaderData: LoaderData): string {
  const { list, written } = beginningOf(loaderData);
  const own = createFlatList(list);
  own.add(loaderData);
  return `${written}${escapeJson(own.items.join(','))}]\n${end}`;
}
