import type { Lang } from '#contract/core/errors.ts';
import { accountErased } from './account-erased.ts';
import { bankChanged } from './bank-changed.ts';
import { dailyPrediction } from './daily-prediction.ts';
import { dataCopyReady } from './data-copy-ready.ts';
import { emailChanged } from './email-changed.ts';
import { erasureAsked } from './erasure-asked.ts';
import { kycApproved } from './kyc-approved.ts';
import { kycRejected } from './kyc-rejected.ts';
import { type Draft, layOut } from './layout.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderPaid } from './order-paid.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRefunded } from './order-refunded.ts';
import { orderShipped } from './order-shipped.ts';
import { orderTracking } from './order-tracking.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentRefunded } from './payment-refunded.ts';
import { reportMoneyBack } from './report-money-back.ts';
import { reportReady } from './report-ready.ts';
import { resetPassword } from './reset-password.ts';
import { returnAccepted } from './return-accepted.ts';
import { returnAsked } from './return-asked.ts';
import { returnRefused } from './return-refused.ts';
import { reviewReminder } from './review-reminder.ts';
import { shopKycArrived } from './shop-kyc-arrived.ts';
import { shopNewOrder } from './shop-new-order.ts';
import { shopOrderCancelled } from './shop-order-cancelled.ts';
import { shopPaymentRefunded } from './shop-payment-refunded.ts';
import { shopReturnAsked } from './shop-return-asked.ts';
import { shopTicket } from './shop-ticket.ts';
import { signInLinked } from './sign-in-linked.ts';
import { signInRemoved } from './sign-in-removed.ts';
import type { Template } from './template.ts';
import { ticketReceived } from './ticket-received.ts';
import { ticketReply } from './ticket-reply.ts';
import { topUpMoneyBack } from './top-up-money-back.ts';
import type { Mail, MailKind, Rendered, Sender } from './types.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyNewEmail } from './verify-new-email.ts';
import { withdrawalDecided } from './withdrawal-decided.ts';

const templates: { [K in MailKind]: Template<K> } = {
  'verify-email': verifyEmail,
  'verify-new-email': verifyNewEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'order-paid': orderPaid,
  'order-placed': orderPlaced,
  'order-shipped': orderShipped,
  'order-tracking': orderTracking,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'report-ready': reportReady,
  'report-money-back': reportMoneyBack,
  'shop-order-cancelled': shopOrderCancelled,
  'shop-new-order': shopNewOrder,
  'payment-refunded': paymentRefunded,
  'shop-payment-refunded': shopPaymentRefunded,
  'kyc-approved': kycApproved,
  'kyc-rejected': kycRejected,
  'shop-kyc-arrived': shopKycArrived,
  'bank-changed': bankChanged,
  'withdrawal-decided': withdrawalDecided,
  'top-up-money-back': topUpMoneyBack,
  'return-asked': returnAsked,
  'return-accepted': returnAccepted,
  'return-refused': returnRefused,
  'shop-return-asked': shopReturnAsked,
  'ticket-received': ticketReceived,
  'ticket-reply': ticketReply,
  'shop-ticket': shopTicket,
  'data-copy-ready': dataCopyReady,
  'erasure-asked': erasureAsked,
  'account-erased': accountErased,
  'daily-prediction': dailyPrediction,
  'review-reminder': reviewReminder,
  'sign-in-linked': signInLinked,
  'sign-in-removed': signInRemoved,
};

/** Subject, plain text and HTML of a mail. */
export function render(mail: Mail, context: { language: Lang; house: Sender }): Rendered {
  const template = templates[mail.kind] as (mail: Mail, context: { language: Lang; house: Sender }) => Draft;
  return layOut(template(mail, context), context);
}
