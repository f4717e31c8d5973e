/** Errors of astrologers' documents and bank details. The wording of the specification is kept exactly. */
export const kycErrors = {
  kyc_documents_missing: {
    status: 400,
    en: 'Please upload all required documents.',
    hi: 'कृपया सभी ज़रूरी दस्तावेज़ अपलोड करें।',
  },
  kyc_file_large: {
    status: 400,
    en: '{file} is too large. Max 5MB per document.',
    hi: '{file} बहुत बड़ी है। हर दस्तावेज़ अधिक से अधिक 5MB का हो।',
  },
  kyc_file_type: {
    status: 400,
    en: 'Invalid file type. Only images are allowed.',
    hi: 'फ़ाइल का प्रकार सही नहीं है। केवल तस्वीरें भेजी जा सकती हैं।',
  },
  kyc_document_not_found: {
    status: 404,
    en: 'Document not found.',
    hi: 'दस्तावेज़ नहीं मिला।',
  },
  kyc_decided: {
    status: 409,
    en: 'These documents are not waiting for a decision.',
    hi: 'इन दस्तावेज़ों पर कोई निर्णय बाकी नहीं है।',
  },
  kyc_changed: {
    status: 409,
    en: 'The astrologer has sent new documents. Please look at them first.',
    hi: 'ज्योतिषी ने नए दस्तावेज़ भेजे हैं। कृपया पहले उन्हें देखें।',
  },
  bank_holder: {
    status: 400,
    en: 'Please enter the account holder’s name exactly as the bank has it.',
    hi: 'कृपया खाताधारक का नाम वैसे ही भरें जैसा बैंक में है।',
  },
  bank_account_number: {
    status: 400,
    en: 'An account number has 9 to 18 digits.',
    hi: 'खाता संख्या 9 से 18 अंकों की होती है।',
  },
  bank_ifsc: {
    status: 400,
    en: 'An IFSC has 4 letters, a zero and 6 letters or digits, such as SBIN0001234.',
    hi: 'IFSC में 4 अक्षर, एक शून्य और 6 अक्षर या अंक होते हैं, जैसे SBIN0001234।',
  },
} as const;
