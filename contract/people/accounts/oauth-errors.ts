/** Errors of a sign-in by a provider, which the page /oauth-success shows. */
export const oauthErrors = {
  sign_in_not_offered: 404,
  sign_in_denied: 403,
  sign_in_unavailable: 502,
  sign_in_untrusted: 400,
  sign_in_over: 400,
  sign_in_unverified: 403,
} as const;
