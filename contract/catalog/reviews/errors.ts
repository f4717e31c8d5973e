/** The errors of writing and of moderation. */
export const reviewErrors = {
  // A foreign user id is "not found" everywhere (specification), in words that fit a review being written.
  review_in_another_name: {
    status: 404,
    en: 'A review can be written only in your own name. Please log in as the person who bought this.',
    hi: 'समीक्षा केवल अपने ही नाम से लिखी जा सकती है। कृपया उस खाते से लॉग इन करें जिससे यह खरीदा गया था।',
  },
  review_changed: {
    status: 409,
    en: 'Somebody else has answered this review in the meantime. Please look at it again.',
    hi: 'इस बीच किसी और ने इस समीक्षा का जवाब दिया है। कृपया फिर देखें।',
  },
  review_is_hidden: {
    status: 409,
    en: 'This review is hidden. Show it again before you answer it.',
    hi: 'यह समीक्षा छिपी हुई है। जवाब देने से पहले इसे फिर दिखाएँ।',
  },
} as const;
