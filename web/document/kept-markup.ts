/**
 * Markup that the server writes once and uses again: the inside of an element by all that it is drawn from. It is cut
 * out of the first page that has it, so it is what React writes there, to the letter. It is kept as bytes, and React
 * writes a sign in its place: what was written before is neither joined nor encoded again.
 */

/** Bytes held at most; the least used go first. */
const MOST = 4_000_000;

const held = new Map<string, Buffer>();
let size = 0;

/** Elements of the page that is being written whose insides are not known yet, by the number in their mark. */
let awaited: { tag: string; key: string }[] = [];
/** Insides that stand in it, by the number in their sign. */
let placed: Buffer[] = [];

/** The attribute that marks an element whose inside is to be cut out; no page leaves the server with it. */
export const MARK = 'data-awaited';
const marks = / data-awaited="\d+"/g;

// Nobody who writes for a page knows it.
let secret = '';
function sign(n: number): string {
  secret ||= Math.random().toString(36).slice(2);
  return `<!--${secret} ${n}-->`;
}

/** The text with bytes in the place of their signs. */
const whole = (text: string): string =>
  text.includes('<!--')
    ? placed.reduce((done, markup, n) => done.replace(sign(n), () => markup.toString()), text)
    : text;

/** What stands for the inside of an element until the page is sent, if the inside is known. */
export function keptMarkup(key: string): string | undefined {
  const markup = held.get(key);
  if (markup === undefined) return undefined;
  held.delete(key);
  held.set(key, markup);
  return sign(placed.push(markup) - 1);
}

/** Asks for the inside of an element to be cut out of the page under way; answers the number of its mark. */
export const awaitMarkup = (tag: string, key: string): number => awaited.push({ tag, key }) - 1;

function forget(key: string): void {
  const markup = held.get(key);
  if (markup === undefined) return;
  held.delete(key);
  size -= key.length + markup.length;
}

function keep(key: string, markup: Buffer): void {
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

/** Cuts out what is new in the page and keeps it; answers the page without its marks. */
function keepNew(html: string): string {
  // They stand in the order in which they were asked for.
  let reached = 0;
  awaited.forEach(({ tag, key }, n) => {
    const from = html.indexOf(`<${tag} ${MARK}="${n}"`, reached);
    // Asked for and then not drawn: what stood around it was given up.
    if (from < 0) return;
    reached = from;
    const inside = html.slice(html.indexOf('>', from) + 1, endOf(html, tag, from));
    keep(key, Buffer.from(whole(inside.replace(marks, ''))));
  });
  return html.replace(marks, '');
}

/** Writes a page by `render`, which must not wait, and keeps what is new in it: text, and bytes where some were known. */
export function writePage(render: () => string): (string | Buffer)[] {
  awaited = [];
  placed = [];
  const written = render();
  const html = awaited.length > 0 ? keepNew(written) : written;
  const pieces: (string | Buffer)[] = [];
  let from = 0;
  placed.forEach((markup, n) => {
    const own = sign(n);
    const at = html.indexOf(own, from);
    if (at < 0) return;
    pieces.push(html.slice(from, at), markup);
    from = at + own.length;
  });
  pieces.push(html.slice(from));
  return pieces;
}
