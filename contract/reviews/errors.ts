/** The errors of moderation. */
export const reviewErrors = {
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
