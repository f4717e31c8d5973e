/** Errors of the muhurat finder. */
export const muhuratErrors = {
  muhurat_purpose_unknown: {
    status: 404,
    en: 'We have no muhurats for this. Please choose one of the occasions.',
    hi: 'इसके लिए मुहूर्त उपलब्ध नहीं हैं। कृपया सूची में से एक अवसर चुनें।',
  },
  muhurat_range_invalid: {
    status: 400,
    en: 'Please choose two dates, the second one at most three months after the first.',
    hi: 'कृपया दो तारीखें चुनें, दूसरी तारीख पहली से अधिकतम तीन महीने बाद की हो।',
  },
  muhurat_city_unknown: {
    status: 400,
    en: 'We could not read this city. Please choose one from the list; places near the poles have no muhurats.',
    hi: 'यह शहर समझ में नहीं आया। कृपया सूची में से एक चुनें; ध्रुवों के पास के स्थानों के मुहूर्त नहीं होते।',
  },
} as const;
