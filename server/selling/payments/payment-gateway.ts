import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '../../platform/core/money.ts';

/**
 * The port of the payments domain: what the shop asks of a payment provider, in the shop's own words. Each provider is
 * one folder beside this file, which translates its words to these. What a provider cannot do is null here, so that the
 * domain leaves it out; an adapter never pretends. docs/guides/add-a-payment-provider.md lists the steps.
 *
 * Every function rejects with {@link GatewayError} when the provider refuses or cannot be reached.
 */
export type PaymentGateway = {
  /** The provider's name in paths of the API, in `GET /api/payment/config` and in gateway orders. */
  provider: string;
  /** Returns whether the provider takes new payments. Those that are open go on in any case. */
  isOffered(): Promise<boolean>;
  /** Returns for how many minutes a new order can be paid, where the shop's settings say `usualMinutes`. */
  timeToPay(usualMinutes: number): Promise<number>;
  /** Creates an order at the gateway, or returns the one that an earlier attempt created with the same id. */
  openOrder(order: OrderToOpen): Promise<OpenedOrder>;
  /** Returns the state of an order. */
  getState(orderId: string): Promise<GatewayOrderState>;
  /** Ends an order so that it cannot be paid. Returns its new state: it may have been paid just before. */
  endOrder(orderId: string): Promise<GatewayOrderState>;
  /** Lists all payment attempts of an order, in no fixed order, within `withinMs` or the gateway's usual time limit. */
  listAttempts(orderId: string, withinMs?: number): Promise<PaymentAttempt[]>;
  /** Sends refunds. Null: the shop's staff do it by hand, and requested refunds wait for them. */
  refunds: RefundCalls | null;
  /** Lists the successful payments between two instants, for the nightly comparison. Null: there is no such report. */
  listSettled: ((period: { from: Date; to: Date }) => Promise<SettledPayment[]>) | null;
  /** Verifies and reads webhooks. Null: the provider sends none, and every delivery is refused. */
  webhooks: WebhookReader | null;
  /** What the checkout page needs to lead a buyer to the gateway. */
  page: CheckoutPage;
};

/**
 * The state of an order at the gateway. `open`: it may still be paid, also when its end is only requested. `ended`: the
 * shop has ended it. `expired`: its time is over.
 */
export type GatewayOrderState = 'open' | 'paid' | 'ended' | 'expired';

/** The state of a payment attempt. After `failed`, `dropped` (the buyer left) and `cancelled` another may follow. */
export type AttemptState = 'paid' | 'pending' | 'failed' | 'dropped' | 'cancelled';

/** The state of a refund at the gateway. */
export type GatewayRefundState = 'pending' | 'success' | 'failed';

/** An order to create at the gateway. Amount in paise. `returnUrl` may contain `{order_id}`. */
export type OrderToOpen = {
  orderId: string;
  amount: Paise;
  customer: { id: string; name: string; email: string; phone: string };
  returnUrl: string;
  expiresAt: Date;
  /** Words for the provider's console. */
  note?: string | undefined;
  tags: Record<string, string>;
};

/** A created order: the session with which the browser opens the payment. */
export type OpenedOrder = { sessionId: string };

/** A payment attempt. Amounts in paise; `orderAmount` is null when the provider does not name it. */
export type PaymentAttempt = {
  paymentId: string;
  state: AttemptState;
  /** The provider's own word for the state, which staff compare with its console. */
  word: string;
  amount: Paise;
  orderAmount: Paise | null;
  /** The currency of the payment or of the order, whichever is not INR. */
  currency: string;
  startedAt: Date | null;
  completedAt: Date | null;
};

/** Refunds at the gateway. */
export type RefundCalls = {
  /** Requests a refund and returns its state. Idempotent by refund id. */
  request(refund: {
    orderId: string;
    refundId: string;
    amount: Paise;
    note: string;
  }): Promise<GatewayRefundState>;
  /** Returns the state of a refund, within `withinMs` or the gateway's usual time limit. */
  getState(orderId: string, refundId: string, withinMs?: number): Promise<GatewayRefundState>;
};

/** A successful payment in the provider's report. Amount in paise. `orderId` may be unknown to us. */
export type SettledPayment = { paymentId: string; orderId: string; amount: Paise };

/** A webhook as it was sent. */
export type WebhookDelivery = { raw: Buffer; headers: IncomingHttpHeaders };

/** A successful payment as a webhook reports it. It is not trusted until the gateway confirms it. Amount in paise. */
export type ReportedSuccess = { paymentId: string; gatewayOrderId: string; amount: Paise; currency: string };

/**
 * A parsed webhook. `key` deduplicates it: a copy has the same bytes. `type` is the provider's own word, for staff.
 * `attempt`: an attempt that did not succeed. `other`: anything else.
 */
export type Webhook = { key: string; type: string } & (
  | { kind: 'success'; payment: ReportedSuccess }
  | { kind: 'attempt'; gatewayOrderId: string }
  | { kind: 'refund'; refundId: string }
  | { kind: 'other' }
);

/** The provider's part of the webhook inbox. */
export type WebhookReader = {
  /** Returns whether the provider signed a webhook. Looks at the raw bytes. */
  isSigned(delivery: WebhookDelivery): boolean;
  /** Parses a signed body. Returns null when it is not in the provider's format. */
  read(raw: Buffer): Webhook | null;
};

/** The needs of the checkout page: the script and mode for the browser, and the origins for the page's CSP. */
export type CheckoutPage = {
  sdkUrl: string;
  mode: 'sandbox' | 'production';
  /** Third-party origins; empty when the script and the payment page are the shop's own. */
  sources: {
    script?: readonly string[];
    connect?: readonly string[];
    frame?: readonly string[];
    form?: readonly string[];
  };
};

/**
 * The reason of a {@link GatewayError}. `not_found`: the gateway does not have the order or refund. `refused`: it took the
 * request and said no. `no_answer`: unreachable, out of order, or an invalid response; the outcome is unknown.
 */
export type GatewayErrorReason = 'not_found' | 'refused' | 'no_answer';

/** Thrown when the gateway refuses or cannot be reached. `detail` is for the log and has no personal data. */
export class GatewayError extends Error {
  readonly reason: GatewayErrorReason;
  readonly detail: string;
  constructor(reason: GatewayErrorReason, detail: string, message: string) {
    super(message);
    this.name = 'GatewayError';
    this.reason = reason;
    this.detail = detail;
  }

  /** The detail by the name under which the log writes it. */
  get code(): string {
    return this.detail;
  }
}
