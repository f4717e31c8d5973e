import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a style sheet beside this file. */
export const readSheet = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the custom properties of the first block after `start`. */
function tokensAfter(css: string, start: string): Record<string, string> {
  const block = css.slice(css.indexOf(start) + start.length);
  const body = block.slice(0, block.indexOf('\n}'));
  return Object.fromEntries(
    [...body.matchAll(/--nr-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The tokens of a theme by name, without `--nr-`. */
export type ThemeTokens = Record<string, string>;

const tokens = readSheet('tokens.css');
const light = tokensAfter(tokens, ':root {');
/** The tokens of both themes. */
export const themes: Record<'light' | 'dark', ThemeTokens> = {
  light,
  dark: { ...light, ...tokensAfter(tokens, '@variant dark {') },
};

/** The colours that fill a surface and have a class of their own. */
export const fills = [
  'ground',
  'surface',
  'sunken',
  'tile',
  'raised',
  'ink',
  'manik',
  'haldi',
  'haldi-soft',
  'night',
];
const washes = Object.keys(light).filter((token) => token.endsWith('-wash'));
/** All grounds: fills, washes, and those without a class (tiles of pictures, and the large surface of a page). */
export const grounds = [...fills, ...washes, 'tile-a', 'tile-b', 'tile-c', 'hero-bg'];

/** Returns the colours of a token: one, or all stops of a gradient, with references to other tokens followed. */
export function coloursOf(theme: ThemeTokens, token: string): string[] {
  const value = theme[token];
  if (!value) throw new Error(`tokens.css has no --nr-${token}`);
  const reference = /^var\(--nr-([a-z0-9-]+)\)$/.exec(value);
  return reference?.[1] ? coloursOf(theme, reference[1]) : (value.match(/#[0-9a-f]{6}\b/g) ?? []);
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Returns the colour of `over` on `under`, where `over` is `percent` opaque. */
export function mixColours(over: string, under: string, percent: number): string {
  const below = channels(under);
  const mixed = channels(over).map((one, i) =>
    Math.round((one * percent + (below[i] ?? 0) * (100 - percent)) / 100),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of a colour by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the lowest contrast between any colours of two lists by WCAG 2. */
export const contrastOf = (some: readonly string[], others: readonly string[]): number =>
  Math.min(
    ...some.flatMap((a) =>
      others.map((b) => {
        const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (bright + 0.05) / (dim + 0.05);
      }),
    ),
  );

/** Returns the token that focus.css gives to a property by ground: `{ night: 'focus-night' }` for `focus`. */
export const tokenByGround = (property: string): Record<string, string> =>
  Object.fromEntries(
    [...readSheet('focus.css').matchAll(/((?:\.bg-[a-z-]+ > \*,?\s*)+)\{([^}]*)\}/g)].flatMap(
      ([, selectors = '', body = '']) => {
        const token = new RegExp(`--nr-${property}: var\\(--nr-([a-z-]+)\\);`).exec(body)?.[1];
        return token
          ? [...selectors.matchAll(/\.bg-([a-z-]+)/g)].map(([, ground = '']) => [ground, token] as const)
          : [];
      },
    ),
  );
