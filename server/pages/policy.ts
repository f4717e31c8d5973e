import { hash } from 'node:crypto';

/** Hosts of others that a page may use, beside our own: the payment gateway's. */
export type PolicySources = {
  script?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  form?: readonly string[];
};

// Most scripts are the same in every page.
const mostRemembered = 200;
const remembered = new Map<string, string>();

function hashOf(code: string): string {
  const known = remembered.get(code);
  if (known) return known;
  const made = `'sha256-${hash('sha256', code, 'base64')}'`;
  // A text of its own: a part of the page's would hold the whole of it.
  if (code.length < 1000 && remembered.size < mostRemembered)
    remembered.set(Buffer.from(code).toString(), made);
  return made;
}

/** The CSP source of each inline script: `'sha256-...'` over its exact text. */
export const scriptHashes = (scripts: readonly string[]): string[] => [...new Set(scripts.map(hashOf))];

/**
 * The Content-Security-Policy of one page, by the inline scripts that the renderer gave it to run: one that came into the
 * HTML in any other way is not among them. Scripts run by hash, so the header may be cached with the page (a nonce could not: a 304 would pair a new nonce with an old body). Style attributes are allowed because
 * Base UI and React write them; style elements are not.
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

/** The headers every page carries. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  ...fileHeaders(publicUrl),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
});

/** The headers of scripts, styles, fonts and pictures: what is about documents would only weigh there. HSTS only over https. */
export function fileHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
