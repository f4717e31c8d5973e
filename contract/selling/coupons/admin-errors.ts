/** The errors of the admin coupon endpoints. */
export const couponAdminErrors = {
  coupon_code_wrong: {
    status: 400,
    en: 'Please enter a code of at most 20 letters and digits, without spaces.',
    hi: 'कृपया अधिक से अधिक 20 अक्षरों और अंकों का कोड भरें, बिना खाली जगह के।',
  },
  coupon_value_wrong: {
    status: 400,
    en: 'Please enter the value of the discount: 0 or more, with at most two decimals.',
    hi: 'कृपया छूट भरें: 0 या अधिक, दशमलव के बाद अधिक से अधिक दो अंक।',
  },
  coupon_percent_wrong: {
    status: 400,
    en: 'A percentage cannot be more than 100.',
    hi: 'प्रतिशत 100 से अधिक नहीं हो सकता।',
  },
  coupon_amount_wrong: {
    status: 400,
    en: 'Please enter amounts of 0 or more, with at most two decimals.',
    hi: 'कृपया 0 या अधिक राशि भरें, दशमलव के बाद अधिक से अधिक दो अंक।',
  },
  coupon_range_wrong: {
    status: 400,
    en: 'The maximum cart value must not be below the minimum.',
    hi: 'कार्ट का अधिकतम मूल्य न्यूनतम से कम नहीं होना चाहिए।',
  },
  coupon_limit_wrong: {
    status: 400,
    en: 'Limits are whole numbers, at least 1; leave one empty for no limit.',
    hi: 'सीमाएँ पूर्ण संख्याएँ हैं, कम से कम 1; सीमा न हो तो खाली छोड़ें।',
  },
  coupon_date_wrong: {
    status: 400,
    en: 'Please enter dates as year-month-day.',
    hi: 'कृपया तारीख वर्ष-महीना-दिन में भरें।',
  },
  coupon_dates_wrong: {
    status: 400,
    en: 'The last day must not be before the first.',
    hi: 'अंतिम दिन पहले दिन से पहले नहीं होना चाहिए।',
  },
  coupon_needs_products: {
    status: 400,
    en: 'A coupon for products needs at least one product.',
    hi: 'उत्पादों के कूपन में कम से कम एक उत्पाद चाहिए।',
  },
  coupon_needs_categories: {
    status: 400,
    en: 'A coupon for categories needs at least one category.',
    hi: 'श्रेणियों के कूपन में कम से कम एक श्रेणी चाहिए।',
  },
  coupon_needs_cart_value: {
    status: 400,
    en: 'A coupon by cart value needs a minimum cart value.',
    hi: 'कार्ट मूल्य के कूपन में न्यूनतम कार्ट मूल्य चाहिए।',
  },
  coupon_needs_variants: {
    status: 400,
    en: 'A coupon for variants needs at least one variant.',
    hi: 'विकल्पों के कूपन में कम से कम एक विकल्प चाहिए।',
  },
  coupon_needs_title: {
    status: 400,
    en: 'Please enter the name that buyers read.',
    hi: 'कृपया वह नाम भरें जो खरीदार पढ़ेंगे।',
  },
  coupon_pieces_wrong: {
    status: 400,
    en: 'Please enter whole numbers of pieces, from 1 to 99.',
    hi: 'कृपया नग पूर्ण संख्या में भरें, 1 से 99 तक।',
  },
  coupon_count_wrong: {
    status: 400,
    en: 'Please enter how many codes, from 1 to 10,000.',
    hi: 'कृपया कोड की संख्या भरें, 1 से 10,000 तक।',
  },
  coupon_prefix_wrong: {
    status: 400,
    en: 'A prefix has at most 8 letters and digits.',
    hi: 'शुरुआत में अधिक से अधिक 8 अक्षर और अंक होते हैं।',
  },
  coupon_metadata_wrong: {
    status: 400,
    en: 'Metadata must be a JSON object.',
    hi: 'मेटाडेटा JSON ऑब्जेक्ट होना चाहिए।',
  },
  coupon_unknown_ids: {
    status: 400,
    en: 'The shop does not have: {ids}. Please check the list.',
    hi: 'दुकान में यह नहीं है: {ids}। कृपया सूची जाँचें।',
  },
  coupon_code_taken: {
    status: 409,
    en: 'Coupon {code} already exists. Please choose another code.',
    hi: 'कूपन {code} पहले से है। कृपया दूसरा कोड चुनें।',
  },
  coupon_is_personal: {
    status: 409,
    en: 'This coupon belongs to one customer. It can be paused, but not given to anybody else.',
    hi: 'यह कूपन एक ही ग्राहक का है। इसे रोका जा सकता है, पर किसी और को नहीं दिया जा सकता।',
  },
  coupon_gone: { status: 404, en: 'Coupon not found.', hi: 'कूपन नहीं मिला।' },
  coupon_changed: {
    status: 409,
    en: 'Somebody else has changed this coupon meanwhile. Please look at what is saved now.',
    hi: 'इस बीच किसी और ने यह कूपन बदल दिया है। कृपया देखें कि अभी क्या सहेजा हुआ है।',
  },
  coupon_is_used: {
    status: 409,
    en: 'This coupon has been used or has codes. It can be paused, but not deleted.',
    hi: 'यह कूपन लग चुका है या इसके कोड बन चुके हैं। इसे रोका जा सकता है, हटाया नहीं।',
  },
  coupon_code_stays: {
    status: 409,
    en: 'The code of a coupon that has been used or has codes stays as it is.',
    hi: 'जो कूपन लग चुका है या जिसके कोड बन चुके हैं, उसका कोड वही रहता है।',
  },
  coupon_series_full: {
    status: 409,
    en: 'A series has at most {most} codes. This one has {n}.',
    hi: 'एक श्रृंखला में अधिक से अधिक {most} कोड होते हैं। इसमें {n} हैं।',
  },
  coupon_no_series: {
    status: 409,
    en: 'This coupon has no series of codes.',
    hi: 'इस कूपन में कोड की श्रृंखला नहीं है।',
  },
  coupon_no_codes: {
    status: 409,
    en: 'This series has no codes yet. Please make some first.',
    hi: 'इस श्रृंखला में अभी कोई कोड नहीं है। कृपया पहले कोड बनाएँ।',
  },
  coupon_way_stays: {
    status: 409,
    en: 'A coupon that has been used or has codes keeps its kind, and the way to get it.',
    hi: 'जो कूपन लग चुका है या जिसके कोड बन चुके हैं, उसका प्रकार और उसे पाने का तरीका वही रहता है।',
  },
  coupon_limit_low: {
    status: 409,
    en: 'It has been used {n} times already; the limit cannot be lower.',
    hi: 'यह {n} बार लग चुका है; सीमा इससे कम नहीं हो सकती।',
  },
} as const;
