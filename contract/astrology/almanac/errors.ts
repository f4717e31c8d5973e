/** Errors of the almanac. */
export const almanacErrors = {
  almanac_city_missing: {
    status: 404,
    en: 'We do not know this city. Please search for one nearby.',
    hi: 'यह शहर हमारी सूची में नहीं है। कृपया पास का कोई शहर खोजें।',
  },
  almanac_out_of_range: {
    status: 404,
    en: 'Our almanac has the years 1900 to 2100.',
    hi: 'हमारे पंचांग में 1900 से 2100 तक के वर्ष हैं।',
  },
} as const;
