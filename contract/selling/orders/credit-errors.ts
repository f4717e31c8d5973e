/** The errors of requests to use a buyer's credit. */
export const creditErrors = {
  credit_not_found: 404,
  credit_request_unknown: 404,
  credit_request_lapsed: 410,
  credit_request_answered: 409,
  credit_request_other_account: 403,
} as const;
