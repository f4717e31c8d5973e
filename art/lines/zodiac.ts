import { element, shape } from '../svg/markup.ts';

/** The twelve glyphs as path data for a pen in a 24 box, Aries first. */
const GLYPHS = {
  aries:
    'M12 21V9.5C12 5.5 9.8 3.5 7.5 3.5C5.3 3.5 4 5.1 4 7C4 8.6 5 9.8 6.4 9.8M12 9.5C12 5.5 14.2 3.5 16.5 3.5C18.7 3.5 20 5.1 20 7C20 8.6 19 9.8 17.6 9.8',
  taurus:
    'M12 10A5.5 5.5 0 1 0 12 21A5.5 5.5 0 1 0 12 10M4.5 3.5C6.2 3.5 7.2 4.6 8.1 6.3C9.2 8.5 10.2 10 12 10C13.8 10 14.8 8.5 15.9 6.3C16.8 4.6 17.8 3.5 19.5 3.5',
  gemini: 'M4.5 3.5C9 6 15 6 19.5 3.5M4.5 20.5C9 18 15 18 19.5 20.5M9 5.2V18.8M15 5.2V18.8',
  cancer:
    'M7.5 6.5A2.8 2.8 0 1 0 7.5 12.1A2.8 2.8 0 1 0 7.5 6.5M16.5 11.9A2.8 2.8 0 1 0 16.5 17.5A2.8 2.8 0 1 0 16.5 11.9M4.7 9.3C5 5.6 9 4 13 4C16 4 18.5 5 20.5 6.8M19.3 14.7C19 18.4 15 20 11 20C8 20 5.5 19 3.5 17.2',
  leo: 'M7 11.5A3 3 0 1 0 7 17.5A3 3 0 1 0 7 11.5M9.3 12.6C8.2 10.4 7.3 8.8 7.3 7.2C7.3 4.6 9.3 3 12 3C14.8 3 16.6 5 16.6 7.6C16.6 11 13.6 14 13.6 17.5C13.6 19.5 14.8 20.8 16.5 20.8C18 20.8 19 19.9 19.4 18.6',
  virgo:
    'M3 5C4.6 5 5.2 6 5.2 7.5V17M5.2 8C5.2 6 6.3 5 7.6 5C9 5 9.8 6 9.8 7.8V17M9.8 8C9.8 6 10.9 5 12.3 5C13.7 5 14.6 6 14.6 7.8V16C14.6 18.8 16 20.7 18.6 21M14.6 10.5C15.4 9 16.6 8.4 17.8 8.6C19.5 8.9 20.2 10.4 19.7 12.2C18.9 15 15.8 18.5 12.3 20.5',
  libra:
    'M3.5 20H20.5M3.5 16H9.6C8 14.8 7 13.2 7 11C7 8 9.2 5.5 12 5.5C14.8 5.5 17 8 17 11C17 13.2 16 14.8 14.4 16H20.5',
  scorpio:
    'M3 5C4.6 5 5.2 6 5.2 7.5V17M5.2 8C5.2 6 6.3 5 7.6 5C9 5 9.8 6 9.8 7.8V17M9.8 8C9.8 6 10.9 5 12.3 5C13.7 5 14.6 6 14.6 7.8V16.5C14.6 19.2 15.6 20.3 17.4 20.3H20.8M18.6 18.1L20.9 20.3L18.6 22.5',
  sagittarius: 'M4.5 19.5L19.5 4.5M12.5 4.5H19.5V11.5M6.5 10.8L13.2 17.5',
  capricorn:
    'M3.5 4.5C5.6 4.5 7 6 7 8.5V16M7 9C7 6.5 8.5 4.5 10.7 4.5C12.9 4.5 14 6.2 14 8.5V16.5C14 19 12.5 20.8 10.5 20.8M14 15C14 13 15.4 11.8 17.2 11.8C19 11.8 20.4 13.2 20.4 15C20.4 16.8 19 18.2 17.2 18.2C15.4 18.2 14 17 14 15',
  aquarius:
    'M3 10.2L6.9 6.5L10 10.2L13.9 6.5L17 10.2L21 6.5M3 17.2L6.9 13.5L10 17.2L13.9 13.5L17 17.2L21 13.5',
  pisces: 'M6 3.5C9.5 8 9.5 16 6 20.5M18 3.5C14.5 8 14.5 16 18 20.5M4 12H20',
} as const;

/** A sign of the zodiac. */
export type ZodiacSign = keyof typeof GLYPHS;

/** The twelve signs, Aries first. */
export const ZODIAC_SIGNS = Object.keys(GLYPHS) as readonly ZodiacSign[];

/** Path data of the glyph of `sign`, to be stroked in a 24 box. */
export function zodiacPath(sign: ZodiacSign): string {
  return GLYPHS[sign];
}

/** The glyph of `sign` as an inline SVG that takes the colour of the text around it. */
export function zodiacGlyph(sign: ZodiacSign, className = 'zg'): string {
  return element('svg', {
    attributes: {
      class: className,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'true',
    },
    children: shape('path', { d: zodiacPath(sign) }),
  });
}
