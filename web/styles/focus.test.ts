import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the custom properties of the first block after `start`. */
function tokensAfter(css: string, start: string): Record<string, string> {
  const block = css.slice(css.indexOf(start) + start.length);
  const body = block.slice(0, block.indexOf('\n}'));
  return Object.fromEntries(
    [...body.matchAll(/--nr-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const tokens = read('tokens.css');
const light = tokensAfter(tokens, ':root {');
const themes = { light, dark: { ...light, ...tokensAfter(tokens, '@variant dark {') } };

/** Returns the colours of a token: one, or all stops of a gradient, with references to other tokens followed. */
function coloursOf(theme: Record<string, string>, token: string): string[] {
  const value = theme[token];
  if (!value) throw new Error(`tokens.css has no --nr-${token}`);
  const reference = /^var\(--nr-([a-z0-9-]+)\)$/.exec(value);
  return reference?.[1] ? coloursOf(theme, reference[1]) : (value.match(/#[0-9a-f]{6}\b/g) ?? []);
}

/** Returns the relative luminance of a colour by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the lowest contrast between any colours of two tokens by WCAG 2. */
function contrast(theme: Record<string, string>, one: string, other: string): number {
  const pairs = coloursOf(theme, one).flatMap((a) => coloursOf(theme, other).map((b) => [a, b] as const));
  return Math.min(
    ...pairs.map(([a, b]) => {
      const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (bright + 0.05) / (dim + 0.05);
    }),
  );
}

/** The ring that focus.css gives to the children of each ground: `{ night: 'focus-night' }`. */
const ringOf = Object.fromEntries(
  [
    ...read('focus.css').matchAll(/((?:\.bg-[a-z-]+ > \*,?\s*)+)\{\s*--nr-focus: var\(--nr-([a-z-]+)\);/g),
  ].flatMap(([, selectors = '', ring = '']) =>
    [...selectors.matchAll(/\.bg-([a-z-]+)/g)].map(([, ground = '']) => [ground, ring] as const),
  ),
);

// The colours that fill a surface, and grounds without a class: tiles of pictures, and the large surface of a page.
const fills = [
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
const grounds = [...fills, ...washes, 'tile-a', 'tile-b', 'tile-c', 'hero-bg'];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  test.each(grounds)('whoever walks by keyboard sees the ring on %s', (ground) => {
    expect(contrast(theme, ringOf[ground] ?? 'focus-page', ground)).toBeGreaterThanOrEqual(3);
  });

  test('the chosen one of two or three has an edge that differs from its own fill and from the track', () => {
    for (const fill of ['surface', 'tile'])
      expect(contrast(theme, 'line-strong', fill)).toBeGreaterThanOrEqual(3);
  });
});

test('every rule of the table is for a colour that fills a surface', () => {
  expect(Object.keys(ringOf)).toHaveLength(7);
  for (const ground of Object.keys(ringOf)) expect(fills).toContain(ground);
});
