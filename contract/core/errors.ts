import { almanacErrors } from '../astrology/almanac/errors.ts';
import { horoscopeErrors } from '../astrology/horoscope/errors.ts';
import { muhuratErrors } from '../astrology/muhurat/errors.ts';
import { reportErrors } from '../astrology/reports/errors.ts';
import { settingErrors } from '../base/settings/errors.ts';
import { certificateErrors } from '../catalog/certificates/errors.ts';
import { collectionErrors } from '../catalog/collections/errors.ts';
import { homeErrors } from '../catalog/home/errors.ts';
import { productErrors } from '../catalog/products/errors.ts';
import { personalErrors } from '../catalog/products/personal-errors.ts';
import { reviewErrors } from '../catalog/reviews/errors.ts';
import { stockErrors } from '../catalog/stock/errors.ts';
import { kycErrors } from '../consultations/astrologers/kyc-errors.ts';
import { chatErrors } from '../consultations/chat/errors.ts';
import { walletErrors } from '../consultations/wallet/errors.ts';
import { blogErrors } from '../office/blog/errors.ts';
import { operationsErrors } from '../office/operations/errors.ts';
import { salesErrors } from '../office/sales/errors.ts';
import { ticketErrors } from '../office/tickets/errors.ts';
import { adminErrors } from '../people/accounts/admin-errors.ts';
import { memberErrors } from '../people/accounts/errors.ts';
import { oauthErrors } from '../people/accounts/oauth-errors.ts';
import { secondFactorErrors } from '../people/accounts/second-factor-errors.ts';
import { staffErrors } from '../people/accounts/staff-errors.ts';
import { addressErrors } from '../people/addresses/errors.ts';
import { personalDataErrors } from '../people/personal-data/errors.ts';
import { visitorErrors } from '../people/visitors/errors.ts';
import { couponAdminErrors } from '../selling/coupons/admin-errors.ts';
import { couponUseErrors } from '../selling/coupons/use-errors.ts';
import { energisationErrors } from '../selling/energisation/errors.ts';
import { orderAdminErrors } from '../selling/orders/admin-errors.ts';
import { orderBulkErrors } from '../selling/orders/bulk-errors.ts';
import { buyerNoteErrors } from '../selling/orders/buyer-note.ts';
import { creditErrors } from '../selling/orders/credit-errors.ts';
import { orderLimitErrors } from '../selling/orders/limit-errors.ts';
import { upiErrors } from '../selling/payments/upi-errors.ts';
import { outageErrors } from './outage-errors.ts';

/**
 * All errors of the server, with their HTTP statuses. Their messages are the sets `errors` of `languages/`
 * (`error-messages.ts`).
 */
export const errorStatuses = {
  bad_input: 400,
  field_invalid: 400,
  email_invalid: 400,
  first_name_missing: 400,
  password_short: 400,
  password_long: 400,
  terms_required: 400,
  gstin_wrong: 400,
  gstin_state: 400,
  quantity_whole: 400,
  malformed_body: 400,
  body_too_large: 413,
  unsupported_media: 415,
  not_found: 404,
  method_not_allowed: 405,
  not_authenticated: 401,
  user_not_authenticated: 401,
  admin_not_authenticated: 401,
  session_ended: 401,
  not_allowed: 403,
  too_many_requests: 429,
  work_yours_waiting: 429,
  work_busy: 503,
  internal: 500,
  unavailable: 503,
  ...outageErrors,
  request_in_progress: 409,
  key_reused: 422,

  ...adminErrors,
  ...almanacErrors,
  ...energisationErrors,
  ...horoscopeErrors,
  ...muhuratErrors,
  ...memberErrors,
  ...operationsErrors,
  ...productErrors,
  ...personalErrors,
  ...personalDataErrors,
  ...reportErrors,
  ...oauthErrors,
  ...secondFactorErrors,
  ...staffErrors,
  ...visitorErrors,
  ...walletErrors,
  ...blogErrors,
  ...collectionErrors,
  ...homeErrors,
  ...certificateErrors,
  ...chatErrors,
  ...kycErrors,
  ...orderAdminErrors,
  ...orderBulkErrors,
  ...orderLimitErrors,
  ...upiErrors,
  ...creditErrors,
  ...stockErrors,
  ...ticketErrors,
  ...salesErrors,
  ...reviewErrors,
  ...settingErrors,
  ...couponAdminErrors,

  product_not_found: 404,
  variant_required: 400,
  size_required: 400,
  out_of_stock: 409,
  already_in_cart: 400,
  above_stock_add: 400,
  above_stock_update: 400,
  cart_not_found: 404,
  line_not_found: 404,

  cart_empty: 400,
  invalid_quantity: 400,
  only_left: 409,
  item_unavailable: 409,
  ...addressErrors,
  ...buyerNoteErrors,
  payment_method_required: 400,
  price_changed: 409,
  payment_provider_unknown: 404,
  gateway_unavailable: 502,
  cod_not_offered: 400,
  cod_too_much: 400,
  not_cancellable: 409,
  invalid_order_status: 400,
  order_is_cancelled: 409,
  earlier_order_paid: 409,
  ...couponUseErrors,
  bad_signature: 401,
  order_not_found: 404,
  order_not_payable: 409,
  invoice_awaits_payment: 409,
  invoice_awaits_shipping: 409,
  invoice_none: 404,
  documents_period: 400,
  order_id_missing: 400,
} as const satisfies Record<string, number>;

/** The code of an error, in `code` on the wire. */
export type ErrorCode = keyof typeof errorStatuses;
