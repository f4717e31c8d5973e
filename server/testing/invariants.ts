import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Returns one sentence for each invariant of stock, orders and money that the shop violates. */
export const findProblems = ({ invariants }: Pick<TestShop, 'invariants'>): Promise<string[]> =>
  invariants.problems();

/** Asserts the invariants of stock, orders and money. Fails with one sentence per violation. */
export async function expectInvariants(testShop: Pick<TestShop, 'invariants'>): Promise<void> {
  expect(await findProblems(testShop)).toEqual([]);
}
