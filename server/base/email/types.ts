import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import type { ReportKind } from '#contract/astrology/reports/report.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import type { ReturnCondition, ReturnReason } from '#contract/selling/returns/reasons.ts';
import type { AccountMail } from './account-mails.ts';
import type { DailyMail } from './daily-mails.ts';
import type { OwnerMail } from './owner-mails.ts';
import type { ReviewMail } from './review-mails.ts';

/** An order as e-mails show it: the wire's own words, amounts in rupees. An `Order` of the contract fits. */
export type MailOrder = Pick<
  Order,
  | '_id'
  | 'createdAt'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'subtotal'
  | 'deliveryCharges'
  | 'discountAmount'
  | 'gstAmount'
  | 'totalAmount'
  | 'user'
  | 'shippingAddress'
  | 'items'
> &
  // An e-mail that was queued by an earlier version has none.
  Partial<
    Pick<
      Order,
      'orderNumber' | 'courier' | 'taxes' | 'couponCode' | 'discounts' | 'gstin' | 'billing' | 'buyerNote'
    >
  >;

/**
 * The reason for a refund: the payment came after the order had ended and its stock was gone, or it was a second one.
 */
export type RefundReason = 'too_late' | 'second_payment';

/** A return as e-mails show it. `amount` is in rupees; `as` is the form of the refund. */
export type ReturnFacts = {
  name: string;
  orderId: string;
  orderNumber?: string;
  item: string;
  itemHi: string | null;
  quantity: number;
  amount: number;
  as: 'refund' | 'credit' | 'by_hand';
};

/**
 * A step of a return between the request and the decision. `sendBy` is an instant. `days`: within which the shop looks
 * at the parcel.
 */
export type ReturnStepFacts =
  | { step: 'agreed'; sendBy: string; text: string | null }
  | { step: 'reminder'; sendBy: string }
  | { step: 'sent'; number: string; courier: string | null; by: 'buyer' | 'shop' }
  | { step: 'arrived'; days: number }
  | { step: 'inspected'; condition: ReturnCondition; text: string | null }
  | { step: 'withdrawn' };

/** An energisation as e-mails show it: what is energised, and for whom. */
export type EnergisationFacts = {
  name: string;
  orderId: string;
  orderNumber?: string;
  item: string;
  itemHi: string | null;
  forWhom: string;
};

/** A product in an e-mail by its name at the time of purchase. */
export type NamedItem = { name: string; nameHi: string | null };

/**
 * The deadlines of returns of a delivered order (instants, inclusive). `problem`: for what is damaged, missing or wrong.
 * `change`: for a change of mind, with the fee in rupees and the months of the credit note; `only` names the products
 * if some of the order cannot be returned, and is null for all of them. `customised`: products that cannot.
 */
export type ReturnDeadlines = {
  problem: { inTimeUntil: string; until: string } | null;
  change: { until: string; fee: number; months: number; only: NamedItem[] | null } | null;
  customised: NamedItem[];
};

/** All e-mails with their facts. The facts are a snapshot, stored in the job until it is sent. */
export type Mail =
  /** To a buyer for whom staff opened an account, which has no password yet. */
  | { kind: 'account-opened'; name: string }
  | { kind: 'verify-email'; name: string; link: string; hours: number }
  | { kind: 'reset-password'; name: string; link: string; minutes: number }
  | { kind: 'staff-invitation'; invitedBy: string; staffRoles: StaffRole[]; link: string; days: number }
  /** To the owner of an account whose password has changed. */
  | { kind: 'password-changed'; name: string }
  /** To an address that an account asks to change to. */
  | { kind: 'verify-new-email'; name: string; link: string; hours: number }
  /**
   * To the address that an account is about to leave. `newEmail` is masked, and `link` undoes the change for `days`. An
   * e-mail queued by an older version has neither.
   */
  | { kind: 'email-changed'; name: string; newEmail?: string; link?: string; days?: number }
  | { kind: 'order-paid'; order: MailOrder }
  | { kind: 'order-placed'; order: MailOrder }
  /** `arrivesBy`: the day (YYYY-MM-DD, IST) on which it arrives at the latest; null or absent if nobody knows. */
  | { kind: 'order-shipped'; order: MailOrder; arrivesBy?: string | null }
  | { kind: 'order-out-for-delivery'; order: MailOrder }
  | { kind: 'order-delivered'; order: MailOrder; returns: ReturnDeadlines }
  /** The order has another courier or tracking number than the buyer was told. */
  | { kind: 'order-tracking'; order: MailOrder }
  /** Staff wrote the order down; `until` (instant) is the end of its reservation. */
  | { kind: 'order-payment-link'; order: MailOrder; until: string }
  /** Staff ask the buyer whether the order may use their credit; `until` (instant) is the end of the link. */
  | { kind: 'credit-request'; name: string; request: ShownCreditOrder; link: string; until: string }
  /** The shop corrected the delivery address; the order has the new one. */
  | { kind: 'order-address'; order: MailOrder }
  /** `amount` in rupees: the refund. The whole total if it is absent. */
  | {
      kind: 'order-cancelled';
      order: MailOrder;
      by: 'buyer' | 'shop';
      moneyGoesBack: boolean;
      amount?: number;
    }
  /** `amount` in rupees: it has left the gateway for the buyer's account, or was transferred by hand (`reference`). */
  | {
      kind: 'order-refunded';
      name: string;
      orderId: string;
      orderNumber?: string;
      amount: number;
      reference?: string | null;
    }
  /** To the buyer: the return request has arrived. `amount` in rupees: the amount that the policy gives. */
  | ({ kind: 'return-asked' } & ReturnFacts)
  /** `until`: the last instant of the credit; null for money. */
  | ({
      kind: 'return-accepted';
      code: string | null;
      until: string | null;
      answer: string | null;
    } & ReturnFacts)
  | ({ kind: 'return-refused'; answer: string } & ReturnFacts)
  | ({ kind: 'return-step' } & ReturnFacts & ReturnStepFacts)
  /** To the shop: the buyer has sent the parcel, or withdrawn the request. */
  | ({ kind: 'shop-return-step' } & ReturnFacts & ReturnStepFacts)
  | ({ kind: 'shop-return-asked'; reason: ReturnReason; text: string; photos: number } & ReturnFacts)
  /** `at`: when it was done; `place` and `person` in both languages; the place is null if it was not planned. */
  | ({
      kind: 'energisation-done';
      at: string;
      person: { en: string; hi: string };
      place: { en: string; hi: string } | null;
      photos: number;
      note: string;
    } & EnergisationFacts)
  /** `amount` in rupees is refunded; `byHand` if it was transferred by hand. */
  | ({ kind: 'energisation-called-off'; amount: number; byHand: boolean; reason: string } & EnergisationFacts)
  | { kind: 'shop-order-cancelled'; order: MailOrder; reason: string | null }
  | { kind: 'shop-new-order'; order: MailOrder }
  /** `amount` in rupees. */
  | {
      kind: 'payment-refunded';
      name: string;
      orderId: string;
      orderNumber?: string;
      amount: number;
      reason: RefundReason;
    }
  /** `amount` in rupees: a gift of the shop. `reason` in the words of staff. */
  | { kind: 'wallet-credited'; name: string; amount: number; reason: string }
  /** `about`: the people or the place, '' if unnamed; `path`: the result page. */
  | { kind: 'report-ready'; name: string; report: ReportKind; about: string; path: string }
  /** `amount` in rupees; `sent`: it has left the gateway for the buyer's account. */
  | { kind: 'report-money-back'; name: string; amount: number; reason: RefundReason | 'sent' }
  /** To an astrologer: the documents were approved. */
  | { kind: 'kyc-approved'; name: string }
  /** `reason` in the reviewer's words, '' if there is none. */
  | { kind: 'kyc-rejected'; name: string; reason: string }
  /** To the reviewers of documents. */
  | { kind: 'shop-kyc-arrived'; name: string; email: string }
  /** To the owner of an account for earnings that has changed. */
  | {
      kind: 'bank-changed';
      name: string;
      bankName: string;
      lastFour: string;
      /** Hours until the first payout to it; 0 (or absent in an e-mail of an older version) for none. */
      waitHours?: number;
    }
  /** To an owner: a payout (rupees) above the sum of the settings was confirmed. `alone`: by the only one who may. */
  | { kind: 'payout-confirmed'; name: string; amount: number; alone: boolean }
  /**
   * To an astrologer. `amount` in rupees. `note`: the transfer's reference or the reason in an admin's words, '' for
   * none.
   */
  | {
      kind: 'withdrawal-decided';
      name: string;
      amount: number;
      status: 'completed' | 'rejected';
      note: string;
    }
  /** To the shop: an astrologer asked for a payout. `amount` in rupees. */
  | { kind: 'shop-withdrawal-asked'; name: string; amount: number }
  /** `amount` in rupees; `sent`: it has left the gateway for the payer's account. */
  | { kind: 'top-up-money-back'; name: string; amount: number; reason: 'second_payment' | 'sent' }
  /** To the sender of a message: its number, and the hours and days within which it is answered and settled. */
  | {
      kind: 'ticket-received';
      name: string;
      number: string;
      topic: TicketTopic;
      replyHours: number;
      resolveDays: number;
      /** The sender was signed in, and can open the ticket. */
      own?: true;
    }
  /** `text` in an admin's words. */ /** `files`: paths of signed links that open without a login. */
  | {
      kind: 'ticket-reply';
      name: string;
      number: string;
      text: string;
      files?: { name: string; path: string }[];
      own?: true;
    }
  /** To the shop's mailbox. */
  | {
      kind: 'shop-ticket';
      number: string;
      ticketId: string;
      name: string;
      email: string;
      phone: string;
      topic: TicketTopic;
      orderNumber: string;
      message: string;
    }
  | AccountMail
  /** Optional. `text` in the reader's language, `sign` 0 to 11, `unsubscribe` the token of the unsubscribe link. */
  | {
      kind: 'daily-prediction';
      name: string;
      day: string;
      sign: number;
      text: PredictionText;
      path: string;
      unsubscribe: string;
    }
  /** Optional. `goods`: the names of the products. */
  | {
      kind: 'payment-reminder';
      name: string;
      orderId: string;
      orderNumber?: string;
      goods: string[];
      unsubscribe: string;
    }
  | {
      kind: 'review-reminder';
      name: string;
      orderId: string;
      orderNumber?: string;
      goods: string[];
      unsubscribe: string;
    }
  | DailyMail
  | OwnerMail
  | ReviewMail
  | {
      kind: 'shop-payment-refunded';
      orderId: string;
      orderNumber?: string;
      amount: number;
      reason: RefundReason;
    };

/** The name of a kind of e-mail. */
export type MailKind = Mail['kind'];

/** The facts of one kind of e-mail. */
export type MailOf<K extends MailKind> = Extract<Mail, { kind: K }>;

/** An e-mail to one address in that person's language. */
export type QueuedEmail = { to: string; language: Lang; mail: Mail };

/** The site that sends an e-mail. */
export type Sender = {
  shopName: string;
  /** The size of the shop's own logo, which replaces mark and name. */
  logo?: { width: number; height: number } | null;
  email: string;
  phone: string;
  address: readonly string[];
  /** The address of the pages that links lead to: `CLIENT_URL`. */
  publicUrl: string;
  /** The address of the API: `PUBLIC_URL`. */
  apiUrl: string;
};

/** An e-mail as it is sent. */
export type Rendered = { subject: string; text: string; html: string };
