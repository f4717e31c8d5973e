import type { Lang } from '#contract/faults.ts';
import type { Order } from '#contract/orders.ts';
import type { ReportKind } from '#contract/reports.ts';

/** An order as mails tell it: the wire's own words, amounts in rupees. An `Order` of the contract fits. */
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
>;

/** Why a payment went back: it came after the order had ended and its goods were gone, or it was a second one. */
export type RefundReason = 'too_late' | 'second_payment';

/** Every mail there is, with what it tells. The facts are a snapshot: they are kept in the job until it is sent. */
export type Mail =
  | { kind: 'verify-email'; name: string; link: string; hours: number }
  | { kind: 'reset-password'; name: string; link: string; minutes: number }
  /** To the owner of an account whose password is a new one. */
  | { kind: 'password-changed'; name: string }
  /** To the address an account had before. */
  | { kind: 'email-changed'; name: string }
  | { kind: 'order-paid'; order: MailOrder }
  | { kind: 'order-placed'; order: MailOrder }
  | { kind: 'order-shipped'; order: MailOrder }
  | { kind: 'order-cancelled'; order: MailOrder; by: 'buyer' | 'shop'; moneyGoesBack: boolean }
  /** `amount` in rupees: it has left the gateway for the buyer's account. */
  | { kind: 'order-refunded'; name: string; orderId: string; amount: number }
  | { kind: 'shop-order-cancelled'; order: MailOrder; reason: string | null }
  | { kind: 'shop-new-order'; order: MailOrder }
  /** `amount` in rupees. */
  | { kind: 'payment-refunded'; name: string; orderId: string; amount: number; reason: RefundReason }
  /** `about`: whose births or which place, '' for nobody named; `path`: the result page. */
  | { kind: 'report-ready'; name: string; report: ReportKind; about: string; path: string }
  /** `amount` in rupees; `sent`: it has left the gateway for the buyer's account. */
  | { kind: 'report-money-back'; name: string; amount: number; reason: RefundReason | 'sent' }
  /** To an astrologer: the documents were checked. */
  | { kind: 'kyc-approved'; name: string }
  /** `reason` in the reviewer's words, '' when none was given. */
  | { kind: 'kyc-rejected'; name: string; reason: string }
  /** To whoever reviews documents. */
  | { kind: 'shop-kyc-arrived'; name: string; email: string }
  /** To the owner of an account that earnings are paid to, when it is another one. */
  | { kind: 'bank-changed'; name: string; bankName: string; lastFour: string }
  /** To an astrologer; `amount` in rupees, `note`: the transfer's reference or the reason in an admin's words, '' for none. */
  | {
      kind: 'withdrawal-decided';
      name: string;
      amount: number;
      status: 'completed' | 'rejected';
      note: string;
    }
  /** `amount` in rupees; `sent`: it has left the gateway for the payer's account. */
  | { kind: 'top-up-money-back'; name: string; amount: number; reason: 'second_payment' | 'sent' }
  | { kind: 'shop-payment-refunded'; orderId: string; amount: number; reason: RefundReason };

/** The name of a mail. */
export type MailKind = Mail['kind'];

/** The facts of one kind of mail. */
export type MailOf<K extends MailKind> = Extract<Mail, { kind: K }>;

/** A mail to one address in that person's language. */
export type Letter = { to: string; language: Lang; mail: Mail };

/** The house a mail comes from. */
export type Sender = {
  shopName: string;
  email: string;
  phone: string;
  address: readonly string[];
  publicUrl: string;
};

/** A mail as it is sent. */
export type Rendered = { subject: string; text: string; html: string };
