import { expect } from 'vitest';
import { integrityProblems } from '../integrity.ts';
import type { TestShop } from './test-shop.ts';

/** What must hold after anything that touches stock, orders or money; fails with one sentence a violation. */
export async function expectInvariants({ db }: Pick<TestShop, 'db'>): Promise<void> {
  expect(await integrityProblems(db)).toEqual([]);
}
