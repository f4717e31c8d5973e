/** The parts of the shop that an owner can leave out (`LEAVE_OUT`). Consultations are astrologers, chats and wallets. */
export const optionalModules = [
  'almanac',
  'muhurat',
  'remedies',
  'horoscope',
  'energisation',
  'certificates',
  'blog',
  'consultations',
] as const;

/** A part of the shop that can be left out. */
export type OptionalModule = (typeof optionalModules)[number];
