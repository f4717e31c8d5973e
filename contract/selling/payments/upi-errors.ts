/** The errors of payments by UPI QR. */
export const upiErrors = {
  upi_payment_not_found: {
    status: 404,
    en: 'There is no such payment.',
    hi: 'ऐसा कोई भुगतान नहीं है।',
  },
  upi_refund_not_found: {
    status: 404,
    en: 'There is no such refund.',
    hi: 'ऐसा कोई रिफ़ंड नहीं है।',
  },
  upi_utr_invalid: {
    status: 400,
    en: 'Please enter the bank’s reference as the statement shows it: 12 digits for UPI, 16 or 22 letters and digits for NEFT or RTGS.',
    hi: 'कृपया बैंक का संदर्भ वैसा ही भरें जैसा स्टेटमेंट में है: UPI के 12 अंक, या NEFT और RTGS के 16 या 22 अक्षर और अंक।',
  },
  upi_utr_used: {
    status: 409,
    en: 'The bank’s reference {utr} was used before, for {what}. Nothing was changed. Each transfer has its own reference: please look at the statement again.',
    hi: 'बैंक का संदर्भ {utr} पहले {what} के लिए लिखा जा चुका है। कुछ नहीं बदला। हर भुगतान का अपना संदर्भ होता है: कृपया स्टेटमेंट फिर देखें।',
  },
  upi_refund_ended: {
    status: 409,
    en: 'Somebody has already recorded that this refund was sent. Please do not send it again.',
    hi: 'इस रिफ़ंड का भेजा जाना पहले ही लिखा जा चुका है। कृपया इसे दोबारा न भेजें।',
  },
} as const;
