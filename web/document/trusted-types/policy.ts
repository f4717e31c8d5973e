/**
 * The Trusted Types policies of our pages, in this folder: the only ways in which a browser turns text into markup or
 * into the address of a script. The pages' CSP enforces them and names them (server/pages/policy.ts). Browsers without
 * Trusted Types get the same checks and plain strings. Each policy is a file, so that a page loads only those it uses.
 */

/** The rules of a policy. */
export type Rules = {
  /** `type` is given when the browser asks for a sink, and missing when a script asks. Null blocks and reports. */
  createHTML?: (text: string, type?: string) => string | null;
  createScriptURL?: (url: string) => string;
};

/** A policy. */
export type Policy = { createHTML(text: string): TrustedHTML; createScriptURL(url: string): string };

/** The names for the CSP. `ProseMirrorClipboard` is of the editor of posts: it parses a paste in a detached document. */
export const policyNames = [
  'default',
  'navaratna#icons',
  'navaratna#posts',
  'navaratna#gateway',
  'navaratna#workers',
  'ProseMirrorClipboard',
] as const;

type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** Creates a policy. Without Trusted Types, as on the server, the rules return strings. */
export const createPolicy = (name: (typeof policyNames)[number], rules: Rules): Policy =>
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? (rules as Policy);
