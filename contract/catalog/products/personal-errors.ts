/** The errors of products that are made to order. */
export const personalErrors = {
  personalisation_required: 400,
  personalisation_wrong: 400,
  personalisation_photo: 404,
  personal_photos_waiting: 429,
} as const;
