import type { FastifyReply } from 'fastify';

/** The CSP of data. If a browser shows it as a page, nothing in it runs, loads or can be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The CSP of pictures, which browsers show with a style of their own. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns whether other sites may embed a path: pictures in mails, on other sites and in other clients. */
const isForEverybody = (path: string): boolean => /^\/(media|share|assets)\//.test(path);

/** Returns the default CSP of a content type. Pages set their own; scripts, styles and fonts need none. */
function policyOf(type: string): string | null {
  if (/^(text\/(html|css|javascript)|application\/javascript|font\/)/.test(type)) return null;
  return type.startsWith('image/') ? picturePolicy : dataPolicy;
}

/**
 * Adds security headers that a response does not set itself: nosniff, cross-origin resource policy and CSP. Responses
 * of the API are same-origin, unless other origins are allowed (`crossOrigin`).
 */
export function addSafeHeaders(reply: FastifyReply, path: string, crossOrigin: boolean): void {
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cross-origin-resource-policy')) {
    const everybody = crossOrigin || isForEverybody(path);
    reply.header('cross-origin-resource-policy', everybody ? 'cross-origin' : 'same-origin');
  }
  if (reply.hasHeader('content-security-policy')) return;
  const policy = policyOf(String(reply.getHeader('content-type') ?? ''));
  if (policy) reply.header('content-security-policy', policy);
}
