import { describe, expect, test } from 'vitest';
import {
  coloursOf,
  contrastOf,
  fills,
  grounds,
  type ThemeTokens,
  themes,
  tokenByGround,
} from './token-contrast.ts';

const contrast = (theme: ThemeTokens, one: string, other: string): number =>
  contrastOf(coloursOf(theme, one), coloursOf(theme, other));

/** The ring that focus.css gives to the children of each ground. */
const ringOf = tokenByGround('focus');

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
  expect(Object.keys(ringOf)).toHaveLength(8);
  for (const ground of Object.keys(ringOf)) expect(fills).toContain(ground);
});
