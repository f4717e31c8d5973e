import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader opens it. */
export type ReadPdf = {
  pages: number;
  title: string;
  /** The language tag of the document: "en-IN". */
  lang: string;
  /** The text of each page. */
  texts: string[];
  /** The titles of the outline. */
  outline: string[];
  /** The distinct widths and heights of the pages, in points. */
  sizes: string[];
  /** The number of links within the document. */
  links: number;
  /** The number of drawn glyphs. */
  glyphs: number;
  /** Boxes drawn where a font had no glyph (.notdef), with their page. */
  boxes: string[];
};

type Drawn = { originalCharCode: number; unicode: string } | number;

/** Reads a PDF. Each of our fonts is embedded as a subset whose glyph 0 is the box of a missing glyph. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const outline = (await pdf.getOutline()) ?? [];
  const read: ReadPdf = {
    pages: pdf.numPages,
    title: info.Title ?? '',
    lang: info.Language ?? '',
    texts: [],
    outline: outline.map(({ title }) => title),
    sizes: [],
    links: 0,
    glyphs: 0,
    boxes: [],
  };
  const sizes = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    read.texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const [, , width = 0, height = 0] = page.view;
    sizes.add(`${Math.round(width)} x ${Math.round(height)}`);
    read.links += (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link').length;
    const { fnArray, argsArray } = await page.getOperatorList();
    fnArray.forEach((operator, i) => {
      if (operator !== OPS.showText) return;
      for (const glyph of argsArray[i][0] as Drawn[]) {
        if (typeof glyph === 'number') continue;
        read.glyphs += 1;
        if (glyph.originalCharCode === 0) read.boxes.push(`page ${number}: ${glyph.unicode}`);
      }
    });
    page.cleanup();
  }
  read.sizes = [...sizes];
  await loading.destroy();
  return read;
}

/** A text of a page: its left and right end, its baseline and its size, in points from the lower left corner. */
export type Placed = { text: string; x: number; end: number; y: number; size: number };

type Item = { str: string; transform: number[]; width: number };

/** Returns where the texts of a page are. Turned texts and spaces are left out. */
const placedOf = (items: readonly (Item | object)[]): Placed[] =>
  items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '' || item.transform[1] !== 0) return [];
    const { transform, width, str: text } = item;
    const [size = 0, , , , x = 0, y = 0] = transform;
    return [{ text, x, end: x + width, y, size }];
  });

/** Returns where the texts of each page are. */
export async function readPlaces(bytes: Uint8Array): Promise<Placed[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: Placed[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pages.push(placedOf((await page.getTextContent()).items));
    page.cleanup();
  }
  await loading.destroy();
  return pages;
}

/** Lists texts of a PDF that leave their page, and texts of a running header or footer that touch each other. */
export async function findOverruns(bytes: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const placed = placedOf(items);
    const say = (what: string, { text }: Placed) => found.push(`page ${number} ${what}: ${text}`);
    for (const one of placed)
      if (one.x < 0 || one.end > width || one.y < 0 || one.y > height) say('leaves the page', one);
    for (const isIn of [(y: number) => y > height - 51, (y: number) => y < 51]) {
      const line = placed.filter(({ y }) => isIn(y)).sort((a, b) => a.x - b.x);
      for (const [i, one] of line.entries())
        if ((line[i + 1]?.x ?? width) < one.end - 0.5) say('touches', one);
    }
    page.cleanup();
  }
  await loading.destroy();
  return found;
}
