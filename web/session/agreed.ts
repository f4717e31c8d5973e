/**
 * Returns whether the owner of a token has accepted the terms (specification, "Session data"). A token without the
 * claim counts as accepted.
 */
export function hasAgreed(token: string): boolean {
  try {
    const claims = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    return JSON.parse(atob(claims)).agreedToTerms !== false;
  } catch {
    return true;
  }
}
