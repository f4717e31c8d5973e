import { DISPLAY_FAMILIES, TEXT_FAMILIES } from '../fonts/faces.ts';

/** The light theme's colours, as printed. */
export const INK = {
  pearl: '#fdf9f9',
  surface: '#ffffff',
  tile: '#f4ebec',
  ink: '#2b171f',
  ink2: '#5b464e',
  ink3: '#75636a',
  line: '#e4dbdc',
  lineStrong: '#8b7b80',
  manik: '#a11041',
  manikWash: '#fdebee',
  haldi: '#f8c147',
  haldiSoft: '#fcecc4',
  panna: '#006640',
  pannaWash: '#e0f7e9',
  gomed: '#8a4603',
  gomedWash: '#ffedd7',
  moonga: '#ba1f1c',
  moongaWash: '#ffebe8',
  neelam: '#2648a1',
} as const;

/** Colour of each graha, for tables, the timeline and chart labels. */
export const GRAHA_INK = {
  Sun: '#a11041',
  Moon: '#75636a',
  Mars: '#ba1f1c',
  Mercury: '#006640',
  Jupiter: '#8a6a00',
  Venus: '#0b5d72',
  Saturn: '#2648a1',
  Rahu: '#8a4603',
  Ketu: '#5b2d86',
} as const;

/** A4 and its margins, in points. */
export const SHEET = { width: 595.28, height: 841.89, side: 54, top: 66, bottom: 62 } as const;

/** Width between the margins, in points. */
export const MEASURE = SHEET.width - 2 * SHEET.side;

/** Sizes in points with line heights. Hindi needs taller headings. */
export const TYPE = {
  hero: { fontFamily: DISPLAY_FAMILIES, fontSize: 38, lineHeight: 1.24 },
  h1: { fontFamily: DISPLAY_FAMILIES, fontSize: 25, lineHeight: 1.28 },
  h2: { fontFamily: DISPLAY_FAMILIES, fontSize: 15.5, lineHeight: 1.36 },
  h3: { fontFamily: TEXT_FAMILIES, fontSize: 10.5, lineHeight: 1.44, fontWeight: 600 },
  lead: { fontFamily: DISPLAY_FAMILIES, fontSize: 12.5, lineHeight: 1.52 },
  body: { fontFamily: TEXT_FAMILIES, fontSize: 10, lineHeight: 1.58 },
  cell: { fontFamily: TEXT_FAMILIES, fontSize: 9, lineHeight: 1.44 },
  small: { fontFamily: TEXT_FAMILIES, fontSize: 8, lineHeight: 1.46 },
} as const;
