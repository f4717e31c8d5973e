/** The errors of operations. */
export const operationsErrors = {
  job_not_found: 404,
  webhook_not_found: 404,
  webhook_failed: 409,
  difference_not_found: 404,
  difference_closed: 409,
} as const;
