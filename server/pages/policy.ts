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

/** The options of a page's policies. */
export type PolicyOptions = {
  /** The inline scripts of the renderer. */
  scripts: readonly string[];
  /** The names of the Trusted Types policies of the browser's code. */
  policyNames: readonly string[];
  /** The origins of the payment gateway, on a page that loads its script; else null. */
  gateway: PolicySources | null;
  /** The origin of pictures (`MEDIA_URL`), if it is not the shop. */
  mediaOrigin?: string | undefined;
  /** In development nothing is enforced: Vite adds scripts and styles of its own. */
  dev: boolean;
};

/**
 * Returns the policy of resources. Only the inline scripts of the renderer may run, by hash; an injected script has
 * none. The header can be cached with the page. A nonce could not: a 304 would pair a new nonce with an old body. Style
 * attributes are allowed because Base UI and React write them; style elements are not.
 */
function resourcePolicy(
  { scripts, mediaOrigin }: Pick<PolicyOptions, 'scripts' | 'mediaOrigin'>,
  { script, connect, frame, form }: PolicySources,
): string {
  const list = (...parts: (string | readonly string[] | undefined)[]) =>
    parts.flat().filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    list('script-src', "'self'", scriptHashes(scripts), script),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data: blob:", mediaOrigin),
    list('connect-src', "'self'", connect),
    frame?.length ? list('frame-src', frame) : "frame-src 'none'",
    list('form-action', "'self'", form),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Returns the headers with a page's content policies. Trusted Types are enforced, so that no text becomes markup or a
 * script but through the named policies. A page that loads the gateway's script only reports, because nobody knows what
 * that script does (decision 31).
 */
export function policyHeaders(options: PolicyOptions): Record<string, string> {
  const { policyNames, gateway, dev } = options;
  const resources = resourcePolicy(options, gateway ?? {});
  const types = `require-trusted-types-for 'script'; trusted-types ${policyNames.join(' ')}`;
  if (dev) return { 'content-security-policy-report-only': `${resources}; ${types}` };
  if (!gateway) return { 'content-security-policy': `${resources}; ${types}` };
  return { 'content-security-policy': resources, 'content-security-policy-report-only': types };
}

/** The other security headers of a page. Those of every response are in platform/http/safe-headers.ts. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};
