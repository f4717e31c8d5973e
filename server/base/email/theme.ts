import type { Lang } from '#languages/list.ts';

/** The site's light colours (web/styles/tokens.css) as hex: mail programs know no variables. */
export const colour = {
  ground: '#fdf9f9',
  surface: '#ffffff',
  tile: '#f4ebec',
  ink: '#2b171f',
  quiet: '#5b464e',
  line: '#e4dbdc',
  manik: '#a11041',
  onManik: '#ffffff',
  haldi: '#f8c147',
  haldiSoft: '#fcecc4',
} as const;

/**
 * The fonts of the site where a device has them, then its nearest relatives. Nothing is downloaded: a font address in a
 * mail tells the sender when it was opened.
 */
export const fonts = {
  text: "'Anek Latin','Anek Devanagari',-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Mangal,Helvetica,Arial,sans-serif",
  display:
    "'Tiro Devanagari Hindi','Noto Serif Devanagari',Georgia,'Times New Roman','Kohinoor Devanagari','Nirmala UI',Mangal,serif",
} as const;

/** Line heights by language: Devanagari needs room above its head line. */
export const leading = {
  text: { en: '1.55', hi: '1.65' },
  heading: { en: '1.2', hi: '1.38' },
} as const satisfies Record<string, Record<Lang, string>>;

/** The dark colours, by the class that marks a part. */
export const darkColours = {
  ground: '#160e11',
  surface: '#21161a',
  tile: '#2d2025',
  ticket: '#3e2d10',
  button: '#c32851',
  line: '#3c2e33',
  edge: '#826f74',
  ink: '#f5eeee',
  quiet: '#cdc1c2',
  accent: '#fc94a5',
} as const;

const isGround = (name: string): boolean => ['ground', 'surface', 'tile', 'ticket', 'button'].includes(name);
const isLine = (name: string): boolean => ['line', 'edge'].includes(name);

/**
 * Returns the rules of the dark theme, each after a prefix. A mail program that inverts by itself (Gmail) ignores them
 * and works from the light colours, so every text has a plain ground of its own below it.
 */
const darkRules = (prefix: (name: string) => string): string =>
  Object.entries(darkColours)
    .map(([name, value]) => {
      const property = isGround(name) ? 'background' : isLine(name) ? 'border-color' : 'color';
      return `${prefix(name)}.${name}{${property}:${value}!important}`;
    })
    .join('');

/**
 * The style sheets of a letter. Each has a block of its own, because Gmail drops a whole block for one selector that it
 * does not know: for phones, for the dark theme, for the dark theme of Outlook on the web, and for Word, which sets
 * Times for a font list that it cannot read.
 */
export const styleBlocks = [
  `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}a{text-decoration-thickness:1px}@media(max-width:520px){.letter{padding:28px 20px 24px!important}.wide{width:100%!important}.wide a{display:block!important;text-align:center!important}.h1{font-size:26px!important}}</style>`,
  `<style>@media(prefers-color-scheme:dark){${darkRules(() => '')}}</style>`,
  `<style>${darkRules((name) => (isGround(name) ? '[data-ogsb] ' : '[data-ogsc] '))}</style>`,
  `<!--[if mso]><style>body,table,td,p,a,h1,h2{font-family:'Segoe UI','Nirmala UI',Arial,sans-serif!important}h1,h2,.brand{font-family:Georgia,'Nirmala UI',serif!important}</style><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->`,
].join('');
