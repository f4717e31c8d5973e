/** The rules of moderation, for page and server. No zod here, because public pages load this file. */

/**
 * The reasons for which a review may be hidden. Few stars and criticism are none: IS 19000:2022 (Online Consumer Reviews)
 * forbids to withhold a review because it is negative.
 */
export const hideReasons = ['abuse', 'private', 'spam', 'off-topic', 'law'] as const;
/** A reason for which a review may be hidden. */
export type HideReason = (typeof hideReasons)[number];

/** The maximum length of the shop's answer to a review, in characters. */
export const answerLength = 2000;

/** The filters of the admin's list: visible reviews without an answer, or hidden ones. */
export const reviewStates = ['unanswered', 'hidden'] as const;
/** A filter of the admin's list. */
export type ReviewState = (typeof reviewStates)[number];
