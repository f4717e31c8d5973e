import { describe, expect, test } from 'vitest';
import {
  coloursOf,
  contrastOf,
  grounds,
  mixColours,
  readSheet,
  type ThemeTokens,
  themes,
  tokenByGround,
} from './token-contrast.ts';

/** The utilities of each kind of button, as hot-classes.css has them. */
const kinds = Object.fromEntries(
  [...readSheet('hot-classes.css').matchAll(/\.button-([a-z-]+) \{\s*@apply ([^;]+);/g)].map(
    ([, kind = '', utilities = '']) => [kind, utilities.split(' ')] as const,
  ),
);
const sizes = ['small', 'medium', 'large'];
const looks = Object.entries(kinds).filter(([kind]) => !sizes.includes(kind));

/** Returns the buttons that a ground may have: the hero has its own, and the outlined one of them is for its ground alone. */
const looksOn = (ground: string) =>
  looks.filter(([kind]) => (ground === 'hero-bg' ? kind.startsWith('hero') : kind !== 'hero-outline'));

/** A colour that a utility names: its token, and how opaque it is. */
type Named = { token: string; percent: number };

/** Finds what a utility such as `bg-` or `hover:bg-` sets. */
function named(utilities: readonly string[], utility: string): Named | null {
  for (const one of utilities) {
    const found = new RegExp(`^${utility}(?:\\(--nr-([a-z-]+)\\)|([a-z-]+\\d?))(?:/(\\d+))?$`).exec(one);
    if (found) return { token: found[1] ?? found[2] ?? '', percent: Number(found[3] ?? 100) };
  }
  return null;
}

const byGround = Object.fromEntries(
  ['act', 'act-bad', 'act-bad-wash'].map((token) => [token, tokenByGround(token)]),
);

/** Returns the colours of a token on a ground: the words of a transparent button are those of the ground. */
function coloursOn(theme: ThemeTokens, ground: string, token: string): string[] {
  return coloursOf(theme, byGround[token]?.[ground] ?? token);
}

/** Returns the lowest contrast between the words of a button and what is behind them. */
function contrastOn(theme: ThemeTokens, ground: string, utilities: readonly string[], fill: Named | null) {
  const words = named(utilities, 'text-');
  if (!words) throw new Error(`no colour of words in ${utilities.join(' ')}`);
  const under = coloursOf(theme, ground);
  const behind = fill
    ? coloursOn(theme, ground, fill.token).flatMap((over) =>
        under.map((below) => mixColours(over, below, fill.percent)),
      )
    : under;
  return contrastOf(coloursOn(theme, ground, words.token), behind);
}

test('all kinds of buttons are known', () => {
  expect(looks.map(([kind]) => kind)).toEqual([
    'primary',
    'secondary',
    'ink',
    'haldi',
    'ghost',
    'danger',
    'hero',
    'hero-outline',
  ]);
});

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  describe.each(grounds)('on %s', (ground) => {
    test.each(looksOn(ground))(
      'the words of the button "%s" can be read, also under the pointer',
      (_kind, utilities) => {
        const fill = named(utilities, 'bg-');
        expect(contrastOn(theme, ground, utilities, fill)).toBeGreaterThanOrEqual(4.5);
        const hover = named(utilities, 'hover:bg-') ?? fill;
        expect(contrastOn(theme, ground, utilities, hover)).toBeGreaterThanOrEqual(4.5);
      },
    );
  });
});
