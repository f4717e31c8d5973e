/** What a token says of its owner's agreement to the terms (specification, "Session data"); one that says nothing counts as agreed. */
export function hasAgreed(token: string): boolean {
  try {
    const claims = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    return JSON.parse(atob(claims)).agreedToTerms !== false;
  } catch {
    return true;
  }
}
