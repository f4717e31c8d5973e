/** The errors of the home page. */
export const homeErrors = {
  home_changed: {
    status: 409,
    en: 'Somebody else has changed the home page since you opened it. Your order is still here.',
    hi: 'आपके खोलने के बाद किसी और ने होम पेज बदला है। आपका क्रम यहीं है।',
  },
  home_section_twice: {
    status: 400,
    en: 'Each section can be on the home page once.',
    hi: 'हर खंड होम पेज पर एक ही बार हो सकता है।',
  },
  home_collections_many: {
    status: 400,
    en: 'The home page can show 6 collections. Please take one away first.',
    hi: 'होम पेज पर 6 संग्रह दिख सकते हैं। कृपया पहले एक हटाएँ।',
  },
} as const;
