/** The errors of the stock page. */
export const stockErrors = {
  sku_not_found: {
    status: 404,
    en: 'This variant or size is no longer in the shop.',
    hi: 'यह विकल्प या नाप अब दुकान में नहीं है।',
  },
  stock_changed: {
    status: 409,
    en: 'Somebody has changed this in the meantime. Please check it again.',
    hi: 'इस बीच किसी ने इसे बदल दिया है। कृपया फिर से जाँचें।',
  },
  barcode_taken: {
    status: 409,
    en: 'Another variant or size has this barcode already.',
    hi: 'यह बारकोड पहले से किसी और विकल्प या नाप का है।',
  },
  stock_reason_missing: {
    status: 400,
    en: 'Please write why the stock changes.',
    hi: 'कृपया लिखें कि स्टॉक क्यों बदल रहा है।',
  },
} as const;
