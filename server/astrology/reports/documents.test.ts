import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { SIGNS } from '#jyotish';
import { type Lang, langs } from '#languages/list.ts';
import { readSets } from '#languages/message-types.ts';
import type { Words } from '#languages/read.ts';
import { createPdfPool } from '../../base/pdf/pool.ts';
import { randomBirths } from '../../testing/fixtures/births.ts';
import { type ReadPdf, readPdf, readPlaces } from '../../testing/fixtures/pdf.ts';
import type { BirthSubject, ReportInput } from './buying/input.ts';
import { contentOf } from './contents.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'pdf', 'built', 'worker.js');
const remarks: string[] = [];
const pool = createPdfPool({ program, threads: 1, onRemarks: (words) => remarks.push(...words) });
afterAll(() => pool.close());

const now = new Date('2026-11-22T06:30:00Z');
const megabytes = 1.5 * 1024 * 1024;

const [girl, boy] = [
  {
    role: 'girl',
    name: 'Ananya Sharma',
    datetime: '1994-08-14T06:40',
    latitude: 26.9124,
    longitude: 75.7873,
  },
  { role: 'boy', name: 'Aditya Rao', datetime: '1992-06-21T09:25', latitude: 23.0225, longitude: 72.5714 },
].map(
  (one): BirthSubject => ({
    ...(one as Pick<BirthSubject, 'role' | 'name' | 'datetime' | 'latitude' | 'longitude'>),
    timeUnknown: false,
    coordinates: `${one.latitude.toFixed(6)},${one.longitude.toFixed(6)}`,
    location: 'Jaipur, Rajasthan, India',
    timezone: 'Asia/Kolkata',
    offset: null,
  }),
) as [BirthSubject, BirthSubject];
const day: BirthSubject = { ...girl, role: 'day', name: '', datetime: '2026-11-08T06:40' };
const inputOf = (...subjects: BirthSubject[]): ReportInput => ({ ayanamsa: 1, yearLength: 1, subjects });

function requestOf(kind: 'kundli' | 'matching' | 'panchang', input: ReportInput, lang: Lang): PdfRequest {
  return { ...contentOf({ kind, input }, lang, now), lang, brand: 'Navaratna' };
}

/** Renders a document, reads it back, and checks what every document has in common. */
async function set(request: PdfRequest): Promise<ReadPdf> {
  const pdf = await pool.render(request, 'somebody').done;
  expect(remarks).toEqual([]);
  expect(pdf.length).toBeLessThan(megabytes);
  const read = await readPdf(pdf);
  expect(read.boxes).toEqual([]);
  expect(read.lang).toBe(request.lang === 'hi' ? 'hi-IN' : 'en-IN');
  expect(read.sizes).toEqual(['595 x 842']);
  const numbers = read.texts.map((text) => /(\d+) \/ (\d+)/.exec(text)?.[0]).filter(Boolean);
  expect(numbers.at(-1)).toBe(`${read.pages} / ${read.pages}`);
  return read;
}

/** The text between header and footer, in points from the lower edge of the page. */
const body = { from: 62, to: 842 - 66 };

describe('a kundli', { timeout: 240_000 }, () => {
  test('has no page that is nearly empty, no heading without its text, and one name for each sign', async () => {
    const dates = ['1964-03-12T05:35', '1994-08-14T06:40', '2001-12-03T18:10', '1975-05-05T12:00'];
    for (const [i, datetime] of dates.entries()) {
      const lang = langs[i % 2] ?? 'en';
      const request = requestOf('kundli', inputOf({ ...girl, datetime }), lang);
      const pages = await readPlaces(await pool.render(request, 'somebody').done);
      // Cover and contents are laid out on their own, and a book may end anywhere.
      for (const [number, texts] of pages.slice(2, -1).entries()) {
        const inBody = texts.filter(({ y }) => y > body.from && y < body.to);
        const lowest = inBody.reduce((low, one) => (one.y < low.y ? one : low));
        const full = (body.to - lowest.y) / (body.to - body.from);
        expect(full, `page ${number + 3} of ${datetime} ends with ${lowest.text}`).toBeGreaterThan(0.5);
        expect(lowest.size, `page ${number + 3} of ${datetime} ends with ${lowest.text}`).toBeLessThan(15);
        // The shop and the number of the page, and nothing that runs over them.
        expect(texts.filter(({ y }) => y < 51).length).toBeLessThanOrEqual(4);
      }
      // "Simha" stands once or twice beside "Leo", in the facts of the birth. Every table and chart says Leo.
      const whole = pages.flat().map(({ text }) => text);
      const vedic = whole.filter((text) => SIGNS.some((sign) => text === readerSpelling(sign.en)));
      if (lang === 'en') expect(vedic).toEqual([]);
    }
  });

  test('is a book of twelve pages or more that says who, when, where and how', async () => {
    const read = await set(requestOf('kundli', inputOf(girl), 'en'));
    expect(read.title).toBe('Janma kundli: Ananya Sharma');
    expect(read.pages).toBeGreaterThanOrEqual(12);
    expect(read.outline).toHaveLength(22);
    expect(read.outline).toContain('The running year');
    expect(read.links).toBe(22);
    expect(read.texts[0]).toContain('Ananya Sharma');
    expect(read.texts[0]).toContain('14 August 1994, 6:40 am');
    const whole = read.texts.join('\n').replace(/\s+/g, ' ');
    for (const words of [
      'Vishakha, pada 2',
      'Navamsa',
      'North Indian',
      'South Indian',
      'Lahiri',
      'Ashtakavarga',
    ])
      expect(whole).toContain(words);
    expect(whole).toContain('The ascendant stays the same if the birth was up to');
    // The table of contents gives the page on which each chapter begins.
    for (const [i, chapter] of read.outline.entries()) {
      const [, page] = new RegExp(`${i + 1} +${chapter} +(\\d+)`).exec(read.texts[1] ?? '') ?? [];
      expect(read.texts[Number(page) - 1]).toContain(chapter);
    }
  });

  test('prints every passage and period that the page shows', async () => {
    const request = requestOf('kundli', inputOf(girl), 'en');
    if (request.kind !== 'kundli') throw new Error('the request is not a kundli');
    // A paragraph of a chapter may go on over the head of the next page.
    const whole = (await set(request)).texts
      .join(' ')
      .replace(/\s+/g, '')
      .replace(/JanmakundliAnanyaSharmaNavaratna\d+\/\d+/g, '');
    for (const { text } of request.data.passages) expect(whole).toContain(text.replace(/\s+/g, ''));
    for (const { lead, paragraphs } of request.data.chapters)
      for (const text of [lead, ...paragraphs]) expect(whole).toContain(text.replace(/\s+/g, ''));
    for (const { end } of request.data.dasha_periods) {
      const [year, month, date] = end.slice(0, 10).split('-');
      expect(whole).toContain(`${date}-${month}-${year}`);
    }
  });

  test('is in Hindi throughout on request', async () => {
    const read = await set(requestOf('kundli', inputOf(girl), 'hi'));
    expect(read.title).toBe('जन्म कुंडली: Ananya Sharma');
    // Words without a matra that is drawn before its letter: text extraction returns the others in drawing order.
    const whole = read.texts.join(' ').replace(/\s+/g, '');
    for (const words of ['नक्षत्र', 'मंगलदोष', 'नवांशकुंडली', 'अष्टकव', 'लग्न']) expect(whole).toContain(words);
    // The only English left are names, the place and the letters of the clock.
    const english = read.texts.join(' ').match(/\b[A-Za-z]{4,}\b/g) ?? [];
    expect([...new Set(english)].sort()).toEqual(
      ['Ananya', 'Asia', 'India', 'Jaipur', 'Kolkata', 'Navaratna', 'Rajasthan', 'Sharma'].sort(),
    );
  });

  test('of random births of 120 years is complete', async () => {
    for (const [i, birth] of randomBirths(process.env.SOAK ? 20 : 6, 7).entries()) {
      const read = await set(requestOf('kundli', inputOf(birth), langs[i % 2] ?? 'en'));
      expect(read.pages).toBeGreaterThanOrEqual(12);
      const text = read.texts.join(' ');
      expect(text).not.toMatch(/undefined|NaN|null|\{\w+\}|\[object/);
    }
  });
});

describe('a matching and a panchang', { timeout: 240_000 }, () => {
  test('have their points, names and verdict', async () => {
    const read = await set(requestOf('matching', inputOf(girl, boy), 'en'));
    expect(read.title).toBe('Kundli matching: Ananya Sharma · Aditya Rao');
    expect(read.texts[0]).toContain('26 of 36');
    expect(read.texts.join(' ')).toContain('Mangal dosha for both');
    await set(requestOf('matching', inputOf(girl, boy), 'hi'));
  });

  test('have the five limbs, the hours and the festival of the day', async () => {
    const read = await set(requestOf('panchang', inputOf(day), 'en'));
    expect(read.title).toBe('Panchang: 8 November 2026, Jaipur, Rajasthan, India');
    for (const words of ['Sunday', 'Chaturdashi', 'Swati', 'Abhijit', 'Diwali'])
      expect(read.texts[0]).toContain(words);
    // A Sunday: Disha Shool is in the west.
    expect(read.texts.join(' ')).toMatch(/Disha Shool\s*West/);
    await set(requestOf('panchang', inputOf(day), 'hi'));
  });
});

describe('characters', { timeout: 120_000 }, () => {
  /** Returns every text of a set of words, at any depth. */
  const textsIn = (words: Words): string[] =>
    typeof words === 'string' ? [words] : Object.values(words).flatMap(textsIn);

  test.for(langs)('no passage of the whole library has a character that our fonts lack: %s', async (lang) => {
    const textsOf = (folder: string): string[] =>
      [...readSets(lang)].flatMap(([name, words]) => (name.startsWith(`${folder}/`) ? textsIn(words) : []));
    const clauses = textsOf('chapters');
    expect(clauses.length).toBeGreaterThanOrEqual(900);
    // Ten clauses make a passage, which is set faster.
    const joined = clauses.flatMap((_, i) => (i % 10 === 0 ? [clauses.slice(i, i + 10).join(' ')] : []));
    const texts = [...textsOf('passages'), ...joined];
    expect(texts.length).toBeGreaterThanOrEqual(700);
    const request = requestOf('panchang', inputOf(day), lang);
    if (request.kind !== 'panchang') throw new Error('the request is not a panchang');
    const passages = texts.map((text, i) => ({
      id: `${i}`,
      part: 'panchang',
      part_title: '',
      title: `${i}`,
      text,
    }));
    // In chunks: the library is not made for a document of a thousand passages.
    for (let from = 0; from < passages.length; from += 150) {
      const part = passages.slice(from, from + 150);
      const read = await set({ ...request, data: { ...request.data, passages: part } });
      // Hindi joins letters, so a text has fewer glyphs than characters.
      const characters = part.reduce((sum, { text }) => sum + text.length, 0);
      expect(read.glyphs).toBeGreaterThan(characters / 2);
    }
  });
});
