/** The errors of the limits on open cash orders and reservations of one buyer. */
export const orderLimitErrors = {
  cash_open_orders: {
    status: 409,
    en: 'You have {n} cash on delivery orders on their way. Please pay this one online, or order again when they have arrived.',
    hi: 'आपके {n} कैश ऑन डिलीवरी ऑर्डर रास्ते में हैं। इसका भुगतान ऑनलाइन करें, या उनके पहुँचने पर फिर ऑर्डर करें।',
  },
  cash_open_pieces: {
    status: 409,
    en: 'You can have {n} of "{product}" on their way with cash on delivery. Please pay online for more, or order again when they have arrived.',
    hi: 'कैश ऑन डिलीवरी पर "{product}" के {n} नग एक साथ रास्ते में हो सकते हैं। ज़्यादा के लिए ऑनलाइन भुगतान करें, या उनके पहुँचने पर फिर ऑर्डर करें।',
  },
  cash_prove_first: {
    status: 409,
    en: 'Please confirm your e-mail address before you order with cash on delivery. The link is in our e-mail; you can get a new one in your profile. Or pay online.',
    hi: 'कैश ऑन डिलीवरी से पहले कृपया अपने ई-मेल पते की पुष्टि करें। लिंक हमारे ई-मेल में है; नया लिंक प्रोफ़ाइल से मँगा सकते हैं। या ऑनलाइन भुगतान करें।',
  },
  unpaid_pieces: {
    status: 409,
    en: 'We can keep {n} of "{product}" for you until they are paid. Please order fewer, or write to us: for more we gladly make you an offer.',
    hi: 'भुगतान होने तक हम आपके लिए "{product}" के {n} नग रख सकते हैं। कृपया कम मँगाएँ, या हमें लिखें: ज़्यादा के लिए हम खुशी से प्रस्ताव देंगे।',
  },
  unpaid_all_pieces: {
    status: 409,
    en: 'We can keep {n} pieces for you until they are paid. Please split the order and pay the first part, or write to us.',
    hi: 'भुगतान होने तक हम आपके लिए कुल {n} नग रख सकते हैं। कृपया ऑर्डर बाँटकर पहले हिस्से का भुगतान करें, या हमें लिखें।',
  },
  unpaid_items: {
    status: 409,
    en: 'We can keep {n} different items for you until they are paid. Please split the order and pay the first part, or write to us.',
    hi: 'भुगतान होने तक हम आपके लिए {n} अलग-अलग वस्तुएँ रख सकते हैं। कृपया ऑर्डर बाँटकर पहले हिस्से का भुगतान करें, या हमें लिखें।',
  },
  unpaid_value: {
    status: 409,
    en: 'We can keep goods of {amount} for you until they are paid. Please split the order and pay the first part, or write to us.',
    hi: 'भुगतान होने तक हम आपके लिए {amount} तक का सामान रख सकते हैं। कृपया ऑर्डर बाँटकर पहले हिस्से का भुगतान करें, या हमें लिखें।',
  },
  unpaid_too_often: {
    status: 409,
    en: 'Your last orders were not paid in time, so we cannot keep goods for you again today. Your cart is saved: please come back tomorrow, or write to us.',
    hi: 'आपके पिछले ऑर्डरों का भुगतान समय पर नहीं हुआ, इसलिए आज हम आपके लिए और सामान नहीं रख सकते। आपका कार्ट सुरक्षित है: कृपया कल आएँ, या हमें लिखें।',
  },
  unpaid_from_address: {
    status: 409,
    en: 'Many orders from your internet connection are not paid yet. Your cart is saved: please try again later or over another connection, or write to us.',
    hi: 'आपके इंटरनेट कनेक्शन से आए कई ऑर्डरों का भुगतान अभी बाकी है। आपका कार्ट सुरक्षित है: कृपया बाद में या दूसरे कनेक्शन से कोशिश करें, या हमें लिखें।',
  },
  unpaid_by_staff: {
    status: 409,
    en: 'Many orders that you have written are not paid yet. Please wait for payments, or end orders that nobody will pay.',
    hi: 'आपके लिखे कई ऑर्डरों का भुगतान अभी बाकी है। कृपया भुगतान की प्रतीक्षा करें, या वे ऑर्डर समाप्त करें जिनका भुगतान नहीं होगा।',
  },
} as const;

/** The codes with which an order is refused because too much is unpaid already. */
export const unpaidRefusals = [
  'unpaid_pieces',
  'unpaid_all_pieces',
  'unpaid_items',
  'unpaid_value',
  'unpaid_from_address',
] as const;
