import { hash } from 'node:crypto';

/** Third-party origins that a page may use: those of the payment gateway. */
export type PolicySources = {
  script?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  form?: readonly string[];
};

// Caches the hashes of inline scripts, most of which are the same in every page.
const maxCached = 200;
const cachedHashes = new Map<string, string>();

function hashOf(code: string): string {
  const known = cachedHashes.get(code);
  if (known) return known;
  const made = `'sha256-${hash('sha256', code, 'base64')}'`;
  // Copied, because a substring would pin the whole page in memory.
  if (code.length < 1000 && cachedHashes.size < maxCached)
    cachedHashes.set(Buffer.from(code).toString(), made);
  return made;
}

/** Returns the CSP source of each inline script: `'sha256-...'` of its exact text. */
export const scriptHashes = (scripts: readonly string[]): string[] => [...new Set(scripts.map(hashOf))];

/**
 * Returns the Content-Security-Policy of one page. Only the inline scripts of the renderer may run, by hash; an
 * injected script has none. The header can be cached with the page. A nonce could not: a 304 would pair a new nonce
 * with an old body. Style attributes are allowed because Base UI and React write them; style elements are not.
 */
export function contentPolicy(scripts: readonly string[], sources: PolicySources = {}): string {
  const list = (...parts: (string | readonly string[] | undefined)[]) =>
    parts.flat().filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    list('script-src', "'self'", scriptHashes(scripts), sources.script),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    list('connect-src', "'self'", sources.connect),
    sources.frame?.length ? list('frame-src', sources.frame) : "frame-src 'none'",
    list('form-action', "'self'", sources.form),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the security headers of a page. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  ...fileHeaders(publicUrl),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
});

/** Returns the security headers of a file, without those that only apply to documents. HSTS only over https. */
export function fileHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
