/** Errors of predictions and life paths. The first three have the wording of the specification. */
export const horoscopeErrors = {
  sign_not_found: 404,
  prediction_missing: 404,
  life_path_missing: 404,
  prediction_published: 409,
} as const;
