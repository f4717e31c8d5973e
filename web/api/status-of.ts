/**
 * Returns the HTTP status of a refused API call, or null for any other failure. Does not use `instanceof`: in loaders
 * the error comes from the server, whose class is not the one in the bundle.
 */
export function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}
