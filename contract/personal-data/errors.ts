/** Errors about a person's own data. */
export const personalDataErrors = {
  copy_in_progress: {
    status: 409,
    en: 'A copy is already being made. Please wait until it is ready.',
    hi: 'एक कॉपी पहले से बन रही है। कृपया उसके तैयार होने तक रुकें।',
  },
  copy_missing: {
    status: 404,
    en: 'There is no copy to download. Please make a new one.',
    hi: 'डाउनलोड करने के लिए कोई कॉपी नहीं है। कृपया नई कॉपी बनाएँ।',
  },
  copy_link_over: {
    status: 410,
    en: 'This link was used or is too old. Please press Download again.',
    hi: 'यह लिंक इस्तेमाल हो चुका है या पुराना है। कृपया फिर से डाउनलोड दबाएँ।',
  },
  sign_in_again: {
    status: 403,
    en: 'You have no password here. Please log out, sign in again and repeat this within {minutes} minutes.',
    hi: 'यहाँ आपका कोई पासवर्ड नहीं है। कृपया लॉग आउट करें, फिर साइन इन करें, और {minutes} मिनट के भीतर यह दोहराएँ।',
  },
  erase_open: {
    status: 409,
    en: 'Your account cannot be deleted yet: something is still open. See the list on this page.',
    hi: 'आपका खाता अभी नहीं हटाया जा सकता: कुछ बाकी है। इस पेज की सूची देखें।',
  },
  erase_asked: {
    status: 409,
    en: 'You have already asked for this. You can change your mind on this page.',
    hi: 'आप यह पहले ही कह चुके हैं। इसी पेज पर मन बदल सकते हैं।',
  },
  erase_not_asked: {
    status: 404,
    en: 'There is nothing to take back.',
    hi: 'वापस लेने के लिए कुछ नहीं है।',
  },
  erase_admin: {
    status: 403,
    en: 'An admin cannot delete their own account. Another admin must make it a customer first.',
    hi: 'एडमिन अपना खाता खुद नहीं हटा सकता। पहले कोई दूसरा एडमिन उसे ग्राहक बनाए।',
  },
} as const;
