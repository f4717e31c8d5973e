import type { ColumnType } from 'kysely';
import type { ReportSubject } from '#contract/astrology/reports/report.ts';
import type { AdminReport } from '#contract/catalog/certificates/admin.ts';
import type { CollectionRule, CollectionTranslations } from '#contract/catalog/collections/endpoints.ts';
import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import type { ImportProblemCode } from '#contract/catalog/products/import-problems.ts';
import type { PersonalValue } from '#contract/catalog/products/personal.ts';
import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import type { PostFields } from '#contract/office/blog/endpoints.ts';
import type { Ticket, TicketDetail, TicketFile } from '#contract/office/tickets/endpoints.ts';
import type { PeopleQuery } from '#contract/people/accounts/customers.ts';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import type { PrivacyState } from '#contract/people/personal-data/endpoints.ts';
import type { Coupon } from '#contract/selling/coupons/endpoints.ts';
import type { CouponKind } from '#contract/selling/coupons/rules.ts';
import type { Muhurat } from '#contract/selling/energisation/endpoints.ts';
import type { InvoiceDocument, LineCodes } from '#contract/selling/invoices/data.ts';
import type { CreditOrder, ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import type { BillingDetails, Order, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Return } from '#contract/selling/returns/endpoints.ts';
import type { Lang } from '#languages/list.ts';

// The types of columns that PostgreSQL knows as `text` or `jsonb`. `table-types.ts` says which column has which.

export type { PredictionSky, PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
export type { OpinionVerdict } from '#contract/astrology/remedies/rules.ts';
export type { ReportKind } from '#contract/astrology/reports/report.ts';
export type { PersonalValue } from '#contract/catalog/products/personal.ts';
export type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
export type { HideReason } from '#contract/catalog/reviews/rules.ts';
export type { KycStatus } from '#contract/consultations/astrologers/endpoints.ts';
export type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
export type { ChatEnding, ChatStatus, SharedKundli } from '#contract/consultations/chat/endpoints.ts';
export type { ChatReportReason } from '#contract/consultations/chat/rules.ts';
export type { SizeType } from '#contract/core/rules.ts';
export type { DifferenceKind } from '#contract/office/operations/endpoints.ts';
export type { TicketTopic } from '#contract/office/tickets/rules.ts';
export type { Role } from '#contract/people/accounts/endpoints.ts';
export type { StaffRole } from '#contract/people/accounts/permissions.ts';
export type { Relation } from '#contract/people/birth-profiles/endpoints.ts';
export type { NomineeRelation } from '#contract/people/personal-data/rules.ts';
export type { VisitorState } from '#contract/people/visitors/rules.ts';
export type { CouponKind, CouponScope, CouponType, CouponWay } from '#contract/selling/coupons/rules.ts';
export type { EnergisationStatus } from '#contract/selling/energisation/rules.ts';
export type { TaxRow } from '#contract/selling/invoices/tax.ts';
export type { OrderNote, OrderStatus, PaymentStatus } from '#contract/selling/orders/statuses.ts';
export type {
  ReturnCondition,
  ReturnReason,
  ReturnStatus,
  ReturnStep,
} from '#contract/selling/returns/reasons.ts';
export type {
  AdminReport,
  BillingDetails,
  BirthProfile,
  CollectionRule,
  CollectionTranslations,
  Coupon,
  CreditOrder,
  HomePlace,
  Lang,
  Muhurat,
  Order,
  OwnAstrologer,
  PeopleQuery,
  PostFields,
  PrivacyState,
  ProductFacts,
  ProductImport,
  Return,
  ShippingAddress,
  ShownCreditOrder,
  Ticket,
  TicketDetail,
  TicketFile,
  Withdrawal,
};

/** A coupon of an order: its code unless it is automatic, its name in both languages, and what it took, in paise. */
export type OrderDiscount = {
  couponId: string;
  code: string | null;
  kind: CouponKind;
  name: string;
  nameHi: string | null;
  amount: number;
};

/** A kind of trouble that owners are told of. */
export type AlertKind = 'backup' | 'jobs' | 'mails' | 'check' | 'disk' | 'files' | 'logins' | 'trial';

/** The use of a key of certificates: it signs statements, or derives the codes of pieces. */
export type CertificateKeyUse = 'statements' | 'codes';

/** A JSON column. Queries return the parsed value; a statement writes its text (`JSON.stringify`). */
export type JsonColumn<T> = ColumnType<T, string, string>;

/**
 * The snapshot of a bought product in an order line. GST rates are not part of it: the invoice looks them up by date.
 */
export type OrderItemSnapshot = {
  name: string;
  nameHi: string | null;
  image: string | null;
  category: string;
  hsn: string;
  /** The HUID of its hallmark; absent without one, and in orders of before. */
  huid?: string;
  customised: boolean;
  /** The days in which it is made to order; absent for what is in stock, and in orders of before. */
  makingDays?: number;
  /** The service that it is; absent for other products, and in orders of before. */
  service?: 'energisation';
  /** What the buyer filled in; absent for nothing. The key is that of the line in the cart. */
  personalisation?: { key: string; values: PersonalValue[] };
  size: string | null;
  variant: { id: string; variantName: string; gram: number | null; sku: string | null } | null;
  /** The seller's Hindi name of the size or variant; absent without one. */
  choiceHi?: string;
};

type StateSnapshot = { code: string; name: { en: string; hi: string } };

/** The content of an invoice besides number, date, lines and sums, frozen when it is issued. */
export type InvoiceSnapshot = {
  document: InvoiceDocument;
  language: Lang;
  seller: {
    brand: string;
    legalName: string;
    /** Null if the shop was not registered. */
    gstin: string | null;
    address: string[];
    state: StateSnapshot;
    email: string;
    phone: string;
    signatory: string;
  };
  buyer: {
    name: string;
    email: string;
    /** Absent in documents of before, and null without one. */
    gstin?: string | null;
    address: ShippingAddress | null;
    state: StateSnapshot | null;
  };
  /** Where the products went, if another address is billed. Absent otherwise, and in documents of before. */
  delivery?: { address: ShippingAddress; state: StateSnapshot };
  place: StateSnapshot;
  tax: 'state' | 'union' | 'interstate';
  about: { reference: string; at: string; payment: 'online' | 'cod' | 'wallet'; delivery: number };
  /** The codes of the pieces by the id of their order line, and the address in the QR code. Absent in documents of before. */
  certificates?: { verifyAt: string; lines: Record<string, LineCodes> };
  /** Only in a credit note. */
  corrects?: { label: string; issuedAt: string; reason: 'cancelled' | 'refunded' | 'returned' };
};

/** A supported ayanamsa: 1 Lahiri, 3 Raman, 5 KP. */
export type Ayanamsa = 1 | 3 | 5;

/** One birth or day, as requested and as the engine needs it. */
export type BirthSubject = ReportSubject & { latitude: number; longitude: number };

/** The complete input of a report. It is stored with the report, so that it reads the same every time. */
export type ReportInput = {
  ayanamsa: Ayanamsa;
  /** The dasha year: 1 for 365.25 days, 0 for 360. */
  yearLength: 0 | 1;
  /** One for a kundli or panchang; girl, then boy for a matching. */
  subjects: BirthSubject[];
};

/** The Hindi texts of a product. Absent ones are shown in English. */
export type HindiTexts = {
  name?: string;
  miniDesc?: string;
  description?: string;
  howToWear?: string[];
  benefits?: string[];
  /** Names of variants and sizes, by the name. */
  choices?: Record<string, string>;
};

/** A problem of an imported file. `row` counts as spreadsheets do; 0 is the whole file. */
export type FileProblem = {
  row: number;
  column: string;
  code: ImportProblemCode;
  values: Record<string, string | number>;
};

/** The purpose of a mailed link. */
export type LinkPurpose = 'verify' | 'reset' | 'undo';

/** Why a gateway order ended unpaid: it expired, another order replaced it, or buyer or shop cancelled it. */
export type EndReason = 'expired' | 'replaced' | 'buyer' | 'shop';

/** The status of a gateway order. `opening`: the gateway has not confirmed it yet. */
export type GatewayOrderStatus = 'opening' | 'open' | 'paid' | 'ended';

/** The use of a payment at the gateway. Only `settled` pays for something; the others are refunded or reviewed. */
export type PaymentUse = 'settled' | 'second_payment' | 'too_late' | 'mismatch';

/** The status of a refund. `wanted`: it is not yet sent to the gateway. */
export type RefundStatus = 'wanted' | 'pending' | 'success' | 'failed';

/** The status of a report in the database. Responses have the status words of the contract. */
export type ReportState = 'open' | 'paid' | 'ended' | 'refunded';

/** The status of a wallet top-up. */
export type TopUpStatus = 'initiated' | 'completed' | 'failed';

/** The kind of a stock movement. */
export type StockMoveKind = 'reserve' | 'release' | 'sell' | 'restore' | 'adjust';

/** The kind of a ledger transfer. */
export type TransferKind =
  | 'wallet_topup'
  | 'withdrawal_request'
  | 'withdrawal_refund'
  | 'withdrawal_paid'
  | 'chat_session_advance'
  | 'chat_session_minute'
  | 'chat_session_refund'
  | 'chat_session_settlement'
  /** Money that the shop gives of its own will. */
  | 'goodwill';

/** Details of a ledger transfer for its readers, such as the number of the chat minute and the rate. */
export type TransferMeta = Record<string, string | number | boolean | null>;
