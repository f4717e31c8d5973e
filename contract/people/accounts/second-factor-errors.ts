/** Errors of the second step of a log-in, and of fresh proof. */
export const secondFactorErrors = {
  second_factor_needed: {
    status: 401,
    en: 'Your password is right. One more step: please confirm with your passkey or your code.',
    hi: 'पासवर्ड सही है। बस एक कदम और: कृपया अपनी पासकी या कोड से पुष्टि करें।',
  },
  second_factor_setup_needed: {
    status: 401,
    en: 'Your password is right. Everyone who works in this shop needs a second step to log in: please set it up now.',
    hi: 'पासवर्ड सही है। इस दुकान में काम करने वाले हर व्यक्ति के लिए लॉग इन का दूसरा कदम ज़रूरी है: कृपया उसे अभी बना लें।',
  },
  second_factor_wrong: {
    status: 400,
    en: 'This code is not right, or it was already used. Please type the next one. Nothing is locked.',
    hi: 'यह कोड सही नहीं है, या पहले लग चुका है। कृपया अगला कोड लिखें। कुछ बंद नहीं हुआ है।',
  },
  second_factor_over: {
    status: 400,
    en: 'This took too long, or there were too many tries. Please begin again with your password.',
    hi: 'इसमें ज़्यादा समय लग गया, या बहुत बार कोशिश हुई। कृपया अपने पासवर्ड से फिर शुरू करें।',
  },
  second_factor_expected: {
    status: 400,
    en: 'Your account has a second step. Please confirm with your passkey or your code.',
    hi: 'आपके खाते में दूसरा कदम बना हुआ है। कृपया अपनी पासकी या कोड से पुष्टि करें।',
  },
  passkey_wrong: {
    status: 400,
    en: 'The passkey could not be checked. Please try again, or use a code.',
    hi: 'पासकी की जाँच नहीं हो सकी। कृपया फिर कोशिश करें, या कोड से पुष्टि करें।',
  },
  passkey_exists: {
    status: 409,
    en: 'This passkey already opens an account here.',
    hi: 'यह पासकी यहाँ पहले से एक खाता खोलती है।',
  },
  passkeys_full: {
    status: 409,
    en: 'You can have {n} passkeys. Please remove one first.',
    hi: 'आप {n} पासकी रख सकते हैं। कृपया पहले एक हटाएँ।',
  },
  totp_exists: {
    status: 409,
    en: 'An authenticator app is already set up. Please remove it first.',
    hi: 'ऑथेंटिकेटर ऐप पहले से जुड़ा है। कृपया पहले उसे हटाएँ।',
  },
  second_factor_not_found: {
    status: 404,
    en: 'That is no longer part of your log-in.',
    hi: 'वह अब आपके लॉग इन में नहीं है।',
  },
  last_second_factor: {
    status: 409,
    en: 'Your work here needs a second step. Please add another one before you remove this.',
    hi: 'यहाँ आपके काम के लिए दूसरा कदम ज़रूरी है। इसे हटाने से पहले कृपया कोई और जोड़ें।',
  },
} as const;
