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
  nominee_yourself: {
    status: 400,
    en: 'That is your own e-mail address or number. Please name somebody else.',
    hi: 'यह आपका अपना ई-मेल या नंबर है। कृपया किसी और को नामित करें।',
  },
  nominee_name_missing: {
    status: 400,
    en: 'Please enter the name of your nominee.',
    hi: 'कृपया नामित व्यक्ति का नाम भरें।',
  },
  nominee_contact: {
    status: 400,
    en: 'Please give an e-mail address or a mobile number of your nominee.',
    hi: 'कृपया नामित व्यक्ति का ई-मेल या मोबाइल नंबर दें।',
  },
  nominee_missing: {
    status: 404,
    en: 'No nominee is named.',
    hi: 'कोई व्यक्ति नामित नहीं है।',
  },
  nominee_changed: {
    status: 409,
    en: 'The person has named somebody else meanwhile. Please reload the page and check who is named now.',
    hi: 'इस बीच उस व्यक्ति ने किसी और को नामित किया है। कृपया पेज फिर खोलें और देखें कि अब कौन नामित है।',
  },
  nominee_email: {
    status: 400,
    en: 'Only a phone number was named. Please enter the nominee’s e-mail address.',
    hi: 'केवल फ़ोन नंबर दिया गया था। कृपया नामित व्यक्ति का ई-मेल पता भरें।',
  },
  nominee_erase_open: {
    status: 409,
    en: 'This account cannot be deleted yet: an order, a return, a chat, or money in the wallet is still open. Please close it first.',
    hi: 'यह खाता अभी नहीं हटाया जा सकता: कोई ऑर्डर, वापसी, बातचीत या वॉलेट के पैसे अभी बाकी हैं। कृपया पहले उन्हें पूरा करें।',
  },
  nominee_erase_asked: {
    status: 409,
    en: 'This account is already going to be deleted. Nothing more is to be done.',
    hi: 'यह खाता हटाने का अनुरोध पहले से दर्ज है। और कुछ करना बाकी नहीं है।',
  },
  nominee_link_over: {
    status: 410,
    en: 'This link has expired, or the person has named somebody else. Please write to us if you need a new one.',
    hi: 'यह लिंक पुराना हो चुका है, या उस व्यक्ति ने किसी और को नामित किया है। नया लिंक चाहिए, तो कृपया हमें लिखें।',
  },
  erase_admin: {
    status: 403,
    en: 'An admin cannot delete their own account. Another admin must make it a customer first.',
    hi: 'एडमिन अपना खाता खुद नहीं हटा सकता। पहले कोई दूसरा एडमिन उसे ग्राहक बनाए।',
  },
} as const;
