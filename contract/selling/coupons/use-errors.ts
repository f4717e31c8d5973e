/** The errors of a coupon that does not count for a cart, in the order of the checks. */
export const couponUseErrors = {
  coupon_not_found: { status: 400, en: 'There is no coupon {code}.', hi: 'कूपन {code} नहीं मिला।' },
  coupon_inactive: { status: 400, en: 'This coupon is not active.', hi: 'यह कूपन चालू नहीं है।' },
  coupon_not_started: { status: 400, en: 'This coupon starts on {date}.', hi: 'यह कूपन {date} से लगेगा।' },
  coupon_expired: { status: 400, en: 'This coupon has expired.', hi: 'इस कूपन की अवधि समाप्त हो गई है।' },
  coupon_min_cart: {
    status: 400,
    en: 'Add {amount} more to use this coupon.',
    hi: 'यह कूपन लगाने के लिए {amount} का और सामान जोड़ें।',
  },
  coupon_max_cart: {
    status: 400,
    en: 'This coupon is for carts up to {amount}.',
    hi: 'यह कूपन {amount} तक के कार्ट के लिए है।',
  },
  coupon_product: {
    status: 400,
    en: 'This coupon does not cover the items in your cart.',
    hi: 'यह कूपन आपके कार्ट की वस्तुओं के लिए नहीं है।',
  },
  coupon_variant: {
    status: 400,
    en: 'This coupon is for another variant.',
    hi: 'यह कूपन किसी और विकल्प के लिए है।',
  },
  coupon_excluded: {
    status: 400,
    en: 'An item in your cart is excluded from this coupon.',
    hi: 'आपके कार्ट की एक वस्तु पर यह कूपन नहीं लगता।',
  },
  coupon_category: {
    status: 400,
    en: 'This coupon is for other categories.',
    hi: 'यह कूपन दूसरी श्रेणियों के लिए है।',
  },
  coupon_other_user: { status: 400, en: 'This coupon belongs to somebody else.', hi: 'यह कूपन किसी और का है।' },
  coupon_new_user: { status: 400, en: 'This coupon is for a first order.', hi: 'यह कूपन पहले ऑर्डर के लिए है।' },
  coupon_used_up: { status: 409, en: 'This coupon has been used up.', hi: 'यह कूपन पूरा लग चुका है।' },
  coupon_used_by_you: {
    status: 409,
    en: 'You have already used this coupon.',
    hi: 'आप यह कूपन पहले लगा चुके हैं।',
  },
  coupon_needs_pieces: {
    status: 400,
    en: 'This coupon needs {n} pieces in the cart: {buy} to buy and {get} to get.',
    hi: 'इस कूपन के लिए कार्ट में {n} नग चाहिए: {buy} खरीदने के और {get} पाने के।',
  },
  coupon_no_discount: {
    status: 400,
    en: 'This coupon takes nothing off your cart.',
    hi: 'इस कार्ट पर यह कूपन कोई छूट नहीं देता।',
  },
  coupon_code_used: {
    status: 409,
    en: 'This code has been used.',
    hi: 'यह कोड लग चुका है।',
  },
  coupon_not_together: {
    status: 409,
    en: '{code} cannot be used together with your other code.',
    hi: '{code} आपके दूसरे कोड के साथ नहीं लगता।',
  },
  coupon_other_is_better: {
    status: 409,
    en: 'Your cart already has a better discount: {name}.',
    hi: 'आपके कार्ट पर इससे बड़ी छूट पहले से लगी है: {name}।',
  },
  coupon_automatic_over: {
    status: 409,
    en: 'The discount “{name}” has just ended. Please look at the new total.',
    hi: '“{name}” की छूट अभी समाप्त हुई है। कृपया नया जोड़ देखें।',
  },
} as const;

/** Their codes. */
export const couponErrors = Object.keys(couponUseErrors) as (keyof typeof couponUseErrors)[];
