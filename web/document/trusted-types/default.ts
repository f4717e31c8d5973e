import { createPolicy } from './policy.ts';

// Zod tries `new Function` once, which the CSP refuses and the browser logs. It reads this before, because the root of
// every page loads this file first. On the server it may compile its checks.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

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

// Asked by the browser for every sink that gets a plain string: what is not known here is blocked and reported.
createPolicy('default', {
  createHTML: (text, type) => {
    // React creates every script element, which here is structured data, by this constant.
    if (text === '<script></script>' || isStructuredData(text)) return text;
    // The editor of posts asks by itself, and uses its own policy after a refusal.
    if (type === undefined) throw new TypeError();
    return null;
  },
});
