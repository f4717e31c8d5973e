/** Errors of places, births and reports. The wording of the specification is kept exactly. */
export const reportErrors = {
  kundli_fields: { status: 400, en: 'Please fill all fields', hi: 'कृपया सभी जानकारी भरें' },
  matching_fields: {
    status: 400,
    en: 'Please complete all fields and select cities to auto-fill coordinates',
    hi: 'कृपया सभी जानकारी भरें और शहर चुनें, ताकि अक्षांश-देशांतर अपने आप भर जाए',
  },
  panchang_fields: {
    status: 400,
    en: 'Please fill date/time and select a city',
    hi: 'कृपया तारीख/समय भरें और शहर चुनें',
  },
  datetime_invalid: {
    status: 400,
    en: 'There is no such date and time. Please check both.',
    hi: 'ऐसी कोई तारीख और समय नहीं है। कृपया दोनों जाँचें।',
  },
  birth_too_early: {
    status: 400,
    en: 'Please choose a birth date within the last 120 years.',
    hi: 'कृपया पिछले 120 वर्षों के भीतर की जन्म तारीख चुनें।',
  },
  birth_in_future: {
    status: 400,
    en: 'A birth cannot be in the future. Please check date and time.',
    hi: 'जन्म भविष्य का नहीं हो सकता। कृपया तारीख और समय जाँचें।',
  },
  date_out_of_range: {
    status: 400,
    en: 'Please choose a date between the years 1900 and 2100.',
    hi: 'कृपया 1900 से 2100 के बीच की तारीख चुनें।',
  },
  coordinates_invalid: {
    status: 400,
    en: 'Please choose a city, or enter latitude and longitude as in 26.912400,75.787300.',
    hi: 'कृपया शहर चुनें, या अक्षांश और देशांतर 26.912400,75.787300 की तरह भरें।',
  },
  ayanamsa_unknown: {
    status: 400,
    en: 'Please choose Lahiri, Raman or KP.',
    hi: 'कृपया लाहिड़ी, रमन या केपी चुनें।',
  },
  offset_invalid: {
    status: 400,
    en: 'Please write the time offset as in +05:30.',
    hi: 'कृपया समय का अंतर +05:30 की तरह लिखें।',
  },
  report_price_changed: {
    status: 409,
    en: 'The price has changed to {amount}. Please check it and pay again.',
    hi: 'मूल्य बदलकर {amount} हो गया है। कृपया देखकर फिर भुगतान करें।',
  },
  report_owned: {
    status: 409,
    en: 'You have already bought this report. Open it under My reports; you need not pay again.',
    hi: 'यह रिपोर्ट आप पहले ही ले चुके हैं। इसे "मेरी रिपोर्टें" में खोलें; दोबारा भुगतान की ज़रूरत नहीं है।',
  },
  report_unpaid: {
    status: 402,
    en: 'This report has not been paid for yet.',
    hi: 'इस रिपोर्ट का भुगतान अभी नहीं हुआ है।',
  },
  report_not_found: { status: 404, en: 'Report not found.', hi: 'रिपोर्ट नहीं मिली।' },
  shared_report_not_found: {
    status: 404,
    en: 'This report is no longer shared. Please ask for a new link.',
    hi: 'यह रिपोर्ट अब शेयर नहीं है। कृपया नया लिंक माँगें।',
  },
  calendar_only_panchang: {
    status: 404,
    en: 'Only a panchang has a calendar file.',
    hi: 'कैलेंडर फ़ाइल केवल पंचांग की होती है।',
  },
  papers_yours_waiting: {
    status: 429,
    en: '{n} of your documents are still being made. Please wait until they are ready, then ask for the next one.',
    hi: 'आपकी {n} फ़ाइलें अभी बन रही हैं। वे तैयार हो जाएँ, फिर अगली माँगें।',
  },
  papers_busy: {
    status: 503,
    en: 'Many documents are being made right now. Please try again in a minute.',
    hi: 'इस समय बहुत सी फ़ाइलें बन रही हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  },
  place_not_found: { status: 404, en: 'Place not found.', hi: 'स्थान नहीं मिला।' },
  profile_not_found: { status: 404, en: 'Birth profile not found.', hi: 'जन्म विवरण नहीं मिला।' },
  profiles_full: {
    status: 409,
    en: 'You can save {n} birth profiles. Please delete one first.',
    hi: 'आप {n} जन्म विवरण सहेज सकते हैं। कृपया पहले एक हटाएँ।',
  },
  profile_consent: {
    status: 400,
    en: 'Please confirm that this person agrees to their birth details being saved.',
    hi: 'कृपया पुष्टि करें कि यह व्यक्ति अपना जन्म विवरण रखे जाने से सहमत है।',
  },
  profile_own_adult: {
    status: 400,
    en: 'An account is for people of 18 or older. Please check the date, or save this birth as that of your child.',
    hi: 'खाता 18 वर्ष या उससे अधिक के लोगों के लिए है। कृपया तारीख जाँचें, या इसे अपने बच्चे के जन्म के रूप में सहेजें।',
  },
  profile_parent: {
    status: 400,
    en: 'This is the birth of a child. Please confirm that you are the parent or guardian and agree.',
    hi: 'यह किसी बच्चे का जन्म विवरण है। कृपया पुष्टि करें कि आप माता, पिता या अभिभावक हैं और सहमत हैं।',
  },
  profile_own_exists: {
    status: 409,
    en: 'Your own birth details are already saved. Please edit them instead.',
    hi: 'आपका अपना जन्म विवरण पहले से सहेजा है। कृपया उसी को बदलें।',
  },
} as const;
