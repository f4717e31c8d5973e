import type { TicketSender } from '#contract/office/tickets/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { WalletService } from '../../consultations/wallet/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrdersService } from '../../selling/orders/service.ts';
import { readTicket } from './store.ts';

/** The services that know a sender. */
export type SenderParts = {
  accounts: Pick<AccountsService, 'adminUser'>;
  orders: Pick<OrdersService, 'countsOf' | 'latestOf' | 'paidBy'>;
  wallet?: Pick<WalletService, 'balances'>;
};

/** The service that shows staff the sender of a ticket. */
export type TicketSenders = ReturnType<typeof createTicketSenders>;

const latest = 5;
const noMoney = { spendable: 0, withdrawable: 0 };
const rupees = (paise: number) => toRupees(asPaise(paise));

/**
 * Creates the view of a sender beside their ticket. Only a sender who was signed in has one: an address that is typed into a
 * public form proves nothing.
 */
export function createTicketSenders({ db }: { db: Database }, { accounts, orders, wallet }: SenderParts) {
  return {
    /** Returns the sender's name, newest orders and wallet; null for a sender without an account. */
    async of(ticketId: string): Promise<TicketSender | null | AppError> {
      const ticket = await readTicket(db, ticketId);
      if (!ticket) return appError('ticket_not_found');
      const id = ticket.user_id;
      const person = id ? await accounts.adminUser(id) : undefined;
      if (!id || !person) return null;
      const [counts, paid, newest, money] = await Promise.all([
        orders.countsOf([id]),
        orders.paidBy(id),
        orders.latestOf(id, latest),
        wallet?.balances(id) ?? noMoney,
      ]);
      return {
        _id: id,
        name: `${person.first_name} ${person.last_name}`.trim(),
        orders: counts.get(id) ?? 0,
        paid: rupees(paid),
        balance: rupees(money.spendable + money.withdrawable),
        latest: newest.map((order) => ({
          _id: order.id,
          orderNumber: formatOrderNumber(order.number),
          status: order.status,
          total: rupees(order.total),
          createdAt: order.createdAt.toISOString(),
        })),
      };
    },
  };
}
