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
  reserved_unpaid: {
    status: 409,
    en: 'Your last orders were not paid in time, so we can hold {n} of "{product}" for you until tomorrow. Please order fewer, or come back then.',
    hi: 'आपके पिछले ऑर्डरों का भुगतान समय पर नहीं हुआ, इसलिए कल तक हम आपके लिए "{product}" के {n} नग ही रख सकते हैं। कृपया कम मँगाएँ, या कल फिर आएँ।',
  },
} as const;
