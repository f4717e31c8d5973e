import { addressOf } from '../../platform/config/page-address.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise, type Paise } from '../../platform/core/money.ts';
import { isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EndReason } from '../../schema/column-types.ts';
import type { Gateways } from './gateways.ts';
import type { Payables } from './payables.ts';
import { GatewayError, type OpenedOrder } from './payment-gateway.ts';
import type { PaymentState } from './reconciler.ts';
import { minutesAfter, nextCheck } from './schedule.ts';
import { findGatewayOrder, type GatewayOrderRow, insertGatewayOrder, markOpen, markPaid } from './store.ts';

/** The gateway's minimum is one rupee. A cheaper payable is paid as soon as it is placed. */
export const smallestPayment = asPaise(100);

// A payment that expires within this time is replaced, because the buyer could not finish paying.
const lastMs = 2 * 60_000;
const triesAtMost = 4;

/** Returns whether a payment that expires at `expiresAt` leaves the buyer time to pay. */
export const leavesTimeToPay = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() > lastMs;

/**
 * Runs `attempt` again while it returns null, or while it throws a unique violation (of `constraint`, or of any)
 * because a concurrent click of the same buyer was first. Returns null, or throws, after the fourth attempt.
 */
export async function retryConcurrentClick<T>(
  attempt: (tries: number) => Promise<T | null>,
  constraint?: string,
): Promise<T | null> {
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    try {
      const done = await attempt(tries);
      if (done !== null) return done;
    } catch (error) {
      if (!isUniqueViolation(error, constraint) || tries === triesAtMost) throw error;
    }
  }
  return null;
}

/** The customer data that the gateway requires. */
export type Payer = { userId: string; name: string; email: string; phone: string };

/** A gateway order to insert. */
export type NewGatewayOrder = {
  id: string;
  provider: string;
  purpose: string;
  subjectId: string;
  userId: string;
  amount: Paise;
  expiresAt: Date;
  at: Date;
};

/** The provider of a new payment, and the minutes in which it can be paid. */
export type ChosenProvider = { provider: string; minutes: number };

/** An opened payment: its provider, and the session with which the browser pays there. */
export type OpenedPayment = OpenedOrder & { provider: string };

/** The dependencies of opening and ending payments. */
export type OpeningParts = {
  gateways: Gateways;
  payables: Payables;
  settle: (row: GatewayOrderRow, how: { end: Exclude<EndReason, 'expired'> }) => Promise<PaymentState>;
};

/** The path to which the gateway leads back, and the words that its console shows for the payment. */
export type Opening = { returnPath: string; note?: string };

/** Creates the functions with which a domain opens a payment of its payable, and ends one that is not paid. */
export function createOpening(
  { db, now, log, config }: Pick<Platform, 'db' | 'now' | 'log' | 'config'>,
  { gateways, payables, settle }: OpeningParts,
) {
  /** Creates the order at the gateway. Returns an error when the gateway is unreachable or refuses. */
  async function openAtGateway(
    row: GatewayOrderRow,
    payer: Payer,
    { returnPath, note }: Opening,
  ): Promise<OpenedOrder | AppError> {
    try {
      return await gateways.of(row).openOrder({
        orderId: row.id,
        amount: asPaise(row.amount),
        customer: { id: payer.userId, name: payer.name, email: payer.email, phone: payer.phone },
        returnUrl: addressOf(config, returnPath),
        expiresAt: row.expires_at,
        note,
        tags: { purpose: row.purpose, subject: row.subject_id },
      });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.error(
        { reason: error.reason, detail: error.detail },
        'gateway order not created: checkout refused; check the reason and detail of the gateway',
      );
      return appError('gateway_unavailable');
    }
  }

  return {
    /**
     * Returns the provider of a new payment, the named one or the default, and the minutes in which it can be paid, where
     * the shop's settings say `usualMinutes`.
     */
    async choose(usualMinutes: number, provider?: string): Promise<ChosenProvider | AppError> {
      const gateway = await gateways.choose(provider);
      if (gateway instanceof AppError) return gateway;
      return { provider: gateway.provider, minutes: await gateway.timeToPay(usualMinutes) };
    },

    /** Inserts a gateway order in the caller's transaction. `open` creates it at the gateway afterwards. */
    async prepare(tx: Tx, order: NewGatewayOrder): Promise<void> {
      await insertGatewayOrder(tx, { ...order, checkAt: minutesAfter(order.at, 1) });
    },

    /** Settles a prepared order below the gateway's minimum, in the caller's transaction and without the gateway. */
    async settleZeroAmount(tx: Tx, id: string): Promise<void> {
      const row = await findGatewayOrder(tx, id, { lock: true });
      if (!row) throw new Error(`Gateway order ${id} was not prepared`);
      const at = now();
      const taken = await payables
        .of(row.purpose)
        .paid(tx, { subjectId: row.subject_id, amount: asPaise(row.amount), at });
      if (!taken) throw new Error(`Payable ${row.purpose} refused its zero-amount gateway order ${id}`);
      await markPaid(tx, { id, paymentId: null, at, checkAt: null });
    },

    /** Returns the payment session of a prepared order. Creates it at the gateway if there is none. */
    async open(id: string, payer: Payer, opening: Opening): Promise<OpenedPayment | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row) throw new Error(`Gateway order ${id} was not prepared`);
      const { provider } = row;
      if (row.payment_session_id) return { provider, sessionId: row.payment_session_id };
      if (!payer.phone) return appError('phone_needed');
      const opened = await openAtGateway(row, payer, opening);
      if (opened instanceof AppError) return opened;
      await checkpoint('checkout.opened', id);
      const { sessionId } = opened;
      await markOpen(db, id, { session: sessionId, checkAt: nextCheck(row, now()) });
      await checkpoint('checkout.session-stored', id);
      return { provider, sessionId };
    },

    /**
     * Ends a payment that another one replaces or that is cancelled. Returns the state in which it ended, which may be
     * `paid`, or `gateway_unavailable` when the gateway has not ended it. What it reserved stays reserved until then.
     */
    async end(row: GatewayOrderRow, why: Exclude<EndReason, 'expired'>): Promise<PaymentState | AppError> {
      try {
        const state = await settle(row, { end: why });
        return state === 'open' || state === 'failed' ? appError('gateway_unavailable') : state;
      } catch (error) {
        if (error instanceof GatewayError) return appError('gateway_unavailable');
        throw error;
      }
    },
  };
}
