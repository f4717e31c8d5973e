import { type BucketAddress, isClearText } from './bucket.ts';
import { isLocalHost } from './fields.ts';
import type { WrongVariable } from './part.ts';

/** The variables that the rules check, as parsed by the schema. */
export type Variables = {
  SESSION_SECRET?: string | undefined;
  SESSION_SECRET_ACCEPTED?: string | undefined;
  DATA_SECRET?: string | undefined;
  DATA_SECRET_ACCEPTED?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  RATE_LIMIT_FACTOR: number;
  PUBLIC_URL?: string | undefined;
  CLIENT_URL?: string | undefined;
  MEDIA_URL?: string | undefined;
  CLIENT_ORIGINS: readonly string[];
  SEED?: string | undefined;
  SANDBOX: boolean;
  OPENID_ISSUER: string;
  OPENID_CLIENT_ID?: string | undefined;
  OPENID_CLIENT_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  CHAT_MINUTE_MS: number;
  STORAGE_URL?: BucketAddress | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
};

/** The keys of a bucket. */
export const bucketKeys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Variables that are set together or not at all. */
export const pairs = [['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'], bucketKeys] as const;

type Problem = WrongVariable & { variable: keyof Variables };

const minSecretLength = 32;
const minSecretBits = 80;
const maxRateLimitFactor = 10;
const generateHint = 'make one by: openssl rand -hex 32';

/** Estimates the strength of a secret in bits: its length times the Shannon entropy of its characters. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const { length } = [...text];
  return [...counts.values()].reduce((bits, n) => bits + n * Math.log2(length / n), 0);
}

/** Returns whether a text is one part repeated. */
const repeats = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** Returns the problem of a secret that the operator chooses; null when it is strong enough. */
function weakness(secret: string | undefined): string | null {
  if (!secret) return `is missing; ${generateHint}`;
  if (secret.length < minSecretLength) return `needs at least ${minSecretLength} characters; ${generateHint}`;
  if (repeats(secret) || bitsOf(secret) < minSecretBits) return `is easy to guess; ${generateHint}`;
  return null;
}

/**
 * Finds pairs of variables of which only one is set. They stop the start, or the sandbox would be used instead.
 */
export const incompletePairs = (
  env: Readonly<Record<string, unknown>>,
  pairs: readonly (readonly [string, string])[],
): WrongVariable[] =>
  pairs.flatMap(([id, secret]): WrongVariable[] => {
    if (!env[id] === !env[secret]) return [];
    const [there, missing] = env[id] ? [id, secret] : [secret, id];
    return [{ variable: missing, message: `is missing beside ${there}; set both or neither` }];
  });

function ownSecrets(env: Variables): Problem[] {
  const problems: Problem[] = [];
  for (const variable of [
    'SESSION_SECRET',
    'SESSION_SECRET_ACCEPTED',
    'DATA_SECRET',
    'DATA_SECRET_ACCEPTED',
    'METRICS_TOKEN',
  ] as const) {
    // Without a token there is no /metrics, and a second secret is there only while one is replaced.
    const required = variable === 'SESSION_SECRET' || variable === 'DATA_SECRET';
    const message = !required && !env[variable] ? null : weakness(env[variable]);
    if (message) problems.push({ variable, message });
  }
  const seen = new Map<string, string>();
  // DATA_SECRET is first because it takes the longest to change: the error names the other variable.
  for (const variable of [
    'DATA_SECRET',
    'DATA_SECRET_ACCEPTED',
    'SESSION_SECRET',
    'SESSION_SECRET_ACCEPTED',
    'METRICS_TOKEN',
    'OPENID_CLIENT_SECRET',
  ] as const) {
    const value = env[variable];
    const same = value && seen.get(value);
    if (same)
      problems.push({ variable, message: `is the same as ${same}; each needs its own, ${generateHint}` });
    else if (value) seen.set(value, variable);
  }
  return problems;
}

/** Returns whether an address is the https origin of another machine, with nothing behind the host. */
function isPublicOrigin(address: string): boolean {
  const { protocol, hostname, origin } = new URL(address);
  return protocol === 'https:' && !isLocalHost(hostname) && origin === address;
}

function addresses(env: Variables): Problem[] {
  const problems: Problem[] = [];
  if (!env.PUBLIC_URL)
    problems.push({
      variable: 'PUBLIC_URL',
      message: 'is missing; set the public address of the shop, such as https://shop.example',
    });
  else if (!isPublicOrigin(env.PUBLIC_URL))
    problems.push({
      variable: 'PUBLIC_URL',
      message: 'must be the public https address of the shop, such as https://shop.example, without a path',
    });
  if (env.CLIENT_URL && !isPublicOrigin(env.CLIENT_URL))
    problems.push({
      variable: 'CLIENT_URL',
      message:
        'must be the public https address of the client, such as https://www.shop.example, without a path',
    });
  if (env.STORAGE_URL && isClearText(env.STORAGE_URL))
    problems.push({ variable: 'STORAGE_URL', message: 'has an http endpoint on another machine; use https' });
  if (env.MEDIA_URL && !env.MEDIA_URL.startsWith('https:'))
    problems.push({ variable: 'MEDIA_URL', message: 'must be an https address' });
  if (!env.OPENID_ISSUER.startsWith('https:'))
    problems.push({ variable: 'OPENID_ISSUER', message: 'must be an https address' });
  // The web view of a mobile app calls from http://localhost. No page of another machine does.
  if (env.CLIENT_ORIGINS.some((one) => one.startsWith('http:') && !isLocalHost(new URL(one).hostname)))
    problems.push({
      variable: 'CLIENT_ORIGINS',
      message: 'has an http origin, whose pages anyone on the network can change; use https',
    });
  return problems;
}

/** Finds the settings with which a production shop (`SHOP_ENV=production`) must not start. */
export function unsafeSettings(env: Variables): Problem[] {
  const problems = [...ownSecrets(env), ...addresses(env)];
  if (env.RATE_LIMIT_FACTOR > maxRateLimitFactor)
    problems.push({
      variable: 'RATE_LIMIT_FACTOR',
      message: `is above ${maxRateLimitFactor}, which makes the limits useless; leave it out`,
    });
  if (!env.SMTP_URL)
    problems.push({
      variable: 'SMTP_URL',
      message: 'is missing, and without it the shop sends no mail; set smtps://user:password@host:465',
    });
  if (env.SEED === 'demo')
    problems.push({
      variable: 'SEED',
      message: 'is demo, which creates accounts with a public password; leave it out',
    });
  if (env.CHAT_MINUTE_MS !== 60_000)
    problems.push({
      variable: 'CHAT_MINUTE_MS',
      message: 'is for rehearsals only; a minute has 60000 ms; leave it out',
    });
  return problems;
}

/**
 * Requires TLS for a mail server on another machine; otherwise password-reset links cross the network in clear text.
 * `?requireTLS=false` in the URL turns this off for a trusted network.
 */
export function requireTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtps:' || isLocalHost(url.hostname) || url.searchParams.has('requireTLS'))
    return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}
