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

/** How a sign begins; its number and its end follow. Nobody who writes for a page knows it. */
let opening = '';
const closing = '-->';

function sign(n: number): string {
  opening ||= `<!--${Math.random().toString(36).slice(2)} `;
  return opening + n + closing;
}

/** A text in pieces: itself, and bytes in the place of their signs. */
function piecesOf(text: string): (string | Buffer)[] {
  const pieces: (string | Buffer)[] = [];
  let from = 0;
  if (placed.length > 0)
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, from)) {
      const end = text.indexOf(closing, at);
      pieces.push(text.slice(from, at), placed[Number(text.slice(at + opening.length, end))] as Buffer);
      from = end + closing.length;
    }
  pieces.push(text.slice(from));
  return pieces;
}

/** What stands for the inside of an element until the page is sent, if the inside is known. */
export function keptMarkup(key: string): string | undefined {
  const markup = held.get(key);
  if (markup === undefined) return undefined;
  held.delete(key);
  held.set(key, markup);
  return sign(placed.push(markup) - 1);
}

/** Asks for the inside of an element to be cut out of the page under way; answers the number of its mark. */
export const captureMarkup = (tag: string, key: string): number => awaited.push({ tag, key }) - 1;

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

/** A text as bytes with memory of their own: what is kept long must not hold a piece shared with others. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Cuts out what is new in the page and keeps it; answers the page without its marks. */
function keepNew(html: string): string {
  // As a rule they stand in the order in which they were asked for.
  let reached = 0;
  awaited.forEach(({ tag, key }, n) => {
    const mark = `<${tag} ${MARK}="${n}"`;
    const ahead = html.indexOf(mark, reached);
    const from = ahead < 0 ? html.indexOf(mark) : ahead;
    // Asked for and then not drawn: what stood around it was given up.
    if (from < 0) return;
    reached = from;
    const inside = html.slice(html.indexOf('>', from) + 1, endOf(html, tag, from));
    keep(key, bytesOf(piecesOf(inside.replace(marks, '')).join('')));
  });
  return html.replace(marks, '');
}

/** Writes a page by `render`, which must not wait, and keeps what is new in it: text, and bytes where some were known. */
export function writePage(render: () => string): (string | Buffer)[] {
  awaited = [];
  placed = [];
  const written = render();
  return piecesOf(awaited.length > 0 ? keepNew(written) : written);
}
