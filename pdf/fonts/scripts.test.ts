import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { beforeAll, expect, test } from 'vitest';
import { isPrintable, printedScripts, scriptOfLetter } from '#contract/core/scripts.ts';
import { renderPdf } from '../render.tsx';
import { FACES, FONT_FOLDER, familiesOf, TEXT_FAMILIES } from './faces.ts';
import { openFonts, openScripts } from './register.ts';
import { missingCharacters } from './shaping.ts';
import { type OpenFont, printable, runsOf, widthOf } from './text-runs.ts';

beforeAll(() => openFonts(join(import.meta.dirname, '..', 'built', FONT_FOLDER)));

const faceOf = (fontFamily: string, fontWeight = 400) =>
  (Font.getFont({ fontFamily, fontWeight })?.data ?? null) as unknown as OpenFont | null;
const typed = FACES.filter(({ script }) => script);
const text = { family: 'text', size: 1000 } as const;

test('a document in English reads no face of another script, and one with a Tamil name reads that of Tamil alone', async () => {
  const parcel = {
    orderNumber: 'NR-1',
    to: {
      name: 'Asha Rao',
      lines: ['12 Ghat Road'],
      city: 'Varanasi',
      state: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
      pincode: '221001',
      phone: '9876543210',
    },
    toCollect: 0,
    courier: null,
  };
  const from = { name: 'Navaratna', address: [], phone: '9876543210' };
  const print = (name: string) =>
    renderPdf({
      kind: 'labels',
      lang: 'en',
      brand: 'Navaratna',
      data: { from, size: 'a6', labels: [{ ...parcel, to: { ...parcel.to, name } }] },
    });
  const read = () => typed.filter(({ family, weight }) => faceOf(family, weight)).map(({ file }) => file);
  await print('Asha Rao');
  expect(read()).toEqual([]);
  await print('செல்வி');
  expect(read()).toEqual(['AnekTamil-400', 'AnekTamil-600']);
});

test('the table of letters is what the faces hold', async () => {
  await openScripts(printedScripts.map(({ script }) => lettersIn(script)[0]).join(''));
  for (const { script, letter } of printedScripts) {
    const families = script === 'Latin' ? TEXT_FAMILIES : familiesOf(script, TEXT_FAMILIES).slice(0, 1);
    for (const weight of [400, 600]) {
      const fonts = families.map((family) => faceOf(family, weight));
      const wrong = lettersIn(script).filter(
        (one) =>
          letter.test(one) !== fonts.some((font) => font?.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
      );
      expect([script, weight, wrong]).toEqual([script, weight, []]);
    }
  }
});

/** Returns every letter, sign and digit of a script. */
function lettersIn(script: string): string[] {
  const own = new RegExp(`(?=[\\p{L}\\p{M}\\p{N}])\\p{Script=${script}}`, 'u');
  return Array.from({ length: 0x1_2000 }, (_, point) => String.fromCodePoint(point)).filter((one) =>
    own.test(one),
  );
}

test('what the library’s own rules draw wrongly or refuse is shaped', async () => {
  // Reph over a short i; a nukta sign after a vowel; joiners without a glyph.
  const words = ['सर्बिया', 'ਐਂਡ', 'ଆଫ୍ରିକୀୟ', 'ಮಲ್ಲೇಶ್‌ವರಂ', 'അഫ്‌ഗാൻ', 'কৌশিক', 'કિર્તિ', 'ఫ్రాన్స్‌', 'கொம்பு'];
  await openScripts(words.join(''));
  for (const word of words) {
    const [run, ...others] = runsOf(word, text);
    expect([word, others]).toEqual([word, []]);
    expect(run?.width).toBeGreaterThan(0);
    expect(run?.text).toBe(word);
  }
  expect(missingCharacters()).toEqual([]);
  // The reph of "र्बि" has no width of its own: the four letters and the short i do.
  const width = (of: string) => widthOf(of, text);
  expect(width('सर्बिया')).toBeCloseTo(width('सबिया'), 0);
});

test('digits, signs and joiners stay with their letters; marks of direction and emoji are left out', async () => {
  await openScripts('செல்வி');
  expect(printable('\u202aசெல்வி\u202c 🌸 (12)')).toBe('செல்வி (12)');
  expect(printable('e\u0301')).toBe('é');
  // A letter of two parts is its parts, which a reader finds and copies.
  expect(printable('கொ')).toBe('க\u0bc6\u0bbe');
  expect(runsOf('க்‌ஷ', text)).toHaveLength(1);
});

test.each([
  'Asha Rao',
  'José D’Souza 🌸',
  'S',
  'செல்வி முருகன்',
  'অনির্বাণ, ২/১',
  'ਗੁਰਪ੍ਰੀਤ',
  'કૃષ્ણ',
  'ଶ୍ରୀ',
  'గౌరీ',
  'ಮಲ್ಲೇಶ್‌ವರಂ',
  'അനിൽ',
  'अनिल',
  'e\u0301',
  '12/4',
  '',
])('%j can be printed', (name) => {
  expect(isPrintable(name)).toBe(true);
});

test.each([
  'محمد',
  'Asha محمد',
  'ᱥᱟᱱᱛᱟᱲ',
  'ꯃꯩꯇꯩ',
  '王小明',
  'Иван',
  'Ελένη',
  'สมชาย',
  '🌸🌸',
  '---',
  '\u200b',
  'ৗ৴',
])('%j cannot be printed', (name) => {
  expect(isPrintable(name)).toBe(false);
});

test('a letter has one script', () => {
  expect(scriptOfLetter('க')?.face).toBe('tamil');
  expect(scriptOfLetter('۱')).toBeNull();
});
