import { afterAll, beforeAll, expect, test } from 'vitest';
import type { goodMatching } from '../../testing/access/access-reports.ts';
import { askFor } from '../../testing/fixtures/reports.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { byStanding } from './comparisons.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const men = [
  { boy_name: 'Aditya', boy_dob: '1992-06-21T09:25:00+05:30' },
  { boy_name: 'Rohan', boy_dob: '1992-03-05T21:15:00+05:30' },
  { boy_name: 'Karan', boy_dob: '1991-11-23T21:15:00+05:30' },
];

test('only paid matchings of one person are compared, with the figures of their reports, the best first', async () => {
  const buyer = await testShop.customer();
  const read = async (la?: 'hi') =>
    (await buyer.api('GET /api/matching-comparisons', { query: { la: la ?? 'en' } })).comparisons;
  const paid: string[] = [];
  for (const [i, man] of men.entries()) {
    const orderId = await askFor.matching(buyer, { girl_name: 'Ananya', ...man } as Partial<
      typeof goodMatching
    >);
    // The third stays unpaid.
    if (i === 2) continue;
    await payAndSettle(testShop, orderId);
    paid.push(orderId);
    // One matching is no comparison.
    if (i === 0) expect(await read()).toEqual([]);
  }
  const [comparison, ...others] = await read();
  expect(others).toEqual([]);
  expect(comparison?.person).toEqual({ role: 'girl', name: 'Ananya' });
  expect(comparison?.candidates.map(({ orderId }) => orderId).toSorted()).toEqual(paid.toSorted());
  expect(comparison?.candidates).toEqual(comparison?.candidates.toSorted(byStanding));
  for (const one of comparison?.candidates ?? []) {
    const { content } = await buyer.api('GET /api/reports/{orderId}', {
      params: { orderId: one.orderId },
      query: { la: 'en' },
    });
    if (content.kind !== 'matching') throw new Error('not a matching');
    const { guna_milan: milan, verdict, mangal, porutham } = content.data;
    expect(one.total_points).toBe(milan.total_points);
    expect(one.points).toEqual(milan.guna.map(({ obtained_points }) => obtained_points));
    expect(one.weighed_points).toBe(verdict.weighed_points);
    expect(one.verdict.id).toBe(verdict.id);
    expect(verdict.reasons).toContain(one.verdict.sentence);
    expect(one.mangal_balanced).toBe(mangal.balanced);
    for (const key of ['rajju', 'vedha'] as const)
      expect(one[key].agrees).toBe(porutham.list.find((found) => found.key === key)?.agrees);
  }
  expect((await read('hi'))[0]?.kootas[0]?.name).toBe('वर्ण');
  const stranger = await testShop.customer();
  expect(await stranger.api('GET /api/matching-comparisons', { query: { la: 'en' } })).toEqual({
    comparisons: [],
  });
});

test('a pair that was bought again counts once, and another ayanamsa is another comparison', async () => {
  const buyer = await testShop.customer();
  for (const typed of [men[0], men[1], { ...men[1], boy_name: 'Rohan K' }, { ...men[0], ayanamsa: '3' }]) {
    const orderId = await askFor.matching(buyer, typed as Partial<typeof goodMatching>);
    await payAndSettle(testShop, orderId);
  }
  const { comparisons } = await buyer.api('GET /api/matching-comparisons', { query: { la: 'en' } });
  expect(comparisons.map(({ ayanamsa, candidates }) => [ayanamsa, candidates.length])).toEqual([[1, 2]]);
  expect(comparisons[0]?.candidates.map(({ name }) => name).toSorted()).toEqual(['Aditya', 'Rohan K']);
});
