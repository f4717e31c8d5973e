// The words of returns. No zod here: pages load this file.

/** What is wrong with something that was delivered: then its money comes back. */
export const problemReasons = ['damaged', 'missing', 'defective', 'wrong'] as const;

/** Why something is given back though nothing is wrong with it: then its money comes as credit, less a fee. */
export const changeReasons = ['not_wanted', 'not_as_expected'] as const;

/** Why a buyer wants to give something back. */
export const returnReasons = [...problemReasons, ...changeReasons] as const;
/** Why a buyer wants to give something back. */
export type ReturnReason = (typeof returnReasons)[number];

/** True when something is wrong with the thing itself. */
export const isProblem = (reason: ReturnReason): boolean => problemReasons.some((one) => one === reason);

/** How a return stands. */
export const returnStatuses = ['asked', 'accepted', 'refused'] as const;
/** How a return stands. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** What the buyer got: money through the gateway, credit, or a transfer by hand. */
export const givenKinds = ['refund', 'credit', 'by_hand'] as const;

/** Photos that may be sent with a return. */
export const photosAtMost = 3;

/** Bytes of one photo at most. */
export const photoBytes = 8_000_000;
