/** The errors of operations. */
export const operationsErrors = {
  job_not_found: {
    status: 404,
    en: 'This job has run or is gone. Please refresh the list.',
    hi: 'यह काम हो चुका है या हटा दिया गया है। कृपया सूची ताज़ा करें।',
  },
  webhook_not_found: {
    status: 404,
    en: 'This event does not exist.',
    hi: 'यह सूचना मौजूद नहीं है।',
  },
  webhook_failed: {
    status: 409,
    en: 'The event could not be processed. Its error is shown beside it.',
    hi: 'सूचना पर काम नहीं हो सका। गड़बड़ी उसके साथ दिखाई गई है।',
  },
  difference_not_found: {
    status: 404,
    en: 'This difference does not exist.',
    hi: 'यह अंतर मौजूद नहीं है।',
  },
  difference_closed: {
    status: 409,
    en: 'This difference is closed already. Please refresh the list.',
    hi: 'यह अंतर पहले ही बंद हो चुका है। कृपया सूची ताज़ा करें।',
  },
} as const;
