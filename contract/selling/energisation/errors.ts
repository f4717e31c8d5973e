/** The errors of energisations. */
export const energisationErrors = {
  energisation_not_offered: 409,
  energisation_name: 400,
  energisation_at_goods: 409,
  energisation_changed: 409,
  energisation_not_found: 404,
  energisation_offered: 409,
  energisation_over: 409,
  energisation_order_ended: 409,
  energisation_muhurat: 409,
  energisation_person: 400,
  energisation_photo: 400,
  energisation_future: 400,
} as const;
