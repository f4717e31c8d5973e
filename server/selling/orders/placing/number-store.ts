import { sql } from 'kysely';
import type { SettingIssue } from '#contract/base/settings/check.ts';
import { parseOrderNumber } from '#contract/selling/orders/number.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { payableOf } from '../../payments/service.ts';

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

/** Returns the number that the next order gets. The sequence counts numbers of refused checkouts, too. */
export async function nextOrderNumber(db: Reader): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select case when is_called then last_value + 1 else last_value end as next from order_numbers`.execute(
    db,
  );
  return rows[0]?.next ?? 1;
}

/** Refuses to start the numbers of orders at one that is given already. */
export async function refuseNumbersBack(db: Reader, start: unknown): Promise<SettingIssue | null> {
  const next = await nextOrderNumber(db);
  return Number(start) < next ? { path: '', problem: 'not_forward', min: next } : null;
}
