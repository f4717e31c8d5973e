import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brandMark } from '#art/lines/brand-mark.ts';
import { circlePath, lotusPetals } from '#art/lines/rings.ts';
import { zodiacPath } from '#art/lines/zodiac.ts';
import type { Lang } from '#contract/faults.ts';
import { signs } from '#contract/zodiac.ts';
import { signName } from './sky.ts';

/** The size that every messenger shows whole. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Where the words begin. */
const LEFT = 596;
const INK = '#2b171f';
const INK_2 = '#4a2a1f';

/** The documents' fonts (papers/build.ts). A machine's own fonts are not asked: many servers have none. */
const fonts = join(import.meta.dirname, '..', '..', 'papers', 'built', 'fonts');
const faces = ['TiroLatin', 'TiroDevanagari'].map((name) => ({ name, file: join(fonts, `${name}.ttf`) }));
const families = faces.map(({ name }) => name).join(', ');

let opened: Promise<boolean> | undefined;

/** Opens the fonts, once: a font is known by its name when something was drawn from its file. False where they are not built. */
async function openFonts(): Promise<boolean> {
  if (!faces.every(({ file }) => existsSync(file))) return false;
  for (const { name, file } of faces)
    await sharp({ text: { text: 'n', font: name, fontfile: file } })
      .png()
      .toBuffer();
  return true;
}

const words: Record<Lang, { kind: string; brand: string; locale: string }> = {
  en: { kind: 'Daily prediction', brand: 'Navaratna', locale: 'en-IN' },
  hi: { kind: 'दैनिक राशिफल', brand: 'नवरत्न', locale: 'hi-IN-u-nu-latn' },
};

const petals = lotusPetals({ count: 24, inner: 78, outer: 90.5 });

/** The ground: haldi with the sign's medal in a niche, and the brand mark. Colours of the light theme. */
function ground(sign: number): string {
  const glyph = zodiacPath(signs[sign] ?? 'aries');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<style>.mk{fill:${INK}}.mk-c{fill:#a11041}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf9f9"/>
<path d="M70 630V268a210 210 0 0 1 420 0V630Z" fill="#f8c147"/>
<g transform="translate(280 330) scale(1.72)" fill="none" stroke="#5b3a12">
<path d="${petals}" stroke-width=".9"/><path d="${circlePath(78)}" stroke-width=".9"/><path d="${circlePath(73)}" stroke-width=".9"/>
<path d="${glyph}" transform="scale(3.4) translate(-12 -12)" stroke="${INK}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<svg x="${LEFT}" y="505" width="56" height="56" viewBox="0 0 32 32">${brandMark()}</svg>
</svg>`;
}

type Line = { text: string; size: number; colour: string; left: number; top: number };

/** A line of words as a picture of its own, cut to its ink; `size` is its height in pixels for a short word. */
async function lineOf({ text, size, colour, left, top }: Line): Promise<OverlayOptions> {
  const input = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `${families} ${size}`,
      rgba: true,
      dpi: 72,
      width: WIDTH - left - 40,
    },
  })
    .png()
    .toBuffer();
  return { input, left, top };
}

/** The picture of a sign's day for shared links: 1200 by 630, PNG. Without the documents' fonts it stays without words. */
export async function drawSharePicture(sign: number, date: string, lang: Lang): Promise<Buffer> {
  const { kind, brand, locale } = words[lang];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  opened ??= openFonts();
  const known = await opened;
  const lines: Line[] = known
    ? [
        { text: kind, size: 38, colour: INK_2, left: LEFT, top: 128 },
        { text: signName(sign, lang), size: 104, colour: INK, left: LEFT, top: 196 },
        { text: day, size: 40, colour: INK_2, left: LEFT, top: 350 },
        { text: brand, size: 42, colour: INK, left: LEFT + 76, top: 512 },
      ]
    : [];
  const overlays = await Promise.all(lines.map(lineOf));
  return sharp(Buffer.from(ground(sign)))
    .composite(overlays)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
