import { describe, expect, test } from 'vitest';
import type { SiteDetails } from '#contract/base/site/details.ts';
import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import { type Lang, langs } from '#languages/list.ts';
import { fill } from '#web/texts/format.ts';
import { type Feature, loadTexts } from '#web/texts/load.ts';
import { policyFigures } from './figures.ts';
import { applicableLines, type Line, type Policy } from './policy-text.ts';

/** Settings in which every figure differs from the specification, and no two are the same. */
const details: SiteDetails = {
  legal: { name: 'Ratna House LLP', registration: 'AAB-1234', country: 'Nepal' },
  grievance: {
    name: 'Uma Rao',
    designation: 'Ombudsperson',
    email: 'uma@ratna.test',
    phone: '+919000000001',
    acknowledgeHours: 36,
    resolveDays: 21,
  },
  // What a shop has not written in Hindi is shown in English.
  hindi: { name: 'रत्न', legalName: '', country: 'नेपाल', officer: 'उमा राव', designation: 'लोकपाल' },
  care: {
    replyHours: 11,
    giftHelp: { days: 'Tue-Thu', open: '08:00', close: '16:30' },
    shippingDays: { from: 6, to: 9 },
    digitalDays: { from: 12, to: 14 },
  },
  returns: {
    reportHours: 31,
    damagedDays: 13,
    days: 17,
    fee: 95,
    creditMonths: 19,
    customisedCancelHours: 22,
  },
  wallet: { maxTopUp: 77_000, minWithdrawal: 640 },
  holidays: [],
  people: [],
  partners: [],
  termsVersion: '2031-05',
};
const shop = {
  shopName: 'Ratna',
  shopNameHi: 'रत्न',
  sells: true,
  phone: '+919000000002',
  email: 'care@ratna.test',
  address: ['Ratna', 'Kathmandu'],
  addressHi: ['रत्न', 'काठमांडू'],
  delivery: { charge: 130, freeAbove: 888 },
  cod: { offered: true, maxAmount: 4321 },
} as PublicSettings;

/** Returns all texts of a page, filled, as one string. */
async function pageText(feature: Feature, lang: Lang, offered = true): Promise<string> {
  const { site, shell, [feature]: words } = await loadTexts(lang, ['site', 'shell', feature]);
  const policy = words as unknown as Policy;
  const figures = policyFigures(
    { site: details, shop: { ...shop, cod: { ...shop.cod, offered } } },
    { site, shell },
    lang,
  );
  const holds = new Set(['registered', offered ? 'cod' : 'noCod']);
  const lines: Line[] = [
    policy.lead,
    ...policy.summary.flatMap(({ figure, label }) => [figure, label]),
    ...Object.values(policy.sections).flatMap(({ text = [], points = [], after = [] }) => [
      ...text,
      ...points,
      ...after,
    ]),
  ];
  return applicableLines(lines, holds)
    .map((line) => fill(line, figures))
    .join('\n');
}

/** The figures of the specification's section 9 by page, with these settings. */
const figuresOf = {
  'site/terms': {
    en: [
      'within 13 days',
      '6 to 9 business days',
      'within 22 hours',
      '18 or older',
      '₹130',
      '₹888',
      'version 2031-05',
    ],
    hi: ['13 दिन के भीतर', '6 से 9 कार्यदिवस', '22 घंटे के भीतर', '18 वर्ष', '₹130', '₹888', '2031-05'],
  },
  'site/cancellation': {
    en: [
      '17 days',
      'within 31 hours',
      '₹95',
      '19 months',
      'within 11 hours',
      'Tue to Thu 8 am – 4:30 pm',
      '13 days',
      'Once it is shipped, cancellation is impossible',
      'Customised jewellery',
      'credit note or gift card',
      '36 hours',
      '21 days',
    ],
    hi: ['17 दिन', '31 घंटे के भीतर', '₹95', '19 महीने', '11 घंटे के भीतर', '13 दिन', '36 घंटे', '21 दिन'],
  },
  'site/shipping': {
    en: ['12 to 14 business days', '6 to 9 business days', '₹130', '₹888', '₹4,321', '31 hours', '11 hours'],
    hi: ['12 से 14 कार्यदिवस', '6 से 9 कार्यदिवस', '₹130', '₹888', '₹4,321', '31 घंटे', '11 घंटे'],
  },
  'site/privacy': {
    en: ['Uma Rao, Ombudsperson', '36 hours', '21 days', 'Ratna House LLP'],
    hi: ['उमा राव, लोकपाल', '36 घंटे', '21 दिन', 'Ratna House LLP', 'काठमांडू'],
  },
} as const;

describe.each(Object.keys(figuresOf) as (keyof typeof figuresOf)[])('%s', (feature) => {
  const expected = figuresOf[feature];

  test.each(langs)('prints the figures of the settings in %s', async (lang) => {
    const text = await pageText(feature, lang);
    for (const figure of expected[lang]) expect(text).toContain(figure);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test.each(langs)('has no figure of its own in %s: only the age the law sets', async (lang) => {
    const written = JSON.stringify(await loadTexts(lang, [feature]));
    expect([...new Set(written.match(/\d+/g) ?? [])].filter((n) => n !== '18')).toEqual([]);
  });
});

test('cash on delivery is mentioned only if it is offered', async () => {
  expect(await pageText('site/shipping', 'en', true)).toContain('You can pay in cash');
  expect(await pageText('site/shipping', 'en', false)).toContain('Cash on delivery is not offered');
});
