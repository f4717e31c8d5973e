import { expect, it } from 'vitest';
import type { Lang } from '#languages/list.ts';
import { loadTexts } from '#web/texts/load.ts';
import { differencesOf } from './differences.ts';

const readerOf = async (lang: Lang) => {
  const { audit, 'products/facts': facts } = await loadTexts(lang, ['audit', 'products/facts']);
  return { t: audit, facts: facts.fields, lang };
};
const english = await readerOf('en');
const hindi = await readerOf('hi');

const read = (entity: string, before: unknown, after: unknown) =>
  differencesOf({ entity, before, after }, english).map(
    (one) => `${one.label}: ${[one.before, one.after].filter((side) => side !== null).join(' → ')}`,
  );

it('lists only the changed fields, with the notes that accompany them', () => {
  expect(
    read('user', { role: 'user', name: 'Asha' }, { role: 'admin', name: 'Asha', reason: 'Joins the staff' }),
  ).toEqual(['Role: Customer → Admin', 'Reason: Joins the staff']);
  expect(
    differencesOf({ entity: 'user', before: { blocked: false }, after: { blocked: true } }, hindi),
  ).toEqual([{ label: 'रोका गया', before: 'नहीं', after: 'हाँ' }]);
});

it('names both steps of a log-in', () => {
  expect(read('access', null, { by: 'password+new totp' })).toEqual(['By: password + new authenticator app']);
});

it('names the rows of lists, and shows money in rupees', () => {
  const sku = (name: string, stock: number, price: number) => ({ name, stock, price, code: name });
  expect(
    read(
      'product',
      { skus: [sku('7', 4, 1499), sku('8', 2, 1499)] },
      { skus: [sku('7', 0, 1299), sku('8', 2, 1499)] },
    ),
  ).toEqual(['Sizes and variants › 7 › Stock: 4 → 0', 'Sizes and variants › 7 › Price: ₹1,499 → ₹1,299']);
  // A row that was added does not repeat its name.
  expect(
    read('product', { skus: [sku('7', 4, 1499)] }, { skus: [sku('7', 4, 1499), sku('8', 8, 1299)] }),
  ).toEqual([
    'Sizes and variants › 8 › Stock: 8',
    'Sizes and variants › 8 › Price: ₹1,299',
    'Sizes and variants › 8 › Code: 8',
  ]);
  const [ruby, box] = [
    { url: '/media/ruby.webp', alt: '' },
    { url: '/media/box.webp', alt: 'In its box' },
  ];
  expect(read('product', { images: [ruby] }, { images: [box, ruby] })).toContain(
    'Pictures › 1 › Address: /media/box.webp',
  );
  expect(read('product', { images: [ruby] }, { images: [] })).toEqual([
    'Pictures › Address: /media/ruby.webp',
  ]);
  expect(read('order', { sentBack: 0 }, { sentBack: 129_950, amount: 129_950, reference: null })).toEqual([
    'Refunded in total: 0 → ₹1,299.50'.replace('0 →', '₹0 →'),
    'Amount: ₹1,299.50',
  ]);
  expect(read('coupon', { maxDiscount: 500 }, { maxDiscount: 750 })).toEqual([
    'Discount at most: ₹500 → ₹750',
  ]);
});

it('names what the shop put into an order, and its own sections', () => {
  const [lamps, gifts] = ['0lamps0000000000', '0gifts0000000000'];
  const entry = {
    entity: 'home',
    names: { [lamps]: 'Lamps' },
    before: { places: [{ section: 'quote', shown: true }] },
    after: { places: [{ section: 'shelves', shown: true }], order: [lamps, gifts] },
  };
  expect(differencesOf(entry, english).map(({ after }) => after)).toEqual([
    'Browse the shelves',
    'Lamps, #000000',
  ]);
});

it('distinguishes an emptied field from an absent one, and a removal from a note', () => {
  expect(read('product', { brand: 'Siddhi' }, { brand: '' })).toEqual(['Brand: Siddhi → —']);
  expect(read('product', { name: 'Diya', deleted: false }, { deleted: true })).toEqual([
    'Name: Diya',
    'Deleted: No → Yes',
  ]);
  const [gone] = differencesOf({ entity: 'coupon', before: { code: 'DIWALI' }, after: null }, english);
  expect(gone).toEqual({ label: 'Code', before: 'DIWALI', after: null });
  expect(
    read('order', { status: 'Pending', courier: null }, { status: 'Shipped', reason: null, courier: null }),
  ).toEqual(['Status: Pending → Shipped']);
});

it('formats instants, days and ids, and accepts unknown values', () => {
  expect(read('user', null, { dueAt: '2026-11-22T10:00:00.000Z' })).toEqual(['Due: 22 Nov 2026, 3:30 pm']);
  expect(read('coupon', { endDate: '2026-11-22' }, { endDate: '2026-12-01' })).toEqual([
    'Last day: 22 November 2026 → 1 December 2026',
  ]);
  expect(read('ticket', { assignedTo: null }, { assignedTo: '3r5ovf41fva2b3c4' })).toEqual([
    'With: — → #A2B3C4',
  ]);
  expect(read('lamp', 'lit', ['a', 'b'])).toEqual([': lit → a, b']);
  expect(read('lamp', { wick: { of: 'cotton' } }, { wick: { of: 'silk' } })).toEqual([
    'wick › of: cotton → silk',
  ]);
});

it('shows the text of a post as words, and says when only its formatting changed', () => {
  expect(
    read(
      'post',
      { content: '<p>Pearls &amp; the Moon</p><p>Old</p>' },
      {
        content:
          '<h2>Pearls &amp; the Moon</h2><p><strong>New</strong></p><p><img src="/a.webp" alt="A pearl"></p>',
      },
    ),
  ).toEqual(['Text: Pearls & the Moon\nOld → Pearls & the Moon\nNew\n[A pearl]']);
  expect(read('post', { content: '<p>Same</p>' }, { content: '<p><em>Same</em></p>' })).toEqual([
    'Text: Only its formatting was changed.',
  ]);
  expect(read('user', null, { reason: '<b>as written</b>' })).toEqual(['Reason: <b>as written</b>']);
});
