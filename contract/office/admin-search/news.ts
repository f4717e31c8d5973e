// No zod here, because pages load this file.

/** The kinds of news of the admin. `kyc`: an astrologer's documents; `stock`: a SKU that runs low; `report`: a reported chat. */
export const newsKinds = [
  'order',
  'return',
  'ticket',
  'report',
  'kyc',
  'withdrawal',
  'review',
  'stock',
] as const;
/** A kind of news. */
export type NewsKind = (typeof newsKinds)[number];

/** The largest number of unread news that is counted. More is shown as "99+". */
export const newsCounted = 99;

/** Days for which news are listed and counted. */
export const newsDays = 30;

/** The shortest text, in characters, that the search of the admin asks the server for. */
export const searchFrom = 2;
