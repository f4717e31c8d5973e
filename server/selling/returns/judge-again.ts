import { asPaise, type Paise } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type CouponsAgain, type FindWorth, findOrder, worthFinder } from '../orders/service.ts';
import { type ReturnRow, returnsOf, setReturnWorth } from './store.ts';

/** What a return is worth, in paise, and the discount that the kept items lose. */
type Worth = { paid: Paise; benefitEnded: Paise };

async function finderOf(coupons: CouponsAgain, tx: Tx, orderId: string): Promise<FindWorth> {
  const full = await findOrder(tx, orderId);
  if (!full) throw new Error('return without an order');
  return worthFinder(coupons, tx, full);
}

/** Damaged or wrong items are worth what was paid for them: a fault of the shop ends nobody's discount. */
function worthOf(find: FindWorth, row: ReturnRow): Worth {
  const { worth, benefitEnds } = find(new Map([[row.order_item_id, row.quantity]]));
  return { paid: row.remedy === 'credit' ? worth : asPaise(row.paid), benefitEnded: benefitEnds };
}

/** Returns what a return is worth now, because other items of the order may have gone back since its request. */
export const worthNow = async (coupons: CouponsAgain, tx: Tx, row: ReturnRow): Promise<Worth> =>
  worthOf(await finderOf(coupons, tx, row.order_id), row);

/** Stores what the open returns of an order are worth after items of it have gone back. */
export async function judgeOthersAgain(coupons: CouponsAgain, tx: Tx, orderId: string): Promise<void> {
  const open = (await returnsOf(tx, orderId)).filter(({ status }) => status === 'asked');
  if (open.length === 0) return;
  const find = await finderOf(coupons, tx, orderId);
  for (const row of open) await setReturnWorth(tx, row.id, worthOf(find, row));
}
