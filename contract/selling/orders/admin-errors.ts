/** The errors of admin order endpoints and of returns. */
export const orderAdminErrors = {
  order_changed: {
    status: 409,
    en: 'Somebody changed this order meanwhile. Look at it as it is now, then decide again.',
    hi: 'इस बीच किसी ने यह ऑर्डर बदल दिया है। इसे अभी की स्थिति में देखें, फिर तय करें।',
  },
  order_has_returns: {
    status: 409,
    en: 'Something of this order was returned. Refund the rest instead of cancelling it.',
    hi: 'इस ऑर्डर की कोई वस्तु लौटाई जा चुकी है। इसे रद्द करने के बजाय बाकी पैसा लौटाएँ।',
  },
  order_stays_delivered: {
    status: 409,
    en: 'A return of this order was accepted, so its status cannot go back. Refund the rest instead.',
    hi: 'इस ऑर्डर की एक वापसी मंज़ूर हो चुकी है, इसलिए इसकी स्थिति पीछे नहीं जा सकती। बाकी पैसा लौटा दें।',
  },
  order_on_hold: {
    status: 409,
    en: 'This order is on hold. Please release it first.',
    hi: 'यह ऑर्डर रोका हुआ है। पहले रोक हटाएँ, फिर आगे बढ़ें।',
  },
  buyer_not_found: {
    status: 404,
    en: 'This buyer has no open account. Please choose the buyer again.',
    hi: 'इस खरीदार का कोई खुला खाता नहीं है। कृपया खरीदार फिर चुनें।',
  },
  buyer_exists: {
    status: 409,
    en: 'Somebody with this e-mail address or phone number has an account already. Search for it instead.',
    hi: 'इस ई-मेल पते या फ़ोन नंबर का खाता पहले से है। उसे खोजकर चुनें।',
  },
  collected_unpaid: {
    status: 400,
    en: 'Goods that the buyer takes along are paid at the counter.',
    hi: 'जो वस्तुएँ खरीदार साथ ले जाएँ, उनका भुगतान काउंटर पर होता है।',
  },
  cash_above_law: {
    status: 409,
    en: 'By law at most {amount} can be taken in cash for one sale. Please send the buyer a payment link.',
    hi: 'कानून के अनुसार एक बिक्री में अधिक से अधिक {amount} नकद लिए जा सकते हैं। कृपया खरीदार को भुगतान का लिंक भेजें।',
  },
  order_has_left: {
    status: 409,
    en: 'This order has already been handed to the courier.',
    hi: 'यह ऑर्डर कूरियर को दिया जा चुका है।',
  },
  order_not_paid_yet: {
    status: 409,
    en: 'The buyer has not paid yet. The address can be corrected as soon as the payment arrives.',
    hi: 'खरीदार ने अभी भुगतान नहीं किया है। भुगतान आते ही पता सुधारा जा सकता है।',
  },
  address_state_fixed: {
    status: 409,
    en: 'The invoice of this order is issued for {state}, and the GST on it is fixed. Within {state} you can correct everything. For another state, cancel the order and write a new one.',
    hi: 'इस ऑर्डर का इनवॉइस {state} के लिए बन चुका है, और उसका GST तय है। {state} के भीतर सब कुछ सुधारा जा सकता है। दूसरे राज्य के लिए ऑर्डर रद्द करके नया लिखें।',
  },
  tracking_link_invalid: {
    status: 400,
    en: 'Please enter the whole tracking link, beginning with https://.',
    hi: 'कृपया पूरा ट्रैकिंग लिंक भरें, जो https:// से शुरू हो।',
  },
  refund_unpaid: {
    status: 409,
    en: 'Nothing has been paid for this order yet. Mark it as paid first if the cash has come.',
    hi: 'इस ऑर्डर का अभी कोई भुगतान नहीं हुआ। नकद मिल गया हो तो पहले उसे दर्ज करें।',
  },
  refund_above: {
    status: 409,
    en: 'At most {amount} of this order can still be refunded.',
    hi: 'इस ऑर्डर का अधिक से अधिक {amount} और लौटाया जा सकता है।',
  },
  refund_pieces: {
    status: 409,
    en: 'Pieces of “{name}” left to refund: {n}. The others were refunded, or are in a return.',
    hi: '“{name}” के {n} नग का पैसा लौटाया जा सकता है: बाकी का लौट चुका है, या वे वापसी में हैं।',
  },
  refund_service_part: {
    status: 409,
    en: 'To refund a part of an energisation, please call it off on its own page. That gives the money back.',
    hi: 'अभिमंत्रण का एक हिस्सा उसके अपने पेज पर रद्द होता है, और वहीं उसका पैसा लौटता है।',
  },
  order_refunded: {
    status: 409,
    en: 'Everything in this order was refunded, so there is nothing to send.',
    hi: 'इस ऑर्डर की सब वस्तुओं का पैसा लौट चुका है, इसलिए भेजने को कुछ नहीं है।',
  },
  order_return_open: {
    status: 409,
    en: 'A return of this order is still open. Please decide it first.',
    hi: 'इस ऑर्डर की एक वापसी अभी खुली है। पहले उसका फ़ैसला करें।',
  },
  refund_empty: {
    status: 400,
    en: 'Please enter an amount or choose the items to refund.',
    hi: 'कृपया राशि भरें या वे वस्तुएँ चुनें जिनका पैसा लौटाना है।',
  },
  refund_reference: {
    status: 400,
    en: 'This was paid in cash: please enter the reference of the transfer you made to the buyer.',
    hi: 'इसका भुगतान नकद हुआ था: कृपया खरीदार को भेजे गए पैसे का संदर्भ नंबर भरें।',
  },
  return_reason_required: {
    status: 400,
    en: 'Please choose what is wrong.',
    hi: 'कृपया चुनें कि क्या दिक्कत है।',
  },
  return_words_required: {
    status: 400,
    en: 'Please tell us in a few words what happened.',
    hi: 'कृपया कुछ शब्दों में बताएँ कि क्या हुआ।',
  },
  return_not_open: {
    status: 409,
    en: 'This is no longer possible for this item. Please contact us.',
    hi: 'इस वस्तु के लिए अब यह नहीं हो सकता। कृपया हमसे संपर्क करें।',
  },
  return_asked_before: {
    status: 409,
    en: 'You have already asked for this item. See its status below.',
    hi: 'आप इस वस्तु के लिए पहले ही माँग चुके हैं। उसकी स्थिति नीचे देखें।',
  },
  return_quantity: {
    status: 400,
    en: 'Please choose from 1 to {n} pieces.',
    hi: 'कृपया 1 से {n} तक नग चुनें।',
  },
  return_not_found: { status: 404, en: 'Return not found.', hi: 'वापसी का अनुरोध नहीं मिला।' },
  return_decided: {
    status: 409,
    en: 'Somebody has already decided this return. See the decision below.',
    hi: 'इस वापसी का फ़ैसला हो चुका है। फ़ैसला नीचे देखें।',
  },
  return_as_credit: {
    status: 409,
    en: 'By the policy this return is given as a credit note, not as money.',
    hi: 'नीति के अनुसार यह वापसी पैसे में नहीं, क्रेडिट नोट में दी जाती है।',
  },
  return_step: {
    status: 409,
    en: 'This return is at another step by now. Look at it as it is, then decide again.',
    hi: 'यह वापसी अब किसी और चरण पर है। इसे अभी की स्थिति में देखें, फिर तय करें।',
  },
  return_no_parcel: {
    status: 409,
    en: 'There is nothing to send back for a missing piece. Pay the return or refuse it.',
    hi: 'गायब नग के लिए लौटाने को कुछ नहीं है। वापसी का भुगतान करें या उसे अस्वीकार करें।',
  },
  return_parcel_number: {
    status: 400,
    en: 'Please enter the parcel’s number: 4 to 40 letters and digits.',
    hi: 'कृपया पार्सल का नंबर भरें: 4 से 40 अक्षर और अंक।',
  },
  return_condition_required: {
    status: 400,
    en: 'Please choose the condition of the pieces, and where they go.',
    hi: 'कृपया चुनें कि नग किस हाल में हैं और कहाँ जाएँगे।',
  },
  return_amount: {
    status: 400,
    en: 'Please enter an amount up to {amount}.',
    hi: 'कृपया {amount} तक की राशि भरें।',
  },
  pieces_in_stock: {
    status: 409,
    en: 'These pieces are already back in stock: a refund or a cancellation put them there.',
    hi: 'ये नग स्टॉक में लौट चुके हैं: रिफ़ंड या ऑर्डर रद्द होने पर।',
  },
  return_in_stock: {
    status: 409,
    en: 'The pieces are already back in stock. Pay this return instead of refusing it.',
    hi: 'नग स्टॉक में लौट चुके हैं। इस वापसी को अस्वीकार करने के बजाय इसका भुगतान करें।',
  },
  photo_too_large: {
    status: 413,
    en: 'The photo "{name}" is larger than {mb} MB. Please choose a smaller one.',
    hi: 'फ़ोटो "{name}" {mb} MB से बड़ी है। कृपया छोटी चुनें।',
  },
  coupon_by_buyer: {
    status: 409,
    en: 'This coupon belongs to the customer, who can use it at the checkout.',
    hi: 'यह कूपन ग्राहक का अपना है। ग्राहक इसे चेकआउट पर खुद लगा सकते हैं।',
  },
} as const;
