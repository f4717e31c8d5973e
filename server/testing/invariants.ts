import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Returns one sentence for each invariant of stock, orders and money that the shop violates. */
export const findProblems = ({ database }: Pick<TestShop, 'database'>): Promise<string[]> =>
  database.problems();

/** Asserts the invariants of stock, orders and money. Fails with one sentence per violation. */
export async function expectInvariants(testShop: Pick<TestShop, 'database'>): Promise<void> {
  expect(await findProblems(testShop)).toEqual([]);
}
