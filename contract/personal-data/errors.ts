/** Errors about a person's own data. */
export const personalDataErrors = {
  copy_in_progress: {
    status: 409,
    en: 'A copy is being made already. Please wait until it is ready.',
    hi: 'एक प्रति पहले से बन रही है। कृपया उसके तैयार होने तक रुकें।',
  },
  copy_missing: {
    status: 404,
    en: 'There is no copy to download. Please have a new one made.',
    hi: 'डाउनलोड करने के लिए कोई प्रति नहीं है। कृपया नई प्रति बनवाएँ।',
  },
  copy_link_over: {
    status: 410,
    en: 'This link was used or is too old. Please press Download again.',
    hi: 'यह लिंक इस्तेमाल हो चुका है या पुराना है। कृपया फिर से डाउनलोड दबाएँ।',
  },
  sign_in_again: {
    status: 403,
    en: 'You have no password here. Please log out, sign in again, and repeat this within {minutes} minutes.',
    hi: 'यहाँ आपका कोई पासवर्ड नहीं है। कृपया लॉग आउट करें, फिर साइन इन करें, और {minutes} मिनट के भीतर यह दोहराएँ।',
  },
  erase_open: {
    status: 409,
    en: 'Your account cannot be erased yet: something is still open. See the list on this page.',
    hi: 'आपका खाता अभी मिटाया नहीं जा सकता: कुछ बाकी है। इस पेज की सूची देखें।',
  },
  erase_asked: {
    status: 409,
    en: 'You have asked for this already. You can take it back on this page.',
    hi: 'आप यह पहले ही माँग चुके हैं। इसी पेज पर इसे वापस ले सकते हैं।',
  },
  erase_not_asked: {
    status: 404,
    en: 'There is nothing to take back.',
    hi: 'वापस लेने के लिए कुछ नहीं है।',
  },
  erase_admin: {
    status: 403,
    en: 'An admin cannot erase their own account. Another admin must make it a customer first.',
    hi: 'एडमिन अपना खाता खुद नहीं मिटा सकता। पहले कोई दूसरा एडमिन उसे ग्राहक बनाए।',
  },
} as const;
