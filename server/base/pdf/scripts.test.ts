import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import type { InvoiceData } from '#contract/selling/invoices/data.ts';
import { contentOf } from '../../astrology/reports/contents.ts';
import { readPdf } from '../../testing/fixtures/pdf.ts';
import { createPdfPool } from './pool.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'pdf', 'built', 'worker.js');
const remarks: string[] = [];
const pool = createPdfPool({ program, threads: 1, onRemarks: (words) => remarks.push(...words) });
afterAll(() => pool.close());

/** A name in each script, with conjuncts, signs of two parts, joiners and digits of the script. */
const names = {
  Latin: 'José Łukasz Ṛṣi D’Souza',
  Devanagari: 'सर्बिया क्‍षिति मार्टिन १२',
  Bengali: 'শ্রীমতী বন্দ্যোপাধ্যায় কৌশিক র‍্যাব ১২',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਐਂਡ ਉੱਤਰ ੧੨',
  Gujarati: 'કૃષ્ણકુમાર રાષ્ટ્ર શર્મિલા ૧૨',
  Odia: 'ଶ୍ରୀମତୀ ପଣ୍ଡା ଆଫ୍ରିକୀୟ କୌଶଲ୍ୟା ୧୨',
  Tamil: 'செல்வி முருகன் கொம்பு ௧௨',
  Telugu: 'గౌరీశంకర్ రెడ్డి సాఫ్ట్‌వేర్ కై ౧౨',
  Kannada: 'ಮಲ್ಲೇಶ್‌ವರಂ ಕೃಷ್ಣಮೂರ್ತಿ ಕೊಟ್ರೇಶ್ ೧೨',
  Malayalam: 'അനിൽകുമാർ ശ്രീകൃഷ്ണൻ അഫ്‌ഗാൻ കൊച്ചി ൧൨',
};
const all = Object.values(names);
const whole = all.join(' ');

const state = { code: '33', name: { en: 'Tamil Nadu', hi: 'तमिलनाडु' } };
const parcels = all.map((name, i) => ({
  orderNumber: `NR-${i}`,
  to: {
    name,
    lines: [`12, ${name} 4/5`, name],
    city: name,
    state: state.name,
    pincode: '600001',
    phone: '9876543210',
  },
  toCollect: 0,
  courier: null,
}));
const from = { name: 'Navaratna', address: ['1 Ghat Road', 'Varanasi'], phone: '9876543210' };
const money = { taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 };
const both = (text: string) => ({ en: text, hi: text });
const invoice: InvoiceData = {
  document: 'tax_invoice',
  number: 'NR/26-27/1',
  issuedAt: '2026-11-28T10:00:00+05:30',
  seller: { ...from, legalName: whole, gstin: null, state, email: 'a@shop.test', signatory: whole },
  buyer: { name: whole, email: 'b@shop.test', gstin: null, address: all, phone: from.phone, state },
  delivery: { name: whole, address: all, phone: from.phone, state },
  place: state,
  tax: 'interstate',
  about: { reference: 'NR-1', at: '2026-11-28T10:00:00+05:30', payment: 'online', service: false },
  corrects: null,
  lines: [
    {
      ...money,
      name: both(whole),
      detail: both(whole),
      hsn: '7103',
      quantity: 1,
      unit: 'NOS',
      rate: 1800,
      gross: 11_800,
      amount: 11_800,
      certificates: null,
    },
  ],
  verifyAt: null,
  sums: { ...money, total: 11_800 },
  inWords: both('One hundred and eighteen rupees'),
};
const birth = {
  name: whole,
  datetime: '1994-08-14T06:40',
  latitude: 26.9124,
  longitude: 75.7873,
  coordinates: '26.912400,75.787300',
  timeUnknown: false,
  location: whole,
  timezone: 'Asia/Kolkata',
  offset: null,
};
const now = new Date('2026-11-22T06:30:00Z');
const report = (kind: 'kundli' | 'matching' | 'panchang', roles: ('girl' | 'boy' | 'day')[]) =>
  contentOf(
    { kind, input: { ayanamsa: 1, yearLength: 1, subjects: roles.map((role) => ({ ...birth, role })) } },
    'en',
    now,
  );

const papers = {
  labels: { kind: 'labels', data: { from, size: 'a6', labels: parcels } },
  slips: {
    kind: 'slips',
    data: {
      from,
      slips: parcels.map((parcel) => ({
        ...parcel,
        placedAt: '2026-11-28T10:00:00+05:30',
        lines: [
          {
            code: 'SKU-1',
            shelf: 'A1',
            name: both('Ring'),
            choice: '',
            quantity: 1,
            customised: true,
            filled: [{ label: both('Engraving'), value: both(parcel.to.name) }],
          },
        ],
        buyerNote: parcel.to.name,
        energised: { all: 0, open: 0 },
        notes: [parcel.to.name],
      })),
    },
  },
  invoice: { kind: 'invoice', data: invoice },
  statement: {
    kind: 'statement',
    data: {
      holder: { name: whole, email: 'b@shop.test' },
      shop: { address: from.address, email: 'a@shop.test', phone: from.phone },
      month: '2026-11',
      opening: 0,
      lines: [],
      closing: 0,
    },
  },
  certificates: {
    kind: 'certificates',
    data: {
      cards: all.map((name) => ({
        code: 'ABCD-EFGH-JKLM-NPQR',
        address: 'https://shop.test/verify/ABCD',
        name: both(name),
        choice: name,
        gram: null,
        facts: null,
        report: null,
        soldOn: '2026-11-28',
      })),
    },
  },
  kundli: report('kundli', ['girl']),
  matching: report('matching', ['girl', 'boy']),
  panchang: report('panchang', ['day']),
} as const;

/** The letters, signs and digits of a text. A PDF keeps them in the order of drawing, so only their presence is compared. */
const lettersOf = (text: string) =>
  new Set(text.normalize('NFD').match(/[\p{L}\p{N}]|(?=[\u0900-\u0dff])\p{M}/gu) ?? []);

for (const [paper, content] of Object.entries(papers))
  test(`a ${paper} prints what somebody typed in each of the ten scripts`, { timeout: 120_000 }, async () => {
    const request = { ...content, lang: 'en', brand: 'Navaratna' } as PdfRequest;
    const read = await readPdf(await pool.render(request, 'somebody').done);
    expect(read.boxes).toEqual([]);
    const printed = lettersOf(read.texts.join(' '));
    for (const [script, name] of Object.entries(names))
      expect([script, [...lettersOf(name)].filter((letter) => !printed.has(letter))]).toEqual([script, []]);
    expect(remarks).toEqual([]);
  });
