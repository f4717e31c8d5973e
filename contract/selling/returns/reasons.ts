// The vocabulary of returns. No zod here, because pages load this file.

/**
 * The reasons that the law adds, which give a refund with the part of the delivery charge (Consumer Protection (E-Commerce)
 * Rules 2020, rule 6(2)). `late` needs a delivery after the promised day.
 */
export const lawfulReasons = ['not_as_described', 'spurious', 'late'] as const;

/** The day from which the shop grants {@link lawfulReasons}. The policy prints it. */
export const lawfulSince = '2026-11-28';

/** The problems of a delivered product, which give a refund. */
export const problemReasons = ['damaged', 'missing', 'defective', 'wrong', ...lawfulReasons] as const;

/** The reasons for a return without a problem, which gives credit less a fee. */
export const changeReasons = ['not_wanted', 'not_as_expected'] as const;

/** The reasons for a return. */
export const returnReasons = [...problemReasons, ...changeReasons] as const;
/** A reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** Returns whether a reason is a problem of the product itself. */
export const isProblem = (reason: ReturnReason): boolean => problemReasons.some((one) => one === reason);

/** Returns whether the delivery charge of the pieces goes back too. */
export const givesDelivery = (reason: ReturnReason): boolean => lawfulReasons.some((one) => one === reason);

/** The statuses of a return. */
export const returnStatuses = ['asked', 'accepted', 'refused', 'withdrawn'] as const;
/** The status of a return. */
export type ReturnStatus = (typeof returnStatuses)[number];

/**
 * The steps of a return. Until it is paid, refused or withdrawn its status is `asked`. A return without a parcel goes
 * from `asked` to `paid` at once.
 */
export const returnSteps = [
  'asked',
  'agreed',
  'sent',
  'arrived',
  'inspected',
  'paid',
  'refused',
  'withdrawn',
] as const;
/** A step of a return. */
export type ReturnStep = (typeof returnSteps)[number];

/** The steps of a return that comes back as a parcel, in their order. */
export const parcelSteps = ['asked', 'agreed', 'sent', 'arrived', 'inspected', 'paid'] as const;

/** The conditions in which pieces come back. */
export const returnConditions = ['as_sent', 'opened', 'used', 'broken', 'other_item'] as const;
/** The condition in which pieces come back. */
export type ReturnCondition = (typeof returnConditions)[number];

/** The ages by which the list of returns is filtered: days since the request, or past a deadline. */
export const returnAges = ['3', '7', 'late'] as const;

/**
 * Returns the number of a parcel as a scanner reads it: capitals and digits, without spaces and dashes. Returns null
 * if it is not 4 to 40 of them.
 */
export function parcelNumber(typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s\-–/.]/g, '');
  return /^[0-9A-Z]{4,40}$/.test(number) ? number : null;
}

/** The ways of repayment: through the gateway, as credit, or by hand. */
export const givenKinds = ['refund', 'credit', 'by_hand'] as const;

/** The maximum number of photos of a return. */
export const photosAtMost = 3;

/** The maximum size of a photo in bytes. */
export const photoBytes = 8_000_000;
