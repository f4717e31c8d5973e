/** The errors of requests to use a buyer's credit. */
export const creditErrors = {
  credit_not_found: {
    status: 404,
    en: 'This buyer has no such credit note.',
    hi: 'इस खरीदार के पास ऐसा कोई क्रेडिट नोट नहीं है।',
  },
  credit_request_unknown: {
    status: 404,
    en: 'This link is not valid any more. Please open the newest e-mail, or write to us.',
    hi: 'यह लिंक अब मान्य नहीं है। कृपया सबसे नया ई-मेल खोलें, या हमें लिखें।',
  },
  credit_request_lapsed: {
    status: 410,
    en: 'This request has lapsed. Nothing was ordered, and your credit note is untouched. We gladly ask you again.',
    hi: 'इस अनुरोध का समय निकल गया है। कोई ऑर्डर नहीं हुआ और आपका क्रेडिट नोट वैसा ही है। हम खुशी से फिर पूछ लेंगे।',
  },
  credit_request_answered: {
    status: 409,
    en: 'This request has ended already. Nothing has changed now.',
    hi: 'यह अनुरोध पहले ही पूरा हो चुका है। अभी कुछ नहीं बदला है।',
  },
  credit_request_other_account: {
    status: 403,
    en: 'You are logged in with another account. Please log out, or open the link in another browser: only the owner of the credit note can answer.',
    hi: 'आप किसी और खाते से लॉग इन हैं। कृपया लॉग आउट करें, या लिंक दूसरे ब्राउज़र में खोलें: जवाब केवल क्रेडिट नोट के मालिक दे सकते हैं।',
  },
} as const;
