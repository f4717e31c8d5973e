import type { FastifyReply } from 'fastify';

/** The CSP of data. If a browser shows it as a page, nothing in it runs, loads or can be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The CSP of pictures, which browsers show with a style of their own. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The options of the headers: whether other origins may call the API (CORS), and the shop's public address. */
export type HeaderOptions = { crossOrigin: boolean; publicUrl: string };

/** Returns whether other sites may embed a path: pictures in mails, on other sites and in other clients. */
const isForEverybody = (path: string): boolean => /^\/(media|share|assets)\//.test(path);

/**
 * Returns the headers of every response that sets none of its own: nosniff, cross-origin resource policy, CSP, and HSTS
 * for two years where the public address is https. Responses of the API are same-origin, unless other origins are
 * allowed. `type` is the content type.
 */
export function safeHeaders(
  { path, type }: { path: string; type: string },
  { crossOrigin, publicUrl }: HeaderOptions,
): Record<string, string> {
  const isPage = type.startsWith('text/html');
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': crossOrigin || isForEverybody(path) ? 'cross-origin' : 'same-origin',
    'content-security-policy': type.startsWith('image/') ? picturePolicy : dataPolicy,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
    ...(isPage && { 'cross-origin-opener-policy': 'same-origin', 'referrer-policy': 'same-origin' }),
  };
}

/** Returns {@link safeHeaders} of data as lines, for what is written to a socket without a response. */
export const safeHeaderLines = (options: HeaderOptions): string[] =>
  Object.entries(safeHeaders({ path: '/', type: '' }, options)).map(([name, value]) => `${name}: ${value}`);

/** Adds {@link safeHeaders} to a response. Keeps those that it sets itself. */
export function addSafeHeaders(reply: FastifyReply, path: string, options: HeaderOptions): void {
  const type = String(reply.getHeader('content-type') ?? '');
  for (const [name, value] of Object.entries(safeHeaders({ path, type }, options))) {
    // In development a page's CSP only reports.
    const ownPolicy =
      name === 'content-security-policy' && reply.hasHeader('content-security-policy-report-only');
    if (!reply.hasHeader(name) && !ownPolicy) reply.header(name, value);
  }
}
