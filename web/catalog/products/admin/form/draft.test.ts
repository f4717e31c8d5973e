import { describe, expect, it } from 'vitest';
import { loadTexts } from '#web/texts/load.ts';
import { problemsOf } from './check.ts';
import {
  bodyOf,
  chooseDefault,
  type Draft,
  emptyDraft,
  emptyRow,
  removeRow,
  switchSizes,
  switchVariants,
} from './draft.ts';
import { changesOf, withParts } from './merge.ts';
import { moveItem } from './use-pictures.ts';

const { 'products/admin-form': texts, 'products/facts': english } = await loadTexts('en', [
  'products/admin-form',
  'products/facts',
]);
const { 'products/facts': hindi } = await loadTexts('hi', ['products/facts']);

const ring = (): Draft => ({
  ...emptyDraft(),
  name: 'Ring',
  description: 'A ring.',
  category: 'Rings',
  pictures: [{ url: '/media/a.webp', alt: '' }],
  selling: {
    hasVariants: false,
    sizeType: 'Ring',
    price: '6,800',
    rows: [emptyRow({ id: 'a', name: '7', stock: '4', stockBefore: '4' })],
  },
});
const variants = (draft = ring()): Draft => ({
  ...draft,
  selling: {
    ...draft.selling,
    hasVariants: true,
    rows: [
      emptyRow({ name: 'A', price: '100', stock: '0', isDefault: true }),
      emptyRow({ name: 'B', price: '200', stock: '1' }),
    ],
  },
});

describe('the switch and the sizes (specification section 4)', () => {
  it('on: one default variant, no stock rows; off: one empty stock row', () => {
    const on = switchVariants(ring().selling, true);
    expect(on).toMatchObject({ hasVariants: true, rows: [{ id: '', name: '', isDefault: true }] });
    expect(switchVariants(variants().selling, false)).toMatchObject({
      hasVariants: false,
      rows: [{ id: '', name: '', stock: '', isDefault: false }],
    });
  });

  it('another size type starts the rows afresh', () => {
    expect(switchSizes(ring().selling, 'Mukhi')).toMatchObject({
      sizeType: 'Mukhi',
      rows: [{ name: '', id: '' }],
    });
  });

  it('one variant is the default, also after the default is removed', () => {
    const second = chooseDefault(variants().selling, 1);
    expect(second.rows.map((row) => row.isDefault)).toEqual([false, true]);
    expect(removeRow(second, 1).rows.map((row) => row.isDefault)).toEqual([true]);
  });

  it('a picture moves to its new place', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

describe('the checks (specification section 5)', () => {
  const say = (draft: Draft, mode: 'add' | 'edit' = 'add') =>
    Object.values(problemsOf(draft, texts.problems, mode, english));
  const rows = (...all: Parameters<typeof emptyRow>) => ({
    ...ring(),
    selling: { ...ring().selling, rows: all.map(emptyRow) },
  });

  it('a complete form has no errors', () => {
    expect(say(ring())).toEqual([]);
    expect(say(variants(), 'edit')).toEqual([]);
  });

  it.each([
    ['no picture', { ...ring(), pictures: [] }, 'add', '❌ Please upload at least one image.'],
    [
      'a variant without a price',
      { ...variants(), selling: { ...variants().selling, rows: [emptyRow({ name: 'A', stock: '1' })] } },
      'add',
      '❌ Please fill all variant fields (name, price, stock).',
    ],
    [
      'the same while editing',
      { ...variants(), selling: { ...variants().selling, rows: [emptyRow({ name: 'A', stock: '1' })] } },
      'edit',
      'Please fill variant name, price, and stock for all variants.',
    ],
    ['no size', rows({ stock: '2' }), 'add', '❌ Please select a size for every row.'],
    ['no quantity', rows({ name: '7' }), 'add', '❌ Please specify quantity for every row.'],
    [
      'a quantity of 0 while editing',
      rows({ name: '7', stock: '0', stockBefore: '4' }),
      'edit',
      'Please specify quantity for every row.',
    ],
    [
      'no price',
      { ...ring(), selling: { ...ring().selling, price: '' } },
      'add',
      'Please enter a price above 0, with at most two decimals.',
    ],
  ] as const)('%s', (_, draft, mode, words) => expect(say(draft as Draft, mode)).toEqual([words]));

  it('a sold-out row may stay at zero', () => {
    expect(say(rows({ name: '7', stock: '0', stockBefore: '0' }), 'edit')).toEqual([]);
  });
});

it('the request has lists as JSON, and stock with the value that was shown', () => {
  const body = bodyOf({ ...ring(), tags: 'a, b,, a, c\\, d' }, english, 3);
  expect(JSON.parse(String(body.get('tags')))).toEqual(['a', 'b', 'c, d']);
  expect(JSON.parse(String(body.get('stock')))).toEqual([
    { _id: 'a', size: '7', quantity: 4, stockBefore: 4, picture: '' },
  ]);
  expect([body.get('price'), body.get('version'), body.get('hasVariants')]).toEqual(['6800', '3', 'false']);
  // The field order of an earlier client.
  expect([...body.keys()].slice(0, 11)).toEqual([
    'name',
    'description',
    'miniDesc',
    'tags',
    'category',
    'subcategory',
    'brand',
    'howToWear',
    'benefits',
    'bestDayToWear',
    'hasVariants',
  ]);
});

describe('facts', () => {
  const gem = (typed: Draft['facts']['typed'], kind: Draft['facts']['kind'] = ''): Draft => ({
    ...ring(),
    category: 'Gemstones',
    facts: { kind, typed },
  });
  const sent = (draft: Draft) => JSON.parse(String(bodyOf(draft, english).get('facts')));

  it('what is typed is sent typed, and what is empty is not sent', () => {
    const typed = {
      carat: { en: '2.05' },
      length: { en: '8.1 - 9.4' },
      treatment: { en: 'heated' },
      place: { en: 'Mogok', hi: 'मोगोक' },
      report_number: { en: ' ' },
    };
    expect(sent(gem(typed))).toEqual({
      kind: null,
      values: {
        carat: 2.05,
        length: [8.1, 9.4],
        treatment: 'heated',
        place: { en: 'Mogok', hi: 'मोगोक' },
      },
    });
  });

  it('another kind asks for other facts and keeps what was typed', () => {
    const draft = gem({ carat: { en: '2' }, beads: { en: '108' } }, 'mala');
    expect(sent(draft)).toEqual({ kind: 'mala', values: { beads: 108 } });
    expect(sent({ ...draft, facts: { ...draft.facts, kind: '' } }).values).toEqual({ carat: 2 });
  });

  it('a wrong fact is named in the language of the admin, and variants have their own weight', () => {
    const draft = gem({ carat: { en: 'two' }, report_date: { en: '2026-13-01' } });
    expect(problemsOf(draft, texts.problems, 'add', english)).toEqual({
      'fact-carat': expect.stringMatching(/^Weight of the stone: enter one number from 0\.01 to/),
      'fact-report_date': 'Report date: enter a date like 2026-11-25.',
    });
    expect(problemsOf(draft, texts.problems, 'add', hindi)['fact-report_date']).toBe(
      'रिपोर्ट की तारीख: 2026-11-25 जैसी तारीख लिखें।',
    );
    const sold = { ...variants(draft), facts: { kind: '' as const, typed: { carat: { en: 'two' } } } };
    expect(problemsOf(sold, texts.problems, 'add', english)).toEqual({});
  });

  it('refuse a price above the MRP, of variants above the higher one', () => {
    const draft = variants();
    const facts = (mrp: string) => ({ kind: '' as const, typed: { mrp: { en: mrp, hi: '' } } });
    expect(
      problemsOf({ ...draft, facts: facts('100-200') }, texts.problems, 'add', english)['fact-mrp'],
    ).toBe(undefined);
    expect(
      problemsOf({ ...draft, facts: facts('100-199') }, texts.problems, 'add', english)['fact-mrp'],
    ).toBe(texts.problems.aboveMrp);
  });
});

describe('two editors', () => {
  const base = ring();
  it('changes of the other editor are merged, and changes of both need a choice', () => {
    const mine = { ...base, name: 'My ring', brand: 'Mine' };
    const theirs = { ...base, name: 'Their ring', tags: 'theirs' };
    const changes = changesOf(base, mine, theirs);
    expect(changes).toEqual([
      { part: 'name', both: true },
      { part: 'tags', both: false },
    ]);
    expect(withParts(mine, theirs, ['tags'])).toMatchObject({
      name: 'My ring',
      brand: 'Mine',
      tags: 'theirs',
    });
  });

  it('the same change twice is no conflict, nor is stock sold meanwhile', () => {
    const sold = {
      ...base,
      selling: { ...base.selling, rows: [emptyRow({ id: 'a', name: '7', stock: '3', stockBefore: '3' })] },
    };
    expect(changesOf(base, { ...base, name: 'Both' }, { ...sold, name: 'Both' })).toEqual([]);
  });

  it('their price and my stock in the same part need a choice', () => {
    const mine = {
      ...base,
      selling: { ...base.selling, rows: [emptyRow({ id: 'a', name: '7', stock: '9', stockBefore: '4' })] },
    };
    const theirs = { ...base, selling: { ...base.selling, price: '7000' } };
    expect(changesOf(base, mine, theirs)).toEqual([{ part: 'selling', both: true }]);
  });
});
