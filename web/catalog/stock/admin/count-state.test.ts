import { expect, it } from 'vitest';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { linesOf, withScanned } from './count-state.ts';

const row = (_id: string, available: number) => ({ _id, name: _id, available }) as StockAdminRow;

it('adds one piece for each scan, against what was expected at the first one', () => {
  const first = withScanned([], row('ruby', 3));
  const again = withScanned(withScanned(first, row('bell', 9)), row('ruby', 1));
  expect(linesOf(again)).toEqual([
    { skuId: 'ruby', expected: 3, counted: 2 },
    { skuId: 'bell', expected: 9, counted: 1 },
  ]);
});

it('sends nothing while a number is wrong', () => {
  const [line] = withScanned([], row('ruby', 3));
  expect(linesOf([{ ...(line as NonNullable<typeof line>), counted: '2.5' }])).toBeNull();
});
