/** Errors of predictions and life paths. The first three have the wording of the specification. */
export const horoscopeErrors = {
  sign_not_found: {
    status: 404,
    en: 'Zodiac sign prediction not found.',
    hi: 'इस राशि का राशिफल नहीं मिला।',
  },
  prediction_missing: { status: 404, en: 'No prediction available.', hi: 'कोई राशिफल उपलब्ध नहीं है।' },
  life_path_missing: {
    status: 404,
    en: 'No profile for Life Path {n}',
    hi: 'भाग्यांक {n} के लिए कोई परिचय नहीं है',
  },
  prediction_published: {
    status: 409,
    en: 'This prediction is already published. Only days to come can be changed.',
    hi: 'यह राशिफल प्रकाशित हो चुका है। केवल आने वाले दिनों का राशिफल बदला जा सकता है।',
  },
} as const;
