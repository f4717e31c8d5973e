// The vocabulary of returns. No zod here, because pages load this file.

/** The problems of a delivered product, which give a refund. */
export const problemReasons = ['damaged', 'missing', 'defective', 'wrong'] as const;

/** The reasons for a return without a problem, which gives credit less a fee. */
export const changeReasons = ['not_wanted', 'not_as_expected'] as const;

/** The reasons for a return. */
export const returnReasons = [...problemReasons, ...changeReasons] as const;
/** A reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** Returns whether a reason is a problem of the product itself. */
export const isProblem = (reason: ReturnReason): boolean => problemReasons.some((one) => one === reason);

/** The statuses of a return. */
export const returnStatuses = ['asked', 'accepted', 'refused'] as const;
/** The status of a return. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** The ways of repayment: through the gateway, as credit, or by hand. */
export const givenKinds = ['refund', 'credit', 'by_hand'] as const;

/** The maximum number of photos of a return. */
export const photosAtMost = 3;

/** The maximum size of a photo in bytes. */
export const photoBytes = 8_000_000;
