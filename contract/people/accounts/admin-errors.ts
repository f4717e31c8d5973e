/** Errors of the admin endpoints about people. */
export const adminErrors = {
  person_not_found: 404,
  not_yourself: 409,
  role_changed: 409,
  no_practice: 409,
  note_not_found: 404,
  tags_full: 409,
  segments_full: 409,
  segment_not_found: 404,
  goodwill_too_much: 409,
  goodwill_month: 409,
  goodwill_giver: 409,
  reason_missing: 400,
};
