/**
 * Cache of HTML fragments: the children of an element, by a key of everything they depend on. A fragment is
 * cut out of the first page that contains it, so it is exactly what React renders. It is stored as bytes. On
 * later pages React renders a placeholder, so that fragments are neither joined nor encoded again.
 */

/** Maximum total size in bytes (LRU). */
const MAX_BYTES = 4_000_000;

const fragments = new Map<string, Buffer>();
let size = 0;

/** Elements of the current page whose children are not cached yet, by the number in their mark. */
let pending: { tag: string; key: string }[] = [];
/** Fragments on the current page, by the number in their placeholder. */
let used: Buffer[] = [];

/**
 * The attribute that marks an element whose children are to be cached. It is removed before the page is sent.
 */
export const MARK = 'data-awaited';
const marks = / data-awaited="\d+"/g;

/**
 * The start of a placeholder; its number and its end follow. It is random, so no author's text can contain
 * it.
 */
let opening = '';
const closing = '-->';

function placeholder(n: number): string {
  opening ||= `<!--${Math.random().toString(36).slice(2)} `;
  return opening + n + closing;
}

/** Splits a text at its placeholders and puts the fragments' bytes in their place. */
function piecesOf(text: string): (string | Buffer)[] {
  const pieces: (string | Buffer)[] = [];
  let from = 0;
  if (used.length > 0)
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, from)) {
      const end = text.indexOf(closing, at);
      pieces.push(text.slice(from, at), used[Number(text.slice(at + opening.length, end))] as Buffer);
      from = end + closing.length;
    }
  pieces.push(text.slice(from));
  return pieces;
}

/** Returns the placeholder of a cached fragment, or undefined. */
export function fragmentPlaceholder(key: string): string | undefined {
  const markup = fragments.get(key);
  if (markup === undefined) return undefined;
  fragments.delete(key);
  fragments.set(key, markup);
  return placeholder(used.push(markup) - 1);
}

/** Requests that an element's children be cut out of the current page. Returns the number for its mark. */
export const captureMarkup = (tag: string, key: string): number => pending.push({ tag, key }) - 1;

function forget(key: string): void {
  const markup = fragments.get(key);
  if (markup === undefined) return;
  fragments.delete(key);
  size -= key.length + markup.length;
}

function store(key: string, markup: Buffer): void {
  forget(key);
  fragments.set(key, markup);
  size += key.length + markup.length;
  for (const oldest of fragments.keys()) {
    if (size <= MAX_BYTES) break;
    forget(oldest);
  }
}

/**
 * Returns the index of the closing tag of the element that opens at `from`. Elements of the same name may be
 * nested.
 */
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

/** Encodes a text into memory of its own: a long-lived slice would pin Node's whole buffer pool. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Caches the new fragments of a page. Returns the page without its marks. */
function storeNew(html: string): string {
  // They are usually in the order of the requests.
  let reached = 0;
  pending.forEach(({ tag, key }, n) => {
    const mark = `<${tag} ${MARK}="${n}"`;
    const ahead = html.indexOf(mark, reached);
    const from = ahead < 0 ? html.indexOf(mark) : ahead;
    // Requested but not in the output: React discarded the surrounding element.
    if (from < 0) return;
    reached = from;
    const inside = html.slice(html.indexOf('>', from) + 1, endOf(html, tag, from));
    store(key, bytesOf(piecesOf(inside.replace(marks, '')).join('')));
  });
  return html.replace(marks, '');
}

/**
 * Renders a page with `render`, which must be synchronous, and caches its new fragments. Returns text, and
 * bytes for cached fragments.
 */
export function writePage(render: () => string): (string | Buffer)[] {
  pending = [];
  used = [];
  const written = render();
  return piecesOf(pending.length > 0 ? storeNew(written) : written);
}
