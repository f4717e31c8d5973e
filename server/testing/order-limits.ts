import { settingSchemas } from '../base/settings/schema.ts';
import type { Settings } from '../base/settings/service.ts';
import { transact } from '../platform/database/database.ts';
import type { TestShop } from './test-shop.ts';

/** Sets the order limits of one buyer. Limits that are not given are those of a new shop. */
export async function setOrderLimits(
  { shop, db }: Pick<TestShop, 'shop' | 'db'>,
  change: Partial<Settings['orderLimits']>,
): Promise<void> {
  const value = { ...settingSchemas.orderLimits.parse(undefined), ...change };
  await transact(db, (tx) => shop.services.settings.set(tx, { key: 'orderLimits', value, by: 'a test' }));
}
