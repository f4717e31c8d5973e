/** The errors of reports of sales. */
export const salesErrors = {
  sales_day: {
    status: 400,
    en: 'Please choose a day of the calendar, from 2000 to 2099.',
    hi: 'कृपया 2000 से 2099 के बीच का कोई सही दिन चुनें।',
  },
  sales_period: {
    status: 400,
    en: 'Please choose a period that begins before it ends, of at most five years.',
    hi: 'कृपया ऐसी अवधि चुनें जो शुरू पहले और खत्म बाद में हो, ज़्यादा से ज़्यादा पाँच साल की।',
  },
} as const;
