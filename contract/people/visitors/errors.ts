/** The errors of the visitor form and of visitor administration. */
export const visitorErrors = {
  visitor_name_required: { status: 400, en: 'Full name is required', hi: 'पूरा नाम ज़रूरी है' },
  visitor_name_short: {
    status: 400,
    en: 'Name must be at least 2 characters',
    hi: 'नाम में कम से कम 2 अक्षर होने चाहिए',
  },
  visitor_phone_required: { status: 400, en: 'Phone number is required', hi: 'फ़ोन नंबर ज़रूरी है' },
  visitor_phone_digits: {
    status: 400,
    en: 'Please enter a valid 10-digit phone number',
    hi: 'कृपया 10 अंकों का सही फ़ोन नंबर भरें',
  },
  visitor_not_found: {
    status: 404,
    en: 'This visitor is not in the list any more.',
    hi: 'यह आगंतुक अब सूची में नहीं है।',
  },
} as const;
