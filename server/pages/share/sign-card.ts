import { circlePath, lotusPetals } from '#art/lines/rings.ts';
import { zodiacPath } from '#art/lines/zodiac.ts';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import type { Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import { readWords } from '#languages/read.ts';
import { brandAt, type CardShop, drawOutline, svgDocument } from './card.ts';
import type { TextOutlines } from './text-outlines.ts';

// The light palette of web/styles/tokens.css: a shared picture has no theme.
const ink = '#2b171f';
const soft = '#4a2a1f';
/** The left edge of the text. */
const left = 596;

const words = readWords('horoscope');

const petals = lotusPetals({ count: 24, inner: 78, outer: 90.5 });

/** Draws the sign's medal in a turmeric-yellow niche. */
const medal = (sign: number): string => `<path d="M70 630V268a210 210 0 0 1 420 0V630Z" fill="#f8c147"/>
<g transform="translate(280 330) scale(1.72)" fill="none" stroke="#5b3a12">
<path d="${petals}" stroke-width=".9"/><path d="${circlePath(78)}" stroke-width=".9"/><path d="${circlePath(73)}" stroke-width=".9"/>
<path d="${zodiacPath(signs[sign] ?? 'aries')}" transform="scale(3.4) translate(-12 -12)" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>
</g>`;

/** The facts of a card. `sign`: 0 to 11. `name`: of the sign, in the language. `date`: YYYY-MM-DD. */
type SignCard = { sign: number; name: string; date: string; lang: Lang; shop: CardShop };

/** Draws the card of a daily prediction. */
export function signCard(outlines: TextOutlines, { sign, name, date, lang, shop }: SignCard): string {
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  const line = (text: string, size: number, y: number, colour: string, x = left) =>
    drawOutline(outlines.line(text, 'display', size), { x, y, colour });
  return svgDocument(
    medal(sign) +
      line(words[lang].title, 38, 160, soft) +
      line(name, 104, 290, ink) +
      line(day, 40, 384, soft) +
      brandAt(shop, { x: left, y: 505, size: 56, width: 1160 - left }, () =>
        outlines
          .lines(shop.name, {
            hand: 'display',
            size: shop.name.length > 18 ? 28 : 42,
            width: 1160 - left - 76,
            most: 1,
          })
          .map((row) => drawOutline(row, { x: left + 76, y: 547, colour: ink }))
          .join(''),
      ),
  );
}
