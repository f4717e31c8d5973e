/** The errors of the settings. `{what}` is one of `settingProblems`. */
export const settingErrors = {
  setting_not_found: { status: 404, en: 'There is no such setting.', hi: 'ऐसी कोई सेटिंग नहीं है।' },
  setting_changed: {
    status: 409,
    en: 'Somebody else has changed this meanwhile. Please look at what is saved now.',
    hi: 'इस बीच किसी और ने इसे बदल दिया है। कृपया देखें कि अभी क्या सहेजा हुआ है।',
  },
  shop_not_ready: {
    status: 409,
    en: 'We are not selling yet: the shop is still being set up. Nothing was ordered and nothing was charged. Please come back soon.',
    hi: 'दुकान अभी बिक्री नहीं कर रही है: इसकी तैयारी चल रही है। कोई ऑर्डर नहीं हुआ और कोई पैसा नहीं कटा। कृपया कुछ समय बाद आएँ।',
  },
  shop_picture_missing: {
    status: 400,
    en: 'Please choose a picture.',
    hi: 'कृपया एक चित्र चुनें।',
  },
  shop_picture_large: {
    status: 413,
    en: 'This picture is too large. Please choose one of at most 5 MB.',
    hi: 'यह चित्र बहुत बड़ा है। कृपया अधिक से अधिक 5 MB का चित्र चुनें।',
  },
  setting_wrong: { status: 400, en: '{field}: {what}', hi: '{field}: {what}' },
} as const;
