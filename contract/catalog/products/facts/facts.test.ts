import { expect, test } from 'vitest';
import { readWords } from '#languages/read.ts';
import { categories } from '../../../core/rules.ts';
import { factProblem, firstFactProblem, pruneFacts } from './check.ts';
import { type ChoiceList, choicesOf, type FactWords } from './choices.ts';
import { factFields, factNames } from './fields.ts';
import { kinds } from './kind.table.ts';
import { factsOfKind, kindNames, kindOf, kindOfCategory } from './kinds.ts';
import { factRows, weightRows, withoutLabel } from './rows.ts';
import { readFact, typedFact } from './typed.ts';
import type { FactValues } from './types.ts';
import { caratOf, gramOf, rattiOf } from './weights.ts';

const words = readWords('products/facts');
const everyLanguage = Object.values(words);
const format = {
  lang: 'en' as const,
  words: words.en,
  number: (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 2 }),
  rupees: (value: number) => `₹${value.toLocaleString('en-IN')}`,
  day: (day: string) => day,
};

test('each of the 21 categories has a kind, and every kind states the country of origin', () => {
  expect(Object.keys(kindOfCategory).sort()).toEqual([...categories].sort());
  for (const kind of kindNames) {
    expect(kinds[kind].main, kind).toContain('country');
    const names = factsOfKind(kind);
    expect(new Set(names).size, kind).toBe(names.length);
  }
  expect(factNames.filter((name) => !kindNames.some((kind) => factsOfKind(kind).includes(name)))).toEqual([]);
});

test('a product has the kind of its category unless it names one', () => {
  expect(kindOf('Rudraksha', null)).toBe('rudraksha');
  expect(kindOf('Rudraksha', 'mala')).toBe('mala');
  expect(kindOf('Something old', null)).toBe('set');
});

test('every label and choice is written in both languages', () => {
  const written = (one: FactWords) => [
    ...Object.values(one.fields),
    ...Object.values(one.choices).flatMap((names) => Object.values(names)),
  ];
  for (const en of written(words.en)) expect(en).toMatch(/^[\u0020-\u024f’]+$/);
  for (const hi of written(words.hi)) expect(hi).not.toBe('');
});

test('the words are those of all facts, kinds and choices, in their order', () => {
  for (const { fields, kinds: kindWords, choices } of everyLanguage) {
    expect(Object.keys(fields)).toEqual(factNames);
    expect(Object.keys(kindWords)).toEqual(kindNames);
    for (const [list, names] of Object.entries(choices))
      expect(Object.keys(names), list).toEqual(choicesOf(list as ChoiceList));
  }
});

test('a tola has 64 ratti of the gem trade and 96 of the goldsmiths', () => {
  expect(rattiOf(11.6638038, 'pakki')).toBe(64);
  expect(rattiOf(11.6638038, 'sunari')).toBe(96);
  // The market's figure: five ratti are 0.91 g and 4.55 carats.
  expect([0.91, 0.59, 2.005].map((gram) => rattiOf(gram, 'pakki'))).toEqual([5, 3.25, 11]);
  expect([caratOf(0.91), gramOf(4.55)]).toEqual([4.55, 0.91]);
});

test('a value outside its field is refused', () => {
  const { carat, bead_size, treatment, report_date, xray, place, report_number } = factFields;
  expect(factProblem(carat, 4.1)).toBeNull();
  expect(factProblem(carat, [3, 4.5])).toBeNull();
  for (const wrong of [0, -1, 4.123, Number.NaN, Number.POSITIVE_INFINITY, '4', [5, 4], [1, 2, 3], null])
    expect(factProblem(carat, wrong), String(wrong)).toBe('range');
  expect(factProblem(bead_size, [20, 22])).toBeNull();
  expect(factProblem(treatment, 'heated')).toBeNull();
  for (const wrong of ['hot', 'constructor', 7]) expect(factProblem(treatment, wrong)).toBe('choice');
  expect(factProblem(report_date, '2026-02-29')).toBe('day');
  expect(factProblem(xray, 'yes')).toBe('yes_no');
  expect(factProblem(place, { en: 'Mogok', hi: 'मोगोक' })).toBeNull();
  for (const wrong of ['Mogok', { en: '', hi: 'मोगोक' }, { en: 'x'.repeat(81), hi: '' }, null, ['a', 'b']])
    expect(factProblem(place, wrong)).toBe('long');
  expect(factProblem(report_number, 'a\0b')).toBe('long');
});

test('a HUID is six capital letters and digits, and is typed in any case', () => {
  expect(factProblem(factFields.huid, 'AB12CD')).toBeNull();
  for (const wrong of ['AB12C', 'AB12CDE', 'ab12cd', 'AB 2CD', 'आB12CD', 123456])
    expect(factProblem(factFields.huid, wrong), String(wrong)).toBe('huid');
  expect(readFact(factFields.huid, { en: ' ab12cd ' }, everyLanguage)).toEqual({ value: 'AB12CD' });
});

test('the label states maker, packer, importer, quantity, care and the price with all taxes, for every kind', () => {
  const both = (en: string) => ({ en, hi: '' });
  const values = {
    ...{ mrp: [1200, 4500] as const, net_quantity: both('1 piece'), manufacturer: both('A, Jaipur') },
    ...{ importer: both('B, Mumbai'), packer: both('C, Jaipur'), consumer_care: both('care@c.in') },
  };
  for (const kind of kindNames) {
    const texts = Object.fromEntries(factRows(kind, values, format).map(({ label, text }) => [label, text]));
    expect(texts, kind).toMatchObject({
      MRP: '₹1,200–₹4,500 (all taxes included)',
      'Net quantity': '1 piece',
      Manufacturer: 'A, Jaipur',
      Importer: 'B, Mumbai',
      'Packed and sold by': 'C, Jaipur',
      'Consumer care': 'care@c.in',
    });
  }
  expect(withoutLabel({ ...values, huid: 'AB12CD' })).toEqual({ huid: 'AB12CD' });
});

test('a fact of another kind is named, and dropped when facts are pruned', () => {
  const values = { mukhi: 5, carat: 2 };
  expect(firstFactProblem('rudraksha', values)).toEqual({ name: 'carat', problem: 'not_of_kind' });
  expect(firstFactProblem('rudraksha', { __proto__: 1, mukhi: 5 })).toBeNull();
  expect(firstFactProblem('gem', { nonsense: 1 })).toEqual({ name: 'nonsense', problem: 'not_of_kind' });
  expect(pruneFacts('rudraksha', values)).toEqual({ mukhi: 5 });
});

test('what a form or a file types is read back as it was written', () => {
  const samples = {
    carat: 4.1,
    bead_size: [20, 22],
    treatment: 'heated',
    xray: false,
    report_date: '2026-03-01',
    place: { en: 'Mogok', hi: 'मोगोक' },
    report_number: 'A-1',
  } as const;
  for (const [name, value] of Object.entries(samples))
    expect(readFact(factFields[name as keyof typeof samples], typedFact(value), everyLanguage), name).toEqual(
      { value },
    );
  expect(readFact(factFields.bead_size, { en: '20 – 22' }, everyLanguage)).toEqual({ value: [20, 22] });
  expect(readFact(factFields.gram, { en: '1,250.5' }, everyLanguage)).toEqual({ value: 1250.5 });
  expect(readFact(factFields.treatment, { en: 'ताप दिया हुआ' }, everyLanguage)).toEqual({ value: 'heated' });
  expect(readFact(factFields.xray, { en: 'हाँ' }, everyLanguage)).toEqual({ value: true });
  expect(readFact(factFields.carat, { en: ' ' }, everyLanguage)).toEqual({ value: undefined });
  expect(readFact(factFields.carat, { en: 'about four' }, everyLanguage)).toEqual({ problem: 'range' });
});

test('the table states weight in carats, grams and both ratti, and says what is not known', () => {
  const rows = factRows('gem', { carat: 4.1, country: 'in', source: 'mm', one_piece: true }, format);
  const texts = Object.fromEntries(rows.map(({ label, text }) => [label, text]));
  expect(texts['Weight of the stone']).toBe('4.1 ct · 0.82 g · 4.5 ratti (pakki) or 6.75 (sunari)');
  expect(texts).toMatchObject({
    'Made or cut in (country of origin)': 'India',
    'Material mined or grown in': 'Myanmar',
    Treatment: 'Not known',
    Laboratory: 'No laboratory report',
  });
  expect(texts).not.toHaveProperty('One of a kind');
  expect(texts).not.toHaveProperty('Report number');
});

test('a stone that comes from where it was mined says so once each, without a second country', () => {
  const rows = factRows('gem', { carat: 4.1, country: 'mm', source: 'mm' }, format);
  const texts = Object.fromEntries(rows.map(({ label, text }) => [label, text]));
  expect(texts).toMatchObject({ 'Country of origin': 'Myanmar', 'Mined or grown in': 'Myanmar' });
  expect(rows.filter(({ text }) => text === 'India')).toEqual([]);
});

test('a variant of a stone has its weight and its price a carat', () => {
  const [weight, perCarat] = weightRows('gem', { gram: 0.91, price: 7900 }, format);
  expect(weight).toMatchObject({ value: 4.55, unitCode: 'CTM' });
  expect(perCarat?.text).toBe('₹1,736');
  expect(weightRows('yantra', { gram: 110, price: 649 }, format)).toMatchObject([
    { text: '110 g', unitCode: 'GRM' },
  ]);
  expect(weightRows('gem', { gram: null, price: 100 }, format)).toEqual([]);
});

test('lengths from ten centimetres are in centimetres', () => {
  const [row] = factRows('puja', { diameter: 254, country: 'in' }, format).filter(
    ({ name }) => name === 'diameter',
  );
  expect(row).toMatchObject({ text: '25.4 cm', value: 254, unitCode: 'MMT' });
});

test('length, width and height are one row', () => {
  const sides = (values: FactValues) =>
    factRows('gem', { carat: 1, ...values }, format).find(({ name }) => name === 'measurements')?.text;
  expect(sides({ length: 8.1, width: 6.8, height: 4.6 })).toBe('8.1 × 6.8 × 4.6 mm');
  expect(sides({ length: [50, 228.6], width: [50, 228.6] })).toBe('5–22.9 × 5–22.9 cm');
  expect(sides({ length: 8.1 })).toBeUndefined();
});
