/** Errors about a person’s own data: account, addresses, wishlist, reviews and their pictures. */
export const memberErrors = {
  wrong_credentials: { status: 401, en: 'Invalid email or password!', hi: 'ई-मेल या पासवर्ड गलत है!' },
  user_exists: {
    status: 409,
    en: 'User already exists! Redirecting to login...',
    hi: 'यह खाता पहले से है! लॉग इन पर ले जा रहे हैं...',
  },
  account_blocked: {
    status: 403,
    en: 'This account is blocked. Please contact us.',
    hi: 'यह खाता रोका गया है। कृपया हमसे संपर्क करें।',
  },
  fresh_proof_needed: {
    status: 403,
    en: 'Please confirm that it is you, and try again.',
    hi: 'कृपया पुष्टि करें कि यह आप ही हैं, और फिर कोशिश करें।',
  },
  link_invalid: {
    status: 400,
    en: 'This link is no longer valid. Please ask for a new one.',
    hi: 'यह लिंक अब मान्य नहीं है। कृपया नया लिंक मँगाएँ।',
  },

  password_common: {
    status: 400,
    en: 'This password is one of the first that strangers try. Please choose another, for example three words that have nothing to do with each other.',
    hi: 'यह पासवर्ड उन में से है जिन्हें अनजान लोग सबसे पहले आज़माते हैं। कृपया दूसरा चुनें, जैसे तीन ऐसे शब्द जिनका आपस में कोई मेल न हो।',
  },
  password_own_words: {
    status: 400,
    en: 'This password is easy to guess. Please leave your name, your e-mail address, your number and the name of the shop out of it, or add at least 8 other letters or digits.',
    hi: 'इस पासवर्ड का अनुमान आसान है। कृपया इसमें अपना नाम, ई-मेल पता, नंबर और दुकान का नाम न रखें, या कम से कम 8 और अक्षर या अंक जोड़ें।',
  },
  wrong_password: {
    status: 400,
    en: 'That is not your current password.',
    hi: 'यह आपका मौजूदा पासवर्ड नहीं है।',
  },
  email_taken: {
    status: 409,
    en: 'Another account uses this e-mail address.',
    hi: 'यह ई-मेल पता किसी और खाते में है।',
  },
  mail_unverified: {
    status: 409,
    en: 'Please confirm your e-mail address first: we send these only to confirmed addresses.',
    hi: 'कृपया पहले अपने ई-मेल पते की पुष्टि करें: ये केवल पुष्टि किए हुए पतों पर भेजे जाते हैं।',
  },
  unsubscribe_invalid: {
    status: 400,
    en: 'This link is incomplete. Please open it again from the e-mail, or choose your e-mails in your account.',
    hi: 'यह लिंक अधूरा है। कृपया इसे ई-मेल से फिर खोलें, या अपने खाते में ई-मेल चुनें।',
  },
  phone_needed: {
    status: 409,
    en: 'A payment needs your mobile number. Please add it under "Profile and password" in your account.',
    hi: 'भुगतान के लिए आपका मोबाइल नंबर चाहिए। कृपया अपने खाते के "प्रोफ़ाइल और पासवर्ड" में उसे जोड़ें।',
  },
  phone_taken: {
    status: 409,
    en: 'Another account uses this mobile number.',
    hi: 'यह मोबाइल नंबर किसी और खाते में है।',
  },
  session_not_found: {
    status: 404,
    en: 'That device is not logged in any more.',
    hi: 'वह डिवाइस अब लॉग इन नहीं है।',
  },

  identity_not_found: {
    status: 404,
    en: 'That way to sign in is no longer linked.',
    hi: 'साइन इन का वह तरीका अब जुड़ा नहीं है।',
  },
  last_way_in: {
    status: 409,
    en: 'This is your only way to sign in. Please set a password first; we can e-mail you a link for it.',
    hi: 'साइन इन करने का आपका यही एक तरीका है। कृपया पहले पासवर्ड बनाएँ; हम उसका लिंक ई-मेल कर सकते हैं।',
  },
  addresses_full: {
    status: 409,
    en: 'You can keep {n} addresses. Please delete one first.',
    hi: 'आप {n} पते रख सकते हैं। कृपया पहले एक हटाएँ।',
  },
  address_not_found: { status: 404, en: 'Address not found.', hi: 'पता नहीं मिला।' },
  wishlist_full: {
    status: 409,
    en: 'Your wishlist holds {n} products. Please remove one first.',
    hi: 'आपके पसंदीदा में {n} उत्पाद ही आते हैं। कृपया पहले एक हटाएँ।',
  },
  review_incomplete: {
    status: 400,
    en: 'Please provide text and rating.',
    hi: 'कृपया समीक्षा और रेटिंग दोनों दें।',
  },
  review_not_bought: {
    status: 403,
    en: 'You can only review what you have bought here.',
    hi: 'आप यहाँ से खरीदी हुई वस्तु की ही समीक्षा कर सकते हैं।',
  },
  review_not_delivered: {
    status: 409,
    en: 'You can write a review once the order is delivered.',
    hi: 'ऑर्डर पहुँचने के बाद आप समीक्षा लिख सकते हैं।',
  },
  review_exists: {
    status: 409,
    en: 'You have already reviewed this. You can edit your review.',
    hi: 'आप इसकी समीक्षा लिख चुके हैं। आप उसे बदल सकते हैं।',
  },
  review_not_found: { status: 404, en: 'Review not found.', hi: 'समीक्षा नहीं मिली।' },
  image_kind: {
    status: 400,
    en: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    hi: 'कृपया JPEG, PNG, WebP या AVIF तस्वीर चुनें।',
  },
  image_unreadable: {
    status: 400,
    en: 'This picture is damaged and could not be read. Please choose another.',
    hi: 'यह तस्वीर खराब है और पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
  },
  image_too_large: {
    status: 400,
    en: 'This picture is too large: at most {megapixels} megapixels. Please choose a smaller one.',
    hi: 'यह तस्वीर बहुत बड़ी है: अधिक से अधिक {megapixels} मेगापिक्सल। कृपया छोटी तस्वीर चुनें।',
  },
} as const;
