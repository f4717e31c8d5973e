/** Errors of the almanac. */
export const almanacErrors = {
  almanac_city_missing: 404,
  almanac_out_of_range: 404,
} as const;
