import { randomInt } from 'node:crypto';
import type { Settings } from '../../../base/settings/service.ts';
import { asPaise } from '../../../platform/core/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { GatewayError, type GatewayOrderState, type PaymentGateway } from '../payment-gateway.ts';
import { endUpiOrder, findUpiState, keepUpiOrder, transfersOf } from './store.ts';

/** The name of this provider. */
export const upiQrName = 'upi-qr';

/** Returns the payment id of a confirmed transfer. A gateway's own ids may be of twelve digits, too. */
export const paymentIdOf = (utr: string): string => `UPI-${utr}`;

// Digits and capitals without those that are read for one another.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newReference = (): string =>
  Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The database, the settings and the clock. */
export type UpiQrParts = { db: Database; settings: { all(): Promise<Settings> }; now: () => Date };

/**
 * Creates the gateway of payments by UPI QR. There is no service behind it: the buyer's app pays the shop's UPI id, and an
 * attempt is what staff have confirmed. A QR can be scanned for ever, so a payment after the end is like one that comes
 * late.
 */
export function createUpiQrGateway({ db, settings, now }: UpiQrParts): PaymentGateway {
  async function stateOf(orderId: string) {
    const state = await findUpiState(db, orderId);
    if (!state) throw new GatewayError('not_found', 'no_qr', `order ${orderId} has no QR`);
    return state;
  }

  return {
    provider: upiQrName,
    isOffered: async () => (await settings.all()).upiQr.upiId !== '',
    timeToPay: async () => (await settings.all()).upiQr.hours * 60,

    async openOrder({ orderId, returnUrl, note = '' }) {
      const { upiQr, shop } = await settings.all();
      if (upiQr.upiId === '') throw new GatewayError('refused', 'switched_off', 'no UPI id is set');
      const { pathname, search } = new URL(returnUrl.replace('{order_id}', encodeURIComponent(orderId)));
      const kept = await keepUpiOrder(db, {
        gateway_order_id: orderId,
        reference: newReference(),
        upi_id: upiQr.upiId,
        payee: upiQr.payee || shop.name,
        note,
        return_path: pathname + search,
        created_at: now(),
      });
      return { sessionId: kept.reference };
    },

    async getState(orderId): Promise<GatewayOrderState> {
      const { transfers, ended_at: endedAt } = await stateOf(orderId);
      if (transfers > 0) return 'paid';
      return endedAt ? 'ended' : 'open';
    },

    // Less or more than the amount pays for nothing, so what is reserved for it is released.
    async endOrder(orderId): Promise<GatewayOrderState> {
      if ((await stateOf(orderId)).paid) return 'paid';
      await endUpiOrder(db, orderId, now());
      return 'ended';
    },

    async listAttempts(orderId) {
      const transfers = await transfersOf(db, orderId);
      return transfers.map(({ utr, amount, confirmed_at: at }) => ({
        paymentId: paymentIdOf(utr),
        state: 'paid',
        word: 'confirmed by staff',
        amount: asPaise(amount),
        // Nobody adds a surcharge, so more than the amount is as wrong as less.
        orderAmount: asPaise(amount),
        currency: 'INR',
        startedAt: at,
        completedAt: at,
      }));
    },

    refunds: null,
    listSettled: null,
    webhooks: null,
    page: { sdkUrl: '', mode: 'production', sources: {} },
  };
}
