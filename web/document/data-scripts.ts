import { FlatList } from './flat-data.ts';

/** Loader data by the id of its route. */
export type LoaderData = Readonly<Record<string, unknown>>;

const unsafe: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '<': '\\u003c',
  '\n': '\\n',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a JavaScript string that may stand in a script of a page. */
const quoted = (text: string): string =>
  `'${text.replace(/[\\'<\n\u2028\u2029]/g, (sign) => unsafe[sign] as string)}'`;

const controller = 'window.__reactRouterContext.streamController';

/** The part of the data that every page with the same texts begins with. */
type Beginning = { list: FlatList; code: string; bytes: Buffer };

const beginnings = new Map<string, Beginning>();
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(texts: object): number {
  const known = numbers.get(texts);
  if (known !== undefined) return known;
  numbers.set(texts, ++last);
  return last;
}

/** The texts (`loadTexts`) in the data. They are the same objects on every page. */
function textsIn(data: LoaderData): Set<object> {
  const found = new Set<object>();
  for (const id in data) {
    const texts = (data[id] as { texts?: Record<string, object> } | null | undefined)?.texts;
    for (const feature in texts) found.add(texts[feature] as object);
  }
  return found;
}

function beginningOf(data: LoaderData): Beginning {
  const texts = textsIn(data);
  let key = '';
  for (const one of texts) key += `${numberOf(one)} `;
  const known = beginnings.get(key);
  if (known) return known;
  const list = new FlatList();
  // What React Router expects first: where its three parts are. The loaders' data is the first after this beginning.
  const root = {};
  list.add(root);
  const [loaderData, actionData, errors] = ['loaderData', 'actionData', 'errors'].map((part) =>
    list.add(part),
  );
  for (const one of texts) list.add(one);
  list.items[0] = `{"_${loaderData}":${list.end},"_${actionData}":-5,"_${errors}":-5}`;
  const code = `${controller}.enqueue(${quoted(`[${list.items.join(',')},`)});`;
  const made = { list, code, bytes: Buffer.from(`<script>${code}</script>`) };
  beginnings.set(key, made);
  return made;
}

/**
 * The scripts that hand the loaders' data to React Router in the browser: one that is the same on all pages with these
 * texts, also as bytes, and the code of the page's own. Throws for data that is no JSON.
 */
export function dataScripts(data: LoaderData): [shared: { code: string; bytes: Buffer }, own: string] {
  const shared = beginningOf(data);
  const own = new FlatList(shared.list);
  own.add(data);
  return [shared, `${controller}.enqueue(${quoted(`${own.items.join(',')}]\n`)});${controller}.close();`];
}
