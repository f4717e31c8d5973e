/** The errors while the database or the disk cannot take a request. Such a request may be retried. */
export const outageErrors = {
  catching_breath: 503,
  crowded: 503,
  storage_away: 503,
  storage_full: 507,
} as const;
