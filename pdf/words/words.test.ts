import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import moreEnglish from '#languages/en/astrology/reports/more.json' with { type: 'json' };
import moreHindi from '#languages/hi/astrology/reports/more.json' with { type: 'json' };
import { FONT_FOLDER } from '../fonts/faces.ts';
import { openFonts } from '../fonts/register.ts';
import { missingCharacters } from '../fonts/shaping.ts';
import { printable, runsOf } from '../fonts/text-runs.ts';
import { words as certificatesEnglish } from './certificates.en.ts';
import { words as certificatesHindi } from './certificates.hi.ts';
import { words as invoiceEnglish } from './invoice.en.ts';
import { words as invoiceHindi } from './invoice.hi.ts';
import { words as kundliEnglish } from './kundli.en.ts';
import { words as kundliHindi } from './kundli.hi.ts';
import { words as depthEnglish } from './kundli-depth.en.ts';
import { words as depthHindi } from './kundli-depth.hi.ts';
import { words as matchingEnglish } from './matching.en.ts';
import { words as matchingHindi } from './matching.hi.ts';
import { words as panchangEnglish } from './panchang.en.ts';
import { words as panchangHindi } from './panchang.hi.ts';
import { words as statementEnglish } from './statement.en.ts';
import { words as statementHindi } from './statement.hi.ts';

beforeAll(() => openFonts(join(import.meta.dirname, '..', 'built', FONT_FOLDER)));

const pairs = [
  [kundliEnglish, kundliHindi],
  [depthEnglish, depthHindi],
  [moreEnglish, moreHindi],
  [matchingEnglish, matchingHindi],
  [panchangEnglish, panchangHindi],
  [statementEnglish, statementHindi],
  [invoiceEnglish, invoiceHindi],
  [certificatesEnglish, certificatesHindi],
];

const labels = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(labels);

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('every label has all its glyphs, in running text and in headings', () => {
  const all = pairs.flat().flatMap(labels);
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

test('both languages have the same placeholders', () => {
  for (const [english, hindi] of pairs)
    labels(english).forEach((label, i) => {
      const translated = labels(hindi)[i] ?? '';
      for (const place of places(translated)) expect(places(label)).toContain(place);
    });
});
