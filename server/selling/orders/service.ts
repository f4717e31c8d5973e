import { permits } from '#contract/people/accounts/permissions.ts';
import type { Order, OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { PdfService } from '../../base/pdf/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import type { CartService, PersonalPhotos } from '../cart/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { createOrderBulk } from './admin/bulk.ts';
import { createOrderPapers } from './admin/papers.ts';
import { createOrderAdmin } from './admin/service.ts';
import { createUnpaidList } from './admin/unpaid.ts';
import { createOrderViews } from './admin/views.ts';
import { countOrders, latestOrders, paidBy } from './buyer-store.ts';
import { createHolds } from './changing/hold.ts';
import { createStatusChanges } from './changing/status.ts';
import { createCreditRequests } from './credit/requests.ts';
import { findOrder, listByUser, listForFulfilment } from './full-order-store.ts';
import { type BoughtLine, boughtLines } from './line-store.ts';
import { createOrderEmails, type FindDeadlines } from './order-emails.ts';
import { createOrderMoney } from './papers/money.ts';
import { createOnline } from './paying/online.ts';
import { createUnpaidLimits } from './paying/unpaid.ts';
import { createAddressCorrection } from './placing/address.ts';
import { createBilledBusiness } from './placing/billed-business.ts';
import { createByHand } from './placing/by-hand.ts';
import { createCashOnDelivery } from './placing/cash-on-delivery.ts';
import { type CheckoutParts, createCheckout } from './placing/checkout.ts';
import { arrivalOf, deliveryCalendar } from './placing/delivery.ts';
import { resolveOrderId } from './placing/number-store.ts';
import { createRepeats } from './placing/repeat.ts';
import { presentOrder } from './present.ts';
import type { FullOrder } from './store.ts';

export { addOrderEvent } from './event-store.ts';
export { findOrder } from './full-order-store.ts';
export { type BoughtLine, reservedLines } from './line-store.ts';
export type { OrderServices } from './order-services.ts';
export { paidForLines } from './paying/paid-lines.ts';
export { deliveryCalendar, promisedDay } from './placing/delivery.ts';
export { type CouponsAgain, type FindWorth, type WorthBack, worthFinder } from './placing/kept-items.ts';
export { refuseNumbersBack, resolveOrderId } from './placing/number-store.ts';
export { addCredit, type FullOrder, hotOrder, lockOrder, type OrderItemRow, type OrderRow } from './store.ts';

/** The services that orders use. */
export type OrderParts = CheckoutParts & {
  accounts: AccountsService;
  audit: AuditService;
  cart: CartService;
  personalPhotos: PersonalPhotos;
  mail: MailService;
  payments: PaymentsService;
  invoices: InvoicesService;
  pdfs: PdfService;
  findDeadlines: FindDeadlines;
};

/** The orders service. */
export type OrdersService = ReturnType<typeof createOrders>;

/** Creates the orders service. */
export function createOrders(platform: Platform, parts: OrderParts) {
  const { db, now } = platform;
  const { accounts, audit, invoices, mail, payments, pdfs, settings } = parts;
  const emails = createOrderEmails(platform, { accounts, mail });
  const checkout = createCheckout(platform, parts);
  const guards = { unpaid: createUnpaidLimits(platform, parts), repeats: createRepeats(platform, parts) };
  const online = createOnline(platform, { ...parts, ...guards }, checkout);
  const { open, resume, cancelOpenOrder } = online;
  const cash = createCashOnDelivery(platform, { ...parts, emails, ...guards, cancelOpenOrder }, checkout);
  const changes = createStatusChanges(platform, { ...parts, emails, cancelOpenOrder });
  const money = createOrderMoney({ payments, invoices, emails, audit });
  const admin = createOrderAdmin(platform, { ...parts, money });
  const byHand = createByHand(platform, { ...parts, emails, checkout, online, cash, changes });
  const creditRequests = createCreditRequests(platform, { ...parts, byHand });

  async function present(orders: FullOrder[]): Promise<Order[]> {
    const buyers = await accounts.findPeople(orders.map(({ order }) => order.user_id));
    const calendar = deliveryCalendar(await settings.all());
    return orders.flatMap((full) => {
      const buyer = buyers.get(full.order.user_id);
      const arrives = arrivalOf(full, calendar);
      return buyer ? [{ ...presentOrder(full, buyer, now()), arrives }] : [];
    });
  }

  return {
    quote: checkout.quote,
    cartForCoupons: checkout.cartForCoupons,
    openOnline: open,
    resumeOnline: resume,
    placeCash: cash.place,
    ...changes,
    ...createHolds(platform, { audit }),
    ...createBilledBusiness(platform, { settings }),
    correctAddress: createAddressCorrection(platform, { audit, settings, invoices, emails }),
    admin,
    bulk: createOrderBulk(platform, { audit, invoices, setByShop: changes.setByShop }),
    papers: createOrderPapers(platform, { audit, invoices, pdfs, settings }),
    views: createOrderViews(platform),
    money,
    sweep: guards.unpaid.sweep,
    listUnpaid: createUnpaidList(platform, accounts),
    byHand,
    creditRequests,

    /** Lists a buyer's own orders, newest first. */
    list: async (userId: string): Promise<Order[]> => present(await listByUser(db, userId)),

    /** Lists a buyer's order lines with a product, in all their orders or in one, newest first. */
    boughtLines: (of: { userId: string; productId: string; orderId: string | null }): Promise<BoughtLine[]> =>
      boughtLines(db, of),

    /** Counts people's orders. Orders that were never paid are left out. */
    countsOf: (userIds: readonly string[]): Promise<Map<string, number>> => countOrders(db, userIds),

    /** Returns what a person paid for orders that were not cancelled, in paise. */
    paidBy: (userId: string): Promise<number> => paidBy(db, userId),

    /** Returns a person's newest orders, including those that were never paid. */
    latestOf: (userId: string, limit: number) => latestOrders(db, userId, limit),

    /** Lists orders of the fulfilment list, newest first, in one status or in all. */
    listAll: async (status?: OrderStatus): Promise<Order[]> => present(await listForFulfilment(db, status)),

    /** Returns the id of the order that a number or a gateway order names. Returns other text unchanged. */
    idOf: (reference: string): Promise<string> => resolveOrderId(db, reference),

    /** Returns an order to its buyer or to staff with `orders.read`. For anybody else it is `order_not_found`. */
    async read(id: string, session: Pick<Session, 'userId' | 'staffRoles'>): Promise<Order | AppError> {
      const full = await findOrder(db, await resolveOrderId(db, id));
      if (!full || (full.order.user_id !== session.userId && !permits(session.staffRoles, 'orders.read')))
        return appError('order_not_found');
      return (await present([full]))[0] ?? appError('order_not_found');
    },
  };
}
