/** The expertises of astrologers, as the sign-up form offers them. */
export const expertises = [
  'Vedic',
  'Tarot',
  'Numerology',
  'Palmistry',
  'Horary',
  'KP',
  'Western',
  'Lal Kitab',
  'Other',
] as const;
