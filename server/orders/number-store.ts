import { parseOrderNumber } from '#contract/orders/number.ts';
import { payableOf } from '../payments/service.ts';
import type { Reader } from '../platform/database/database.ts';

/**
 * Returns the id of the order that a number (NR-20461, in any case) or the id of a gateway order (PREORDER_...) names.
 * Returns other text unchanged.
 */
export async function resolveOrderId(db: Reader, reference: string): Promise<string> {
  const number = parseOrderNumber(reference);
  if (number !== null) {
    const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    return row?.id ?? reference;
  }
  if (!reference.startsWith('PREORDER_')) return reference;
  return (await payableOf(db, 'shop', reference)) ?? reference;
}
