/** Errors of the second step of a log-in, and of fresh proof. */
export const secondFactorErrors = {
  second_factor_needed: 401,
  second_factor_setup_needed: 401,
  second_factor_wrong: 400,
  second_factor_over: 400,
  second_factor_expected: 400,
  passkey_wrong: 400,
  passkey_exists: 409,
  passkeys_full: 409,
  totp_exists: 409,
  second_factor_not_found: 404,
  last_second_factor: 409,
} as const;
