/**
 * The Trusted Types policies of our pages: the only ways in which a browser turns text into markup or into the address
 * of a script. The pages' CSP enforces them and names them (server/pages/policy.ts). Browsers without Trusted Types get
 * the same checks and plain strings.
 */

type Rules = {
  /** `type` is given when the browser asks for a sink, and missing when a script asks. Null blocks and reports. */
  createHTML?: (text: string, type?: string) => string | null;
  createScriptURL?: (url: string) => string;
};
type Policy = { createHTML(text: string): TrustedHTML; createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** The names for the CSP. `ProseMirrorClipboard` is of the editor of posts: it parses a paste in a detached document. */
export const policyNames = [
  'default',
  'navaratna#icons',
  'navaratna#posts',
  'navaratna#gateway',
  'ProseMirrorClipboard',
] as const;

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** Creates a policy. Without Trusted Types, as on the server, the rules return strings. */
function createPolicy(name: (typeof policyNames)[number], rules: Rules): Policy {
  return factory?.createPolicy(name, rules) ?? (rules as Policy);
}

/** Returns whether a text is a JSON object without markup, as React Router writes structured data. */
function isStructuredData(text: string): boolean {
  if (!text.startsWith('{') || text.includes('<')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// React creates every script element, which here is structured data, by this constant.
const emptyScript = '<script></script>';

// Zod tries `new Function` once, which the CSP refuses and the browser logs. It reads this before, because the root of
// every page loads this file first. On the server it may compile its checks.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Asked by the browser for every sink that gets a plain string: what is not known here is blocked and reported.
createPolicy('default', {
  createHTML: (text, type) => {
    if (text === emptyScript || isStructuredData(text)) return text;
    // The editor of posts asks by itself, and uses its own policy after a refusal.
    if (type === undefined) throw new TypeError('No markup but that of React.');
    return null;
  },
});

const shapes =
  /^(?:<(?:path|circle|ellipse|line|polygon|polyline|rect)(?: [a-z][a-z0-9-]*="[^"<>]*")*\/>)*$/i;

const icons = createPolicy('navaratna#icons', {
  createHTML: (text) => {
    if (!shapes.test(text) || / on/i.test(text)) throw new TypeError('Not the lines of an icon.');
    return text;
  },
});

/** Returns the markup of an icon: shapes of SVG only. Throws TypeError for anything else. */
export const iconMarkup = (text: string): TrustedHTML => icons.createHTML(text);

const element = /<\/?([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const postElements = new Set('p br hr h2 h3 ul ol li blockquote strong em a img'.split(' '));
const postAttributes = new Set(
  'href title rel target class src alt srcset sizes loading decoding start type width height'.split(' '),
);

/** Returns whether a text has no element and no attribute but those of a post. */
function isPost(text: string): boolean {
  const isKnown = ([, name = '', attributes = '']: RegExpMatchArray) =>
    postElements.has(name.toLowerCase()) &&
    [...attributes.matchAll(attribute)].every(([, own = '']) => postAttributes.has(own.toLowerCase()));
  return [...text.matchAll(element)].every(isKnown) && !text.replaceAll(element, '').includes('<');
}

const posts = createPolicy('navaratna#posts', {
  createHTML: (text) => (isPost(text) ? text : text.replaceAll('<', '&lt;')),
});

/**
 * Returns the text of a post as markup. The server has sanitised it (server/blog/sanitise.ts); this is the second
 * check. A text with another element or attribute becomes plain text.
 */
export const postMarkup = (text: string): TrustedHTML => posts.createHTML(text);

const gateway = createPolicy('navaratna#gateway', {
  createScriptURL: (url) => {
    const { origin, protocol } = new URL(url, location.origin);
    if (protocol !== 'https:' && origin !== location.origin)
      throw new TypeError('Not the address of a payment gateway.');
    return url;
  },
});

/** Returns the address of the payment gateway's script, which the CSP checks too. Throws TypeError without TLS. */
export const gatewayScript = (url: string): string => gateway.createScriptURL(url);
