import { expect } from 'vitest';
import type { World } from './world.ts';

/** What must hold after anything that touches stock, orders or money; fails with one sentence a violation. */
export async function expectHealthy({ shop, db }: Pick<World, 'shop' | 'db'>): Promise<void> {
  expect(await shop.integrity(db)).toEqual([]);
}
