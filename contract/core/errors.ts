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
 * All errors of the server, with HTTP status and message in both languages. `{name}` is filled from the error's values.
 * Messages that the specification quotes must not change.
 */
export const errorCatalog = {
  bad_input: { status: 400, en: 'Please check what you entered.', hi: 'कृपया भरी हुई जानकारी जाँचें।' },
  field_invalid: { status: 400, en: 'Please check {field}.', hi: 'कृपया {field} जाँचें।' },
  email_invalid: { status: 400, en: 'Please enter a valid e-mail address.', hi: 'कृपया सही ई-मेल पता भरें।' },
  first_name_missing: {
    status: 400,
    en: 'Please enter your first name.',
    hi: 'कृपया अपना नाम भरें।',
  },
  password_short: {
    status: 400,
    en: 'Password must be at least 8 characters long.',
    hi: 'पासवर्ड कम से कम 8 अक्षरों का होना चाहिए।',
  },
  password_long: {
    status: 400,
    en: 'Password must be at most 128 characters long.',
    hi: 'पासवर्ड अधिक से अधिक 128 अक्षरों का हो सकता है।',
  },
  terms_required: {
    status: 400,
    en: 'Please agree to the Terms & Policies before signing up.',
    hi: 'खाता बनाने से पहले कृपया शर्तें और नीतियाँ स्वीकार करें।',
  },
  gstin_wrong: {
    status: 400,
    en: 'Please check the GSTIN: 15 characters, without a typing error. Leave it empty if you need none.',
    hi: 'कृपया GSTIN जाँचें: 15 अक्षर, बिना गलती के। ज़रूरत न हो तो खाली छोड़ दें।',
  },
  gstin_state: {
    status: 400,
    en: 'This GSTIN belongs to {state}. Please give the registered name and the billing address in that state.',
    hi: 'यह GSTIN {state} का है। कृपया पंजीकृत नाम और उसी राज्य का बिलिंग पता दें।',
  },
  quantity_whole: {
    status: 400,
    en: 'Quantity must be a whole number, at least 1.',
    hi: 'मात्रा कम से कम 1 की पूर्ण संख्या होनी चाहिए।',
  },
  malformed_body: {
    status: 400,
    en: 'The request could not be read. Please try again.',
    hi: 'अनुरोध पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  body_too_large: { status: 413, en: 'That is too large to send.', hi: 'यह भेजने के लिए बहुत बड़ा है।' },
  unsupported_media: { status: 415, en: 'Please send JSON.', hi: 'कृपया JSON भेजें।' },
  not_found: { status: 404, en: 'Route not found', hi: 'यह पता नहीं मिला' },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that method.',
    hi: 'यह पता इस तरीके से नहीं चलता।',
  },
  not_authenticated: { status: 401, en: 'Please log in first!', hi: 'कृपया पहले लॉग इन करें!' },
  user_not_authenticated: {
    status: 401,
    en: 'User not authenticated',
    hi: 'आप लॉग इन नहीं हैं',
  },
  admin_not_authenticated: { status: 401, en: 'Admin not authenticated', hi: 'एडमिन लॉग इन नहीं है' },
  session_ended: {
    status: 401,
    en: 'Your session has ended. Please log in again.',
    hi: 'आपके लॉग इन का समय पूरा हो गया। कृपया फिर लॉग इन करें।',
  },
  not_allowed: { status: 403, en: 'You are not allowed to do this.', hi: 'आपको इसकी अनुमति नहीं है।' },
  too_many_requests: {
    status: 429,
    en: 'Too many tries. Please wait {minutes} min and try again.',
    hi: 'बहुत बार कोशिश हुई। कृपया {minutes} मिनट रुककर फिर कोशिश करें।',
  },
  work_yours_waiting: {
    status: 429,
    en: '{n} requests from your connection are waiting already. Please wait a few seconds and try again.',
    hi: 'आपके कनेक्शन से {n} अनुरोध पहले से इंतज़ार में हैं। कृपया कुछ सेकंड रुककर फिर कोशिश करें।',
  },
  work_busy: {
    status: 503,
    en: 'Many people are looking at the shop right now. Please try again in a few seconds.',
    hi: 'अभी बहुत से लोग दुकान देख रहे हैं। कृपया कुछ सेकंड में फिर कोशिश करें।',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    hi: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  },
  unavailable: {
    status: 503,
    en: 'The shop is just opening. Please try again in a moment.',
    hi: 'दुकान अभी खुल रही है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  ...outageErrors,
  request_in_progress: {
    status: 409,
    en: 'This is already being done. Please wait a moment.',
    hi: 'यह काम पहले से चल रहा है। कृपया थोड़ा रुकें।',
  },
  key_reused: {
    status: 422,
    en: 'This Idempotency-Key was used for another request.',
    hi: 'यह Idempotency-Key किसी और अनुरोध में लग चुकी है।',
  },

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

  product_not_found: { status: 404, en: 'Product not found.', hi: 'उत्पाद नहीं मिला।' },
  variant_required: { status: 400, en: 'Please select a variant!', hi: 'कृपया एक विकल्प चुनें!' },
  size_required: { status: 400, en: 'Please select a size!', hi: 'कृपया नाप चुनें!' },
  out_of_stock: { status: 409, en: 'Out of stock!', hi: 'स्टॉक में नहीं है!' },
  already_in_cart: { status: 400, en: 'Product already in cart!', hi: 'यह उत्पाद पहले से कार्ट में है!' },
  above_stock_add: {
    status: 400,
    en: 'Cannot add more than available stock!',
    hi: 'जितना स्टॉक है, उससे अधिक नहीं जोड़ सकते!',
  },
  above_stock_update: {
    status: 400,
    en: 'Cannot exceed available stock!',
    hi: 'जितना स्टॉक है, उससे अधिक नहीं ले सकते!',
  },
  cart_not_found: { status: 404, en: 'Cart not found.', hi: 'कार्ट नहीं मिला।' },
  line_not_found: {
    status: 404,
    en: 'That item is no longer in your cart.',
    hi: 'यह वस्तु अब आपके कार्ट में नहीं है।',
  },

  cart_empty: { status: 400, en: 'Cart is empty', hi: 'कार्ट खाली है' },
  invalid_quantity: {
    status: 400,
    en: 'Cart item "{product}" has invalid quantity',
    hi: 'कार्ट की वस्तु "{product}" की मात्रा सही नहीं है',
  },
  only_left: { status: 409, en: 'Only {n} left of "{product}"', hi: '"{product}" के केवल {n} नग बचे हैं' },
  item_unavailable: {
    status: 409,
    en: 'Failed to verify "{product}". It may no longer be sold. Please remove it from your cart.',
    hi: '"{product}" की जाँच नहीं हो सकी। संभव है यह अब न बिकता हो। कृपया इसे कार्ट से हटाएँ।',
  },
  ...addressErrors,
  ...buyerNoteErrors,
  payment_method_required: {
    status: 400,
    en: 'Please select a payment method',
    hi: 'कृपया भुगतान का तरीका चुनें',
  },
  price_changed: {
    status: 409,
    en: 'Prices in your cart have changed. Please check the new total.',
    hi: 'आपके कार्ट के दाम बदल गए हैं। कृपया नया कुल देखें।',
  },
  payment_provider_unknown: {
    status: 404,
    en: 'This payment provider is not offered.',
    hi: 'यह भुगतान सेवा उपलब्ध नहीं है।',
  },
  gateway_unavailable: {
    status: 502,
    en: 'The payment service did not answer. Nothing was charged. Please try again.',
    hi: 'भुगतान सेवा ने उत्तर नहीं दिया। कोई पैसा नहीं कटा। कृपया फिर कोशिश करें।',
  },
  cod_not_offered: {
    status: 400,
    en: 'Cash on delivery is not offered now. Please pay online.',
    hi: 'अभी कैश ऑन डिलीवरी उपलब्ध नहीं है। कृपया ऑनलाइन भुगतान करें।',
  },
  cod_too_much: {
    status: 400,
    en: 'Cash on delivery is offered up to {amount}. Please pay online.',
    hi: 'कैश ऑन डिलीवरी {amount} तक उपलब्ध है। कृपया ऑनलाइन भुगतान करें।',
  },
  not_cancellable: {
    status: 409,
    en: 'This order can no longer be cancelled. Please contact us.',
    hi: 'यह ऑर्डर अब रद्द नहीं हो सकता। कृपया हमसे संपर्क करें।',
  },
  invalid_order_status: { status: 400, en: 'Invalid order status', hi: 'ऑर्डर की स्थिति सही नहीं है' },
  order_is_cancelled: {
    status: 409,
    en: 'A cancelled order stays cancelled.',
    hi: 'रद्द ऑर्डर रद्द ही रहता है।',
  },
  earlier_order_paid: {
    status: 409,
    en: 'Your earlier payment has just arrived. See it under My Orders before ordering again.',
    hi: 'आपका पिछला भुगतान अभी मिला है। फिर ऑर्डर करने से पहले "मेरे ऑर्डर" में देखें।',
  },
  ...couponUseErrors,
  bad_signature: { status: 401, en: 'Bad signature', hi: 'हस्ताक्षर गलत है' },
  order_not_found: { status: 404, en: 'Order not found.', hi: 'ऑर्डर नहीं मिला।' },
  order_not_payable: {
    status: 409,
    en: 'This order can no longer be paid.',
    hi: 'इस ऑर्डर का भुगतान अब नहीं हो सकता।',
  },
  invoice_awaits_payment: {
    status: 409,
    en: 'There is no invoice yet: we make it out once the payment has arrived.',
    hi: 'इनवॉइस अभी नहीं बना है: भुगतान मिलते ही बन जाएगा।',
  },
  invoice_awaits_shipping: {
    status: 409,
    en: 'There is no invoice yet: a cash on delivery order gets it when it is shipped.',
    hi: 'इनवॉइस अभी नहीं बना है: कैश ऑन डिलीवरी ऑर्डर का इनवॉइस भेजे जाने पर बनता है।',
  },
  invoice_none: {
    status: 404,
    en: 'This was not charged, so it has no invoice.',
    hi: 'इसका कोई पैसा नहीं लिया गया, इसलिए इनवॉइस नहीं है।',
  },
  documents_period: {
    status: 400,
    en: 'Please choose a first day that is not after the last.',
    hi: 'कृपया ऐसा पहला दिन चुनें जो आखिरी दिन के बाद न हो।',
  },
  order_id_missing: { status: 400, en: 'Order ID not found', hi: 'ऑर्डर आईडी नहीं मिली' },
} as const satisfies Record<string, { status: number; en: string; hi: string }>;

/** The code of an error, in `code` on the wire. */
export type ErrorCode = keyof typeof errorCatalog;
