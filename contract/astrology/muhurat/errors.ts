/** Errors of the muhurat finder. */
export const muhuratErrors = {
  muhurat_purpose_unknown: 404,
  muhurat_range_invalid: 400,
  muhurat_city_unknown: 400,
} as const;
