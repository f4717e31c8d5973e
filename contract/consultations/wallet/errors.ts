/** The errors of the wallet. Messages that sections 5 and 8 of the specification fix are verbatim. */
export const walletErrors = {
  topup_min: { status: 400, en: 'Minimum amount is ₹1', hi: 'कम से कम ₹1 जोड़ें' },
  topup_whole: { status: 400, en: 'Please enter whole rupees.', hi: 'कृपया पूरे रुपये भरें।' },
  topup_max: {
    status: 400,
    en: 'At most ₹{max} can be added at once.',
    hi: 'एक बार में अधिक से अधिक ₹{max} जोड़े जा सकते हैं।',
  },
  withdrawal_min: { status: 400, en: 'Minimum withdrawal is ₹{min}', hi: 'कम से कम ₹{min} निकाले जा सकते हैं' },
  withdrawal_above_balance: {
    status: 400,
    en: 'Cannot withdraw more than available balance',
    hi: 'उपलब्ध राशि से अधिक नहीं निकाल सकते',
  },
  withdrawal_earnings_only: {
    status: 400,
    en: 'Only earnings can be withdrawn: {amount}',
    hi: 'केवल कमाई निकाली जा सकती है: {amount}',
  },
  withdrawal_account_missing: {
    status: 409,
    en: 'The astrologer has entered no bank account. Please type it from the bank document first.',
    hi: 'ज्योतिषी ने बैंक खाता नहीं भरा है। कृपया पहले उसे बैंक दस्तावेज़ से भरें।',
  },
  withdrawal_account_known: {
    status: 409,
    en: 'The astrologer has entered a bank account. Only they can change it.',
    hi: 'ज्योतिषी ने अपना बैंक खाता भर दिया है। उसे केवल वे ही बदल सकते हैं।',
  },
  withdrawal_document_unseen: {
    status: 409,
    en: 'Please open the bank document first, and type what it says within an hour.',
    hi: 'कृपया पहले बैंक दस्तावेज़ खोलें, और एक घंटे के अंदर वही भरें जो उसमें लिखा है।',
  },
  withdrawal_document_new: {
    status: 409,
    en: 'The astrologer has sent new documents. Please review them first.',
    hi: 'ज्योतिषी ने नए दस्तावेज़ भेजे हैं। कृपया पहले उनकी जाँच करें।',
  },
  withdrawal_unverified: {
    status: 403,
    en: 'Please confirm your e-mail address before you withdraw.',
    hi: 'पैसे निकालने से पहले कृपया अपने ई-मेल पते की पुष्टि करें।',
  },
  withdrawal_no_bank: {
    status: 409,
    en: 'Please add your bank details to your profile first.',
    hi: 'कृपया पहले अपनी प्रोफ़ाइल में बैंक का विवरण भरें।',
  },
  statement_no_month: {
    status: 404,
    en: 'There is no statement for this month: choose one from the start of your account until now.',
    hi: 'इस महीने का कोई स्टेटमेंट नहीं है: खाता खुलने से अब तक का कोई महीना चुनें।',
  },
  statement_too_long: {
    status: 409,
    en: 'This month has too many lines for a PDF. Please take the CSV file.',
    hi: 'इस महीने की पंक्तियाँ पीडीएफ़ के लिए बहुत अधिक हैं। कृपया CSV फ़ाइल लें।',
  },
  withdrawal_not_found: {
    status: 404,
    en: 'Withdrawal request not found.',
    hi: 'निकासी का अनुरोध नहीं मिला।',
  },
  withdrawal_reference: {
    status: 400,
    en: 'A bank reference has 4 to 40 letters and digits.',
    hi: 'बैंक संदर्भ में 4 से 40 अक्षर और अंक होते हैं।',
  },
  withdrawal_unpaid: {
    status: 409,
    en: 'Only a paid withdrawal has a bank reference. Please approve it first.',
    hi: 'बैंक संदर्भ केवल भुगतान हो चुकी निकासी का होता है। कृपया पहले उसे स्वीकार करें।',
  },
  withdrawal_unconfirmed: {
    status: 409,
    en: 'Payouts above {amount} to one person in a day need two people. Please confirm this one first; somebody else then approves it.',
    hi: 'एक दिन में एक व्यक्ति को {amount} से अधिक के भुगतान के लिए दो लोग चाहिए। कृपया पहले पुष्टि करें; फिर कोई दूसरा इसे स्वीकार करेगा।',
  },
  withdrawal_confirmed: {
    status: 409,
    en: 'Somebody else has confirmed this payout. Please approve it.',
    hi: 'इस भुगतान की पुष्टि कोई और कर चुका है। कृपया इसे स्वीकार करें।',
  },
  withdrawal_needs_one: {
    status: 409,
    en: 'This payout needs no second person. Please approve it.',
    hi: 'इस भुगतान के लिए दूसरे व्यक्ति की ज़रूरत नहीं है। कृपया इसे स्वीकार करें।',
  },
  withdrawal_same_person: {
    status: 409,
    en: 'You have confirmed this payout. Somebody else must approve it.',
    hi: 'इस भुगतान की पुष्टि आपने की है। इसे किसी दूसरे व्यक्ति को स्वीकार करना होगा।',
  },
  withdrawal_waits: {
    status: 409,
    en: 'This cannot be paid out yet, for safety. Please approve it from {when} on.',
    hi: 'सुरक्षा के लिए इसका भुगतान अभी नहीं हो सकता। कृपया {when} से स्वीकार करें।',
  },
  withdrawal_done: {
    status: 409,
    en: 'This request has already been processed.',
    hi: 'इस अनुरोध पर पहले ही निर्णय हो चुका है।',
  },
  withdrawal_busy: {
    status: 409,
    en: 'This request is being paid out right now. Please look again in a minute.',
    hi: 'इस अनुरोध का भुगतान अभी चल रहा है। कृपया एक मिनट बाद देखें।',
  },
} as const;
