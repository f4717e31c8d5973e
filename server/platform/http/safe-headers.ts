import type { FastifyReply } from 'fastify';

/** An answer that is data: should a browser ever show it as a page, nothing in it runs, loads or is framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The same for a picture, which browsers show by itself with a style of their own. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What the public may show on pages of its own: pictures in mails, on other sites and in other clients. */
const isForEverybody = (path: string): boolean => /^\/(media|share|assets)\//.test(path);

/** The policy of an answer that brings none: pages and stored files bring theirs; scripts, styles and fonts need none. */
function policyOf(type: string): string | null {
  if (/^(text\/(html|css|javascript)|application\/javascript|font\/)/.test(type)) return null;
  return type.startsWith('image/') ? picturePolicy : dataPolicy;
}

/**
 * Puts the safe headers on an answer, where it does not bring them: no guessing of its type, who may embed it, and a content
 * policy. What belongs to the API is embedded by our own pages only, unless other origins are let in (`crossOrigin`).
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
