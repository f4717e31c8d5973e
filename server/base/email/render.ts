import type { Lang } from '#contract/core/errors.ts';
import { reportReady } from '../../astrology/reports/emails/report-ready.ts';
import { reportMoneyBack } from '../../astrology/reports/emails/report-refunded.ts';
import { reviewAnswered } from '../../catalog/reviews/emails/review-answered.ts';
import { reviewHidden } from '../../catalog/reviews/emails/review-hidden.ts';
import { shopStockLow } from '../../catalog/stock/emails/shop-stock-low.ts';
import { bankChanged } from '../../consultations/astrologers/emails/bank-changed.ts';
import { kycApproved } from '../../consultations/astrologers/emails/kyc-approved.ts';
import { kycRejected } from '../../consultations/astrologers/emails/kyc-rejected.ts';
import { shopKycArrived } from '../../consultations/astrologers/emails/shop-kyc-arrived.ts';
import { payoutConfirmed } from '../../consultations/wallet/emails/payout-confirmed.ts';
import { shopWithdrawalAsked } from '../../consultations/wallet/emails/shop-withdrawal-asked.ts';
import { topUpMoneyBack } from '../../consultations/wallet/emails/top-up-refunded.ts';
import { walletCredited } from '../../consultations/wallet/emails/wallet-credited.ts';
import { withdrawalDecided } from '../../consultations/wallet/emails/withdrawal-decided.ts';
import { shopEvening } from '../../office/admin-search/emails/shop-evening.ts';
import { shopAlert } from '../../office/alerts/emails/shop-alert.ts';
import { shopIdentity } from '../../office/opening/emails/shop-identity.ts';
import { shopTicket } from '../../office/tickets/emails/shop-ticket.ts';
import { ticketReceived } from '../../office/tickets/emails/ticket-received.ts';
import { ticketReply } from '../../office/tickets/emails/ticket-reply.ts';
import { accountOpened } from '../../people/accounts/emails/account-opened.ts';
import { emailChanged } from '../../people/accounts/emails/email-changed.ts';
import { passwordChanged } from '../../people/accounts/emails/password-changed.ts';
import { resetPassword } from '../../people/accounts/emails/reset-password.ts';
import { secondFactor } from '../../people/accounts/emails/second-factor.ts';
import { shopDelicate } from '../../people/accounts/emails/shop-delicate.ts';
import { signInLinked } from '../../people/accounts/emails/sign-in-linked.ts';
import { signInRemoved } from '../../people/accounts/emails/sign-in-removed.ts';
import { staffInvitation } from '../../people/accounts/emails/staff-invitation.ts';
import { verifyEmail } from '../../people/accounts/emails/verify-email.ts';
import { verifyNewEmail } from '../../people/accounts/emails/verify-new-email.ts';
import { dailyPrediction } from '../../people/email-preferences/emails/daily-prediction.ts';
import { paymentReminder } from '../../people/email-preferences/emails/payment-reminder.ts';
import { reviewReminder } from '../../people/email-preferences/emails/review-reminder.ts';
import { accountErased } from '../../people/personal-data/emails/account-erased.ts';
import { dataCopyReady } from '../../people/personal-data/emails/data-copy-ready.ts';
import { erasureAsked } from '../../people/personal-data/emails/erasure-asked.ts';
import { nomineeAnswer } from '../../people/personal-data/emails/nominee-answer.ts';
import { nomineeAsked } from '../../people/personal-data/emails/nominee-asked.ts';
import { nomineeChanged } from '../../people/personal-data/emails/nominee-changed.ts';
import { energisationCalledOff } from '../../selling/energisation/emails/energisation-called-off.ts';
import { energisationDone } from '../../selling/energisation/emails/energisation-done.ts';
import { creditRequest } from '../../selling/orders/emails/credit-request.ts';
import { orderAddressCorrected } from '../../selling/orders/emails/order-address.ts';
import { orderCancelled } from '../../selling/orders/emails/order-cancelled.ts';
import { orderDelivered } from '../../selling/orders/emails/order-delivered.ts';
import { orderOutForDelivery } from '../../selling/orders/emails/order-out-for-delivery.ts';
import { orderPaid } from '../../selling/orders/emails/order-paid.ts';
import { orderPaymentLink } from '../../selling/orders/emails/order-payment-link.ts';
import { orderPlaced } from '../../selling/orders/emails/order-placed.ts';
import { orderRefunded } from '../../selling/orders/emails/order-refunded.ts';
import { orderShipped } from '../../selling/orders/emails/order-shipped.ts';
import { orderTracking } from '../../selling/orders/emails/order-tracking.ts';
import { shopNewOrder } from '../../selling/orders/emails/shop-new-order.ts';
import { shopOrderCancelled } from '../../selling/orders/emails/shop-order-cancelled.ts';
import { paymentRefunded } from '../../selling/payments/emails/payment-refunded.ts';
import { shopPaymentRefunded } from '../../selling/payments/emails/shop-payment-refunded.ts';
import { returnAccepted } from '../../selling/returns/emails/return-accepted.ts';
import { returnRefused } from '../../selling/returns/emails/return-refused.ts';
import { returnRequested } from '../../selling/returns/emails/return-requested.ts';
import { returnStepped } from '../../selling/returns/emails/return-stepped.ts';
import { shopReturnRequested } from '../../selling/returns/emails/shop-return-requested.ts';
import { shopReturnStepped } from '../../selling/returns/emails/shop-return-stepped.ts';
import { shopDay } from '../audit/emails/shop-day.ts';
import { type Draft, renderLayout } from './layout.ts';
import type { EmailPictures } from './pictures.ts';
import type { Template } from './template.ts';
import type { Mail, MailKind, Sender } from './types.ts';

const templates: { [K in MailKind]: Template<K> } = {
  'account-opened': accountOpened,
  'verify-email': verifyEmail,
  'verify-new-email': verifyNewEmail,
  'reset-password': resetPassword,
  'staff-invitation': staffInvitation,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'order-paid': orderPaid,
  'order-placed': orderPlaced,
  'order-shipped': orderShipped,
  'order-out-for-delivery': orderOutForDelivery,
  'order-delivered': orderDelivered,
  'order-tracking': orderTracking,
  'order-address': orderAddressCorrected,
  'order-payment-link': orderPaymentLink,
  'credit-request': creditRequest,
  'payment-reminder': paymentReminder,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'report-ready': reportReady,
  'report-money-back': reportMoneyBack,
  'shop-order-cancelled': shopOrderCancelled,
  'shop-new-order': shopNewOrder,
  'shop-day': shopDay,
  'shop-evening': shopEvening,
  'shop-stock-low': shopStockLow,
  'payment-refunded': paymentRefunded,
  'shop-payment-refunded': shopPaymentRefunded,
  'kyc-approved': kycApproved,
  'kyc-rejected': kycRejected,
  'shop-kyc-arrived': shopKycArrived,
  'bank-changed': bankChanged,
  'payout-confirmed': payoutConfirmed,
  'shop-alert': shopAlert,
  'shop-delicate': shopDelicate,
  'shop-identity': shopIdentity,
  'shop-withdrawal-asked': shopWithdrawalAsked,
  'wallet-credited': walletCredited,
  'withdrawal-decided': withdrawalDecided,
  'top-up-money-back': topUpMoneyBack,
  'review-answered': reviewAnswered,
  'review-hidden': reviewHidden,
  'return-asked': returnRequested,
  'return-accepted': returnAccepted,
  'return-refused': returnRefused,
  'energisation-done': energisationDone,
  'energisation-called-off': energisationCalledOff,
  'return-step': returnStepped,
  'shop-return-asked': shopReturnRequested,
  'shop-return-step': shopReturnStepped,
  'ticket-received': ticketReceived,
  'ticket-reply': ticketReply,
  'shop-ticket': shopTicket,
  'data-copy-ready': dataCopyReady,
  'erasure-asked': erasureAsked,
  'account-erased': accountErased,
  'nominee-changed': nomineeChanged,
  'nominee-asked': nomineeAsked,
  'nominee-answer': nomineeAnswer,
  'daily-prediction': dailyPrediction,
  'review-reminder': reviewReminder,
  'sign-in-linked': signInLinked,
  'second-factor': secondFactor,
  'sign-in-removed': signInRemoved,
};

/** Writes an e-mail: its words and parts, before layout. */
export function writeDraft(mail: Mail, context: { language: Lang; site: Sender }): Draft {
  const template = templates[mail.kind] as (mail: Mail, context: { language: Lang; site: Sender }) => Draft;
  return template(mail, context);
}

/** Renders the subject, plain text and HTML of an e-mail, with the pictures that it shows as attachments. */
export async function renderWithPictures(
  mail: Mail,
  context: { language: Lang; site: Sender },
  pictures: EmailPictures,
) {
  const draft = writeDraft(mail, context);
  const loaded = await pictures.load(draft);
  const cids = new Map([...loaded].map(([key, { cid }]) => [key, cid]));
  return {
    ...renderLayout(draft, { ...context, pictures: cids }),
    attachments: [...loaded.values()].map((picture) => ({
      ...picture,
      contentDisposition: 'inline' as const,
    })),
  };
}
