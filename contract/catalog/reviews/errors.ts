/** The errors of writing and of moderation. */
export const reviewErrors = {
  // A foreign user id is "not found" everywhere (specification), in words that fit a review being written.
  review_in_another_name: 404,
  review_changed: 409,
  review_is_hidden: 409,
} as const;
