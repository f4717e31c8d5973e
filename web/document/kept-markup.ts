/**
 * Markup that the server writes once and uses again: the inside of an element by all that it is drawn from. It is cut
 * out of the first page that has it, so it is what React writes there, to the letter.
 */

/** Characters held at most; the least used go first. */
const MOST = 4_000_000;

const held = new Map<string, string>();
let size = 0;

/** Elements of the page that is being written whose insides are not known yet, by the number in their mark. */
let awaited: { tag: string; key: string }[] = [];

/** The attribute that marks an element whose inside is to be cut out; no page leaves the server with it. */
export const MARK = 'data-awaited';
const marks = / data-awaited="\d+"/g;

/** The inside of an element, if it is known. */
export function keptMarkup(key: string): string | undefined {
  const markup = held.get(key);
  if (markup === undefined) return undefined;
  held.delete(key);
  held.set(key, markup);
  return markup;
}

/** Asks for the inside of an element to be cut out of the page under way; answers the number of its mark. */
export const awaitMarkup = (tag: string, key: string): number => awaited.push({ tag, key }) - 1;

function forget(key: string): void {
  const markup = held.get(key);
  if (markup === undefined) return;
  held.delete(key);
  size -= key.length + markup.length;
}

function keep(key: string, markup: string): void {
  forget(key);
  held.set(key, markup);
  size += key.length + markup.length;
  for (const oldest of held.keys()) {
    if (size <= MOST) break;
    forget(oldest);
  }
}

/** Where the element that opens at `from` is closed: elements of the same name may stand in it. */
function endOf(html: string, tag: string, from: number): number {
  const edges = new RegExp(`<(/?)${tag}[ >]`, 'g');
  edges.lastIndex = from;
  let open = 0;
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    open += edge[1] ? -1 : 1;
    if (open === 0) return edge.index;
  }
  throw new Error(`<${tag}> is not closed.`);
}

/** Writes a page by `render`, which must not wait, and keeps what is new in it. */
export function writePage(render: () => string): string {
  awaited = [];
  const html = render();
  const wanted = awaited;
  if (wanted.length === 0) return html;
  // They stand in the order in which they were asked for.
  let reached = 0;
  wanted.forEach(({ tag, key }, n) => {
    const from = html.indexOf(`<${tag} ${MARK}="${n}"`, reached);
    // Asked for and then not drawn: what stood around it was given up.
    if (from < 0) return;
    reached = from;
    const inside = html.slice(html.indexOf('>', from) + 1, endOf(html, tag, from));
    // A copy of its own: a slice would hold the whole page.
    keep(key, Buffer.from(inside.replace(marks, '')).toString());
  });
  return html.replace(marks, '');
}
