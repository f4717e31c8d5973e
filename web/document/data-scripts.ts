import { FlatList } from './flat-data.ts';

/** Loader data by the id of its route. */
export type LoaderData = Readonly<Record<string, unknown>>;

// Within a script of a page nothing may look like its end; in JSON the sign can be written so.
const written = (json: string): string => json.replaceAll('<', '\\u003c');

const dataId = 'page-data';
const controller = 'window.__reactRouterContext.streamController';
const begin = Buffer.from(`<script type="application/json" id="${dataId}">`);
/** The script that hands the data over; its hash stands in the policy of every page. */
export const handOver = `${controller}.enqueue(document.getElementById('${dataId}').textContent);${controller}.close();`;
const end = `</script><script>${handOver}</script>`;

/** The part of the data that every page with the same texts begins with. */
type Beginning = { list: FlatList; bytes: Buffer };

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
  const bytes = Buffer.concat([begin, Buffer.from(written(`[${list.items.join(',')},`))]);
  const made = { list, bytes };
  beginnings.set(key, made);
  return made;
}

/**
 * The end of a page's body that hands the loaders' data to React Router in the browser: data that never runs, so no policy
 * asks for its hash, and a script that is the same on all pages. The first piece is shared by the pages with these texts.
 * Throws for data that is no JSON.
 */
export function dataScripts(data: LoaderData): [shared: Buffer, own: string] {
  const { list, bytes } = beginningOf(data);
  const own = new FlatList(list);
  own.add(data);
  return [bytes, `${written(own.items.join(','))}]\n${end}`];
}
