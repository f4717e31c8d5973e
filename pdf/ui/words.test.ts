import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { langs } from '#languages/list.ts';
import { readSets } from '#languages/message-types.ts';
import { FONT_FOLDER } from '../fonts/faces.ts';
import { openFonts } from '../fonts/register.ts';
import { missingCharacters } from '../fonts/shaping.ts';
import { printable, runsOf } from '../fonts/text-runs.ts';

beforeAll(() => openFonts(join(import.meta.dirname, '..', 'built', FONT_FOLDER)));

const labels = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(labels);

test('every label has all its glyphs, in running text and in headings', () => {
  const all = langs.flatMap((lang) =>
    [...readSets(lang)]
      .filter(([name]) => /^pdf\/|^reports\//.test(name))
      .flatMap(([, words]) => labels(words)),
  );
  expect(all.length).toBeGreaterThan(300);
  for (const label of [...all, '₹1,05,000.50', '24°38′ · 5:07 am – 6:12 pm']) {
    // A newline only separates two lines and is not drawn.
    const line = label.replaceAll('\n', ' ');
    expect(printable(line)).toBe(line.normalize('NFC'));
    for (const family of ['text', 'display'] as const)
      for (const weight of [400, 600] as const) {
        const runs = runsOf(line, { family, size: 10, weight });
        expect(runs.map(({ text }) => text).join('')).toBe(line);
      }
  }
  expect(missingCharacters()).toEqual([]);
});
