import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Parcel, PdfRequest } from '#contract/base/pdf/documents.ts';
import type { InvoiceData, InvoiceState } from '#contract/selling/invoices/data.ts';
import { type Lang, langs } from '#languages/list.ts';
import type { BirthSubject } from '../../astrology/reports/buying/input.ts';
import { contentOf } from '../../astrology/reports/contents.ts';
import { findOverruns, readPdf } from '../../testing/fixtures/pdf.ts';
import { createPdfPool } from './pool.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'pdf', 'built', 'worker.js');
const pool = createPdfPool({ program, threads: 1, onRemarks: () => undefined });
afterAll(() => pool.close());

const LETTERS = 176;
const now = new Date('2026-11-22T06:30:00Z');
const at = '2026-11-22T12:00:00+05:30';

const subject = (word: string, role: BirthSubject['role']): BirthSubject => ({
  role,
  name: word,
  datetime: '1994-08-14T06:40',
  latitude: 26.9124,
  longitude: 75.7873,
  timeUnknown: false,
  coordinates: '26.912400,75.787300',
  location: word,
  timezone: 'Asia/Kolkata',
  offset: null,
});

function reportOf(
  kind: 'kundli' | 'matching' | 'panchang',
  word: string,
  lang: Lang,
): Omit<PdfRequest, 'lang' | 'brand'> {
  const roles = { kundli: ['self'], matching: ['girl', 'boy'], panchang: ['day'] }[kind];
  const subjects = roles.map((role) => subject(word, role as BirthSubject['role']));
  return contentOf({ kind, input: { ayanamsa: 1, yearLength: 1, subjects } }, lang, now);
}

function invoiceOf(word: string): InvoiceData {
  const both = { en: word, hi: word };
  const state: InvoiceState = { code: '08', name: both };
  const money = { taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 };
  return {
    document: 'tax_invoice',
    number: 'NR/2627/000001',
    issuedAt: at,
    seller: {
      legalName: word,
      gstin: '08AAAAA0000A1Z2',
      address: [word, word],
      state,
      email: word,
      phone: word,
      signatory: word,
    },
    buyer: { name: word, email: word, gstin: null, address: [word], phone: word, state },
    delivery: { name: word, address: [word], phone: word, state },
    place: state,
    tax: 'interstate',
    about: { reference: 'NR-1001', at, payment: 'online', service: false },
    corrects: null,
    lines: [
      {
        ...money,
        name: both,
        detail: both,
        hsn: '7103',
        quantity: 1,
        unit: 'NOS',
        rate: 1800,
        gross: 118_000,
        amount: 118_000,
        certificates: { codes: ['NVR1-2345-6789-ABCD'], pieces: 1 },
      },
    ],
    verifyAt: 'https://shop.example/verify',
    sums: { ...money, total: 118_000 },
    inWords: both,
  };
}

function papersOf(word: string): Omit<PdfRequest, 'lang' | 'brand'>[] {
  const both = { en: word, hi: word };
  const from = { name: word, address: [word, word], phone: word };
  const parcel: Parcel = {
    orderNumber: 'NR-1001',
    to: { name: word, lines: [word], city: word, state: both, pincode: '302003', phone: '9876543210' },
    toCollect: 250_000,
    courier: { name: word, number: word },
  };
  const card = {
    code: 'NVR1-2345-6789-ABCD',
    address: 'https://shop.example/verify/NVR123456789ABCD',
    name: both,
    choice: word,
    gram: 2,
    facts: null,
    report: { laboratory: both, number: word },
    soldOn: '2026-11-22',
  };
  const line = {
    code: word,
    shelf: word,
    name: both,
    choice: both,
    quantity: 2,
    customised: true,
    filled: [{ label: both, value: both }],
  };
  const slip = {
    ...parcel,
    placedAt: at,
    buyerNote: word,
    lines: [line],
    energised: { all: 1, open: 1 },
    notes: [word],
  };
  return [
    { kind: 'invoice', data: invoiceOf(word) },
    { kind: 'invoices', data: { invoices: [{ data: invoiceOf(word), lang: 'hi', brand: word }] } },
    { kind: 'certificates', data: { cards: [card] } },
    { kind: 'labels', data: { from, size: 'a6', labels: [parcel] } },
    { kind: 'labels', data: { from, size: 'a4', labels: [parcel] } },
    { kind: 'slips', data: { from, slips: [slip] } },
    {
      kind: 'statement',
      data: {
        holder: { name: word, email: word },
        shop: { address: [word], email: word, phone: word },
        month: '2026-11',
        opening: 0,
        lines: [{ at, what: word, amount: 5000, balance: 5000 }],
        closing: 5000,
      },
    },
  ];
}

const documents = (word: string, lang: Lang) => [
  ...papersOf(word),
  ...(['kundli', 'matching', 'panchang'] as const).map((kind) => reportOf(kind, word, lang)),
];

describe.each([
  ['Latin letters', 'krishnamurti'],
  ['wide letters', 'W'],
  ['Devanagari letters', 'क्षत्रियकृष्णमूर्ति'],
])(`one word of ${LETTERS} %s`, { timeout: 240_000 }, (_, piece) => {
  const word = piece.repeat(LETTERS).slice(0, LETTERS);
  const each = langs.flatMap((lang) =>
    documents(word, lang).map((request) => ({ ...request, lang, brand: word }) as PdfRequest),
  );

  test.each(each)('stays on the pages of $kind in $lang', async (request) => {
    const pdf = await pool.render(request, 'somebody').done;
    expect((await findOverruns(pdf)).filter((one) => one.includes('leaves the page'))).toEqual([]);
    const { texts, boxes } = await readPdf(pdf);
    expect(boxes).toEqual([]);
    expect(texts.join('').length).toBeGreaterThan(LETTERS);
  });
});
