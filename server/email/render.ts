import type { Lang } from '#contract/core/errors.ts';
import { accountOpened } from '../accounts/emails/account-opened.ts';
import { emailChanged } from '../accounts/emails/email-changed.ts';
import { passwordChanged } from '../accounts/emails/password-changed.ts';
import { resetPassword } from '../accounts/emails/reset-password.ts';
import { secondFactor } from '../accounts/emails/second-factor.ts';
import { shopDelicate } from '../accounts/emails/shop-delicate.ts';
import { signInLinked } from '../accounts/emails/sign-in-linked.ts';
import { signInRemoved } from '../accounts/emails/sign-in-removed.ts';
import { staffInvitation } from '../accounts/emails/staff-invitation.ts';
import { verifyEmail } from '../accounts/emails/verify-email.ts';
import { verifyNewEmail } from '../accounts/emails/verify-new-email.ts';
import { shopAlert } from '../alerts/emails/shop-alert.ts';
import { bankChanged } from '../astrologers/emails/bank-changed.ts';
import { kycApproved } from '../astrologers/emails/kyc-approved.ts';
import { kycRejected } from '../astrologers/emails/kyc-rejected.ts';
import { shopKycArrived } from '../astrologers/emails/shop-kyc-arrived.ts';
import { shopDay } from '../audit/emails/shop-day.ts';
import { shopEvening } from '../desk/emails/shop-evening.ts';
import { dailyPrediction } from '../email-preferences/emails/daily-prediction.ts';
import { paymentReminder } from '../email-preferences/emails/payment-reminder.ts';
import { reviewReminder } from '../email-preferences/emails/review-reminder.ts';
import { energisationCalledOff } from '../energisation/emails/energisation-called-off.ts';
import { energisationDone } from '../energisation/emails/energisation-done.ts';
import { shopIdentity } from '../opening/emails/shop-identity.ts';
import { creditRequest } from '../orders/emails/credit-request.ts';
import { orderAddressCorrected } from '../orders/emails/order-address.ts';
import { orderCancelled } from '../orders/emails/order-cancelled.ts';
import { orderDelivered } from '../orders/emails/order-delivered.ts';
import { orderOutForDelivery } from '../orders/emails/order-out-for-delivery.ts';
import { orderPaid } from '../orders/emails/order-paid.ts';
import { orderPaymentLink } from '../orders/emails/order-payment-link.ts';
import { orderPlaced } from '../orders/emails/order-placed.ts';
import { orderRefunded } from '../orders/emails/order-refunded.ts';
import { orderShipped } from '../orders/emails/order-shipped.ts';
import { orderTracking } from '../orders/emails/order-tracking.ts';
import { shopNewOrder } from '../orders/emails/shop-new-order.ts';
import { shopOrderCancelled } from '../orders/emails/shop-order-cancelled.ts';
import { paymentRefunded } from '../payments/emails/payment-refunded.ts';
import { shopPaymentRefunded } from '../payments/emails/shop-payment-refunded.ts';
import { accountErased } from '../personal-data/emails/account-erased.ts';
import { dataCopyReady } from '../personal-data/emails/data-copy-ready.ts';
import { erasureAsked } from '../personal-data/emails/erasure-asked.ts';
import { nomineeAnswer } from '../personal-data/emails/nominee-answer.ts';
import { nomineeAsked } from '../personal-data/emails/nominee-asked.ts';
import { nomineeChanged } from '../personal-data/emails/nominee-changed.ts';
import { reportReady } from '../reports/emails/report-ready.ts';
import { reportMoneyBack } from '../reports/emails/report-refunded.ts';
import { returnAccepted } from '../returns/emails/return-accepted.ts';
import { returnRefused } from '../returns/emails/return-refused.ts';
import { returnRequested } from '../returns/emails/return-requested.ts';
import { returnStepped } from '../returns/emails/return-stepped.ts';
import { shopReturnRequested } from '../returns/emails/shop-return-requested.ts';
import { shopReturnStepped } from '../returns/emails/shop-return-stepped.ts';
import { reviewAnswered } from '../reviews/emails/review-answered.ts';
import { reviewHidden } from '../reviews/emails/review-hidden.ts';
import { shopStockLow } from '../stock/emails/shop-stock-low.ts';
import { shopTicket } from '../tickets/emails/shop-ticket.ts';
import { ticketReceived } from '../tickets/emails/ticket-received.ts';
import { ticketReply } from '../tickets/emails/ticket-reply.ts';
import { payoutConfirmed } from '../wallet/emails/payout-confirmed.ts';
import { shopWithdrawalAsked } from '../wallet/emails/shop-withdrawal-asked.ts';
import { topUpMoneyBack } from '../wallet/emails/top-up-refunded.ts';
import { walletCredited } from '../wallet/emails/wallet-credited.ts';
import { withdrawalDecided } from '../wallet/emails/withdrawal-decided.ts';
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
