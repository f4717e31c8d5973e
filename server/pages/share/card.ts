import { brandMark } from '#art/lines/brand-mark.ts';
import { NINE_STONES } from '#art/materials/nine-stones.ts';
import type { ShopMark } from '#contract/base/pdf/documents.ts';
import type { Outline, TextOutlines, Typeface } from './text-outlines.ts';

/**
 * The place of a picture on its card, in pixels from the upper left corner. `cover` fills the place and crops the rest.
 */
export type PicturePlace = {
  left: number;
  top: number;
  width: number;
  height: number;
  fit: 'inside' | 'cover';
};

/** The place of a product's picture. */
export const PICTURE_AT: PicturePlace = { left: 40, top: 35, width: 560, height: 560, fit: 'inside' };
/** The place of a post's cover: the left half, down to the nine stones. */
export const COVER_AT: PicturePlace = { left: 0, top: 0, width: 640, height: 618, fit: 'cover' };

// The light palette of web/styles/tokens.css: a shared picture has no theme.
const ink = '#2b171f';
const soft = '#5b464e';
const manik = '#a11041';
const star = '#d78c00';

type Style = { hand: Typeface; size: number; colour: string };

/** Draws an outline with its base line starting at a point. */
export const drawOutline = ({ path }: Outline, at: { x: number; y: number; colour: string }): string =>
  `<path transform="translate(${at.x} ${at.y})" fill="${at.colour}" d="${path}"/>`;

/** The shop on its cards: its name, and its own pictures; null for the house mark. */
export type CardShop = { name: string; own: ShopMark | null };

/** Draws what stands for the shop in a place: its logo, which has its name, else its mark with `name` beside it. */
export function brandAt(
  { own }: CardShop,
  place: { x: number; y: number; size: number; width: number },
  name: () => string,
): string {
  const { x, y, size, width } = place;
  const picture = (address: string, wide: number) =>
    `<image x="${x}" y="${y}" width="${wide}" height="${size}" preserveAspectRatio="xMinYMid" href="${address}"/>`;
  if (own?.logo) return picture(own.logo.picture, width);
  if (own) return picture(own.icon, size) + name();
  return `<style>.mk{fill:${ink}}.mk-c{fill:${manik}}</style><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${brandMark()}</svg>${name()}`;
}

/** Draws the shop at the head of a card. A long name gets a smaller font before it is cut. */
function brand(outlines: TextOutlines, shop: CardShop, x: number, y: number): string {
  const width = COLUMN_WIDTH - 66;
  const linesIn = (size: number, most: number) =>
    outlines.lines(shop.name, { hand: 'display', size, width, most });
  const size = [38, 30, 24].find((one) => linesIn(one, 9).length === 1) ?? 24;
  return brandAt(shop, { x, y, size: 52, width: COLUMN_WIDTH }, () =>
    linesIn(size, 1)
      .map((line) => drawOutline(line, { x: x + 66, y: y + 38, colour: ink }))
      .join(''),
  );
}

/** Draws the nine stones along the bottom edge. */
const foot = (): string =>
  NINE_STONES.map(
    (fill, i) => `<rect x="${(i * 1200) / 9}" y="618" width="${1200 / 9}" height="12" fill="${fill}"/>`,
  ).join('');

/** Wraps a drawing in an SVG of 1200 by 630 pixels, which every network shows uncropped. */
export const svgDocument = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fdf9f9"/>${body}</svg>`;

/** Draws a block of text from `y` down. Returns the `y` below it. */
function block(
  outlines: TextOutlines,
  text: string,
  at: { x: number; y: number; width: number; most: number; leading: number } & Style,
): { svg: string; y: number } {
  const rows = outlines.lines(text, at);
  const svg = rows.map((row, i) =>
    drawOutline(row, { x: at.x, y: at.y + i * at.leading, colour: at.colour }),
  );
  return { svg: svg.join(''), y: at.y + rows.length * at.leading };
}

/** The content of a product's card. The price is formatted; the rating is null without reviews. */
export type ProductCard = {
  name: string;
  brand: string;
  price: string;
  rating: { average: number; count: number } | null;
  shop: CardShop;
};

const starPath = 'M12 3l2.7 5.9 6.3.8-4.7 4.4 1.3 6.4L12 17.3l-5.6 3.2 1.3-6.4L3 9.7l6.3-.8z';

/** The left edge and the width of a card's text. */
const COLUMN = 700;
const COLUMN_WIDTH = 452;

/** Draws the title of a card. A long title gets a smaller font before it is cut. */
function heading(outlines: TextOutlines, name: string): { svg: string; y: number } {
  const width = COLUMN_WIDTH;
  const size = outlines.lines(name, { hand: 'display', size: 62, width, most: 9 }).length > 3 ? 48 : 62;
  const most = size === 62 ? 3 : 5;
  return block(outlines, name, {
    x: COLUMN,
    y: 244,
    width,
    most,
    leading: size * 1.16,
    hand: 'display',
    size,
    colour: ink,
  });
}

/** Draws a post's card without its cover, which is placed at {@link COVER_AT}. */
export function postCard(
  outlines: TextOutlines,
  { title, author, shop }: { title: string; author: string; shop: CardShop },
): string {
  const words = heading(outlines, title);
  return svgDocument(
    '<rect width="640" height="630" fill="#5b2d86"/>' +
      brand(outlines, shop, COLUMN, 62) +
      words.svg +
      drawOutline(outlines.line(author, 'text', 28), { x: COLUMN, y: words.y + 20, colour: soft }) +
      foot(),
  );
}

/** Draws a product's card without its picture, which is placed at {@link PICTURE_AT}. */
export function productCard(
  outlines: TextOutlines,
  { name, brand: maker, price, rating, shop }: ProductCard,
): string {
  const x = COLUMN;
  const title = heading(outlines, name);
  const y = title.y + 8;
  const tile = `<defs><radialGradient id="pearl" cx=".26" cy=".12" r="1.1"><stop stop-color="#ffffff"/><stop offset=".56" stop-color="#f4ebec"/><stop offset="1" stop-color="#e3d8da"/></radialGradient></defs><rect width="640" height="630" fill="url(#pearl)"/>`;
  const stars = rating
    ? `<g transform="translate(${x - 4} ${y + 52}) scale(1.5)"><path d="${starPath}" fill="${star}"/></g>` +
      drawOutline(outlines.line(`${rating.average.toFixed(1)} (${rating.count})`, 'text', 30), {
        x: x + 42,
        y: y + 81,
        colour: soft,
      })
    : '';
  return svgDocument(
    tile +
      brand(outlines, shop, x, 62) +
      drawOutline(outlines.line(maker, 'text', 26), { x, y: 172, colour: soft }) +
      title.svg +
      drawOutline(outlines.line(price, 'text', 44), { x, y: y + 24, colour: ink }) +
      stars +
      foot(),
  );
}
