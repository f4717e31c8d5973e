/** Errors of certificates. */
export const certificateErrors = {
  code_length: {
    status: 400,
    en: 'A code has 16 letters and digits. Please check whether one is missing.',
    hi: 'कोड में 16 अक्षर और अंक होते हैं। कृपया देखें कि कोई छूट तो नहीं गया।',
  },
  code_mistyped: {
    status: 400,
    en: 'One character of this code is not right. Please compare it with the card again.',
    hi: 'इस कोड का कोई अक्षर सही नहीं है। कृपया इसे कार्ड से फिर मिलाएँ।',
  },
  code_unknown: {
    status: 404,
    en: 'We have never given out this code. A piece that carries it does not come from us.',
    hi: 'यह कोड हमने कभी नहीं दिया। जिस नग पर यह लिखा है, वह हमारे यहाँ का नहीं है।',
  },
  certificate_altered: {
    status: 409,
    en: 'What is stored for this code does not match our signature. Please do not rely on it, and write to us.',
    hi: 'इस कोड की जानकारी हमारे हस्ताक्षर से मेल नहीं खाती। कृपया इस पर भरोसा न करें और हमें लिखें।',
  },
  certificate_key_unknown: {
    status: 404,
    en: 'The shop has no key with this name.',
    hi: 'इस नाम की कोई कुंजी दुकान के पास नहीं है।',
  },
  certificates_not_yet: {
    status: 409,
    en: 'The pieces of this order have no codes yet. They get them once it is paid, and a cash order once it is packed.',
    hi: 'इस ऑर्डर के नगों के कोड अभी नहीं बने हैं। भुगतान होने पर बनते हैं, कैश ऑन डिलीवरी में पैक होने पर।',
  },
  report_file_missing: {
    status: 400,
    en: 'Please add the laboratory’s report, as a picture or a PDF.',
    hi: 'कृपया प्रयोगशाला की रिपोर्ट जोड़ें, तस्वीर या PDF में।',
  },
  report_file_large: {
    status: 400,
    en: '“{file}” is larger than 8 MB. Please make it smaller and add it again.',
    hi: '“{file}” 8 MB से बड़ी है। कृपया छोटी करके फिर जोड़ें।',
  },
  report_file_type: {
    status: 400,
    en: 'A report is a picture (JPG, PNG, WebP, AVIF) or a PDF.',
    hi: 'रिपोर्ट तस्वीर (JPG, PNG, WebP, AVIF) या PDF में होती है।',
  },
  report_file_active: {
    status: 400,
    en: 'This PDF has scripts or files inside it, or it is damaged. Please print it to a new PDF and add that one.',
    hi: 'इस PDF के अंदर प्रोग्राम या फ़ाइलें हैं, या यह खराब है। कृपया इसे नई PDF में प्रिंट करके जोड़ें।',
  },
  report_scope_unknown: {
    status: 404,
    en: 'There is no such product, variant or piece.',
    hi: 'ऐसा कोई उत्पाद, विकल्प या नग नहीं है।',
  },
  report_exists: {
    status: 409,
    en: 'There is a report for this already. Please replace that one.',
    hi: 'इसकी रिपोर्ट पहले से है। कृपया उसी को बदलें।',
  },
  report_not_there: {
    status: 404,
    en: 'This report was replaced or withdrawn meanwhile. Please load the page again.',
    hi: 'यह रिपोर्ट इस बीच बदली या हटाई जा चुकी है। कृपया पेज फिर लोड करें।',
  },
  came_back_too_many: {
    status: 409,
    en: 'The accepted return of this line has {n} pieces, and as many are noted already.',
    hi: 'इस वस्तु की स्वीकार हुई वापसी में {n} नग हैं, और उतने पहले से दर्ज हैं।',
  },
} as const;
