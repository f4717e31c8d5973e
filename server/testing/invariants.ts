import { expect } from 'vitest';
import { integrityProblems } from '../commands/integrity.ts';
import type { TestShop } from './test-shop.ts';

/** Asserts the invariants of stock, orders and money. Fails with one sentence per violation. */
export async function expectInvariants({ db }: Pick<TestShop, 'db'>): Promise<void> {
  expect(await integrityProblems(db)).toEqual([]);
}
