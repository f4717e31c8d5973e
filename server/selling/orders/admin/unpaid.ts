import type { Pages } from '#contract/core/pages.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { remindedForDays } from '#contract/selling/orders/rules.ts';
import type { UnpaidOrder, unpaidOrders } from '#contract/selling/orders/unpaid.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countUnpaid, readUnpaid } from './unpaid-store.ts';

/** Creates the list of orders whose online payment was begun and not finished. */
export const createUnpaidList =
  ({ db, now }: Pick<Platform, 'db' | 'now'>, accounts: Pick<AccountsService, 'findPeople'>) =>
  async (page: PageRequest): Promise<{ orders: UnpaidOrder[]; total: number; pages: Pages }> => {
    const [{ rows, pages }, total] = await Promise.all([readUnpaid(db, page), countUnpaid(db)]);
    const oldest = new Date(now().getTime() - remindedForDays * 86_400_000);
    const people = await accounts.findPeople(rows.map(({ userId }) => userId));
    const orders = rows.map(
      ({ id, number, createdAt, reservedUntil, total: sum, userId, remindedAt, touchedAt, ...row }) => {
        const buyer = people.get(userId);
        return {
          ...row,
          _id: id,
          orderNumber: formatOrderNumber(number),
          createdAt: createdAt.toISOString(),
          payableUntil: reservedUntil?.toISOString() ?? null,
          totalAmount: toRupees(asPaise(sum)),
          buyer: {
            _id: userId,
            name: buyer?.name ?? '',
            email: buyer?.email ?? '',
            phone: buyer?.phone ?? '',
          },
          tooLate: reservedUntil === null && touchedAt < oldest,
          remindedAt: remindedAt?.toISOString() ?? null,
        };
      },
    );
    return { orders, total, pages };
  };

/** Returns the handler of the list of unpaid orders. */
export const unpaidOrdersHandlers = (
  list: ReturnType<typeof createUnpaidList>,
): Handlers<typeof unpaidOrders> => ({
  'GET /api/admin/unpaid-orders': ({ query }) => list(query),
});
