// The vocabulary of certificates. No zod here, because pages load this file.

/** The largest file of a laboratory's report, in bytes. */
export const reportFileBytes = 8_000_000;

/** The longest texts of a report, in characters. */
export const reportTextLimits = {
  laboratory: 80,
  number: 40,
  measured: 300,
  link: 300,
  reason: 300,
} as const;

/** The scopes of a report: a product, one of its variants, or one sold piece. */
export const reportScopes = ['product', 'variant', 'piece'] as const;
/** The scope of a report. */
export type ReportScope = (typeof reportScopes)[number];

/** The ways a report ends: another one took its place, or the shop withdrew it. */
export const reportEndings = ['replaced', 'withdrawn'] as const;
/** The way a report ended. */
export type ReportEnding = (typeof reportEndings)[number];

/**
 * The states of a piece, as the shop knows them today. `returned`: it came back to the shop. `cancelled`: its order was
 * cancelled. `some_returned`: pieces of the same purchase came back, and the shop has not noted which.
 */
export const pieceStates = ['genuine', 'some_returned', 'returned', 'cancelled'] as const;
/** The state of a piece, as the shop knows it today. */
export type PieceState = (typeof pieceStates)[number];

/** The most cards that one PDF of an order has. */
export const printedCards = 50;

/** The most codes of one order line that an invoice prints. The others are on the page of the order. */
export const invoicedCodes = 4;
