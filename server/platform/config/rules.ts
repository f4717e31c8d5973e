import { sandboxKeys } from '../sandbox/sandbox-keys.ts';
import { isLocalHost } from './fields.ts';

/** What the rules look at: the variables as the schema has read them. */
export type Variables = {
  SESSION_SECRET?: string | undefined;
  DATA_SECRET?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  RATE_LIMIT_FACTOR: number;
  PUBLIC_URL?: string | undefined;
  MEDIA_URL?: string | undefined;
  CLIENT_ORIGINS: readonly string[];
  SEED?: string | undefined;
  SANDBOX: boolean;
  CASHFREE_BASE_URL: string;
  CASHFREE_CLIENT_ID?: string | undefined;
  CASHFREE_CLIENT_SECRET?: readonly string[] | undefined;
  CASHFREE_SDK_URL: string;
  CASHFREE_MODE: 'sandbox' | 'production';
  OPENID_ISSUER: string;
  OPENID_CLIENT_ID?: string | undefined;
  OPENID_CLIENT_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  CHAT_MINUTE_MS: number;
};

/** Something that stops the start: the variable, and what is wrong with it and what to do. */
export type Problem = { variable: keyof Variables; words: string };

const leastSecret = 32;
const leastGatewayKey = 8;
const leastBits = 80;
const mostFactor = 10;
const makeOne = 'make one by: openssl rand -hex 32';

/** A rough measure of how hard a text is to guess: its length times the entropy of its letters, in bits. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const { length } = [...text];
  return [...counts.values()].reduce((bits, n) => bits + n * Math.log2(length / n), 0);
}

/** True for a text that is one piece several times over. */
const repeats = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** What is wrong with a secret of our own choice; null when it may be used. */
function weakness(secret: string | undefined): string | null {
  if (!secret) return `is missing; ${makeOne}`;
  if (secret.length < leastSecret) return `needs at least ${leastSecret} characters; ${makeOne}`;
  if (repeats(secret) || bitsOf(secret) < leastBits) return `is easy to guess; ${makeOne}`;
  return null;
}

/** Halves of what only works whole. They stop every start: half a gateway once meant the sandbox's public keys. */
export function halves(env: Variables): Problem[] {
  const pairs = [
    ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
    ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'],
  ] as const;
  return pairs.flatMap(([id, secret]): Problem[] => {
    if (!env[id] === !env[secret]) return [];
    const [there, missing] = env[id] ? [id, secret] : [secret, id];
    return [{ variable: missing, words: `is missing beside ${there}; set both or neither` }];
  });
}

function ownSecrets(env: Variables): Problem[] {
  const problems: Problem[] = [];
  for (const variable of ['SESSION_SECRET', 'DATA_SECRET', 'METRICS_TOKEN'] as const) {
    // Without a token there is no /metrics.
    const words = variable === 'METRICS_TOKEN' && !env[variable] ? null : weakness(env[variable]);
    if (words) problems.push({ variable, words });
  }
  const seen = new Map<string, string>();
  // DATA_SECRET first: it cannot be changed, so the other one is named.
  for (const variable of [
    'DATA_SECRET',
    'SESSION_SECRET',
    'METRICS_TOKEN',
    'OPENID_CLIENT_SECRET',
  ] as const) {
    const value = env[variable];
    const same = value && seen.get(value);
    if (same) problems.push({ variable, words: `is the same as ${same}; each needs its own, ${makeOne}` });
    else if (value) seen.set(value, variable);
  }
  return problems;
}

const isCashfree = (host: string): boolean => host === 'cashfree.com' || host.endsWith('.cashfree.com');

function gatewayAddress(variable: 'CASHFREE_BASE_URL' | 'CASHFREE_SDK_URL', env: Variables): Problem[] {
  const { protocol, hostname } = new URL(env[variable]);
  if (protocol === 'https:' && isCashfree(hostname)) return [];
  return [{ variable, words: 'must be an https address of cashfree.com; leave it out for the default' }];
}

const isTestKey = (key: string): boolean => /^(test|cfsk_ma_test_)/i.test(key);
const isPublicKey = (key: string): boolean => Object.values(sandboxKeys).includes(key);

function gatewayKeys(env: Variables): Problem[] {
  const { CASHFREE_CLIENT_ID: id = '', CASHFREE_CLIENT_SECRET: secrets = [] } = env;
  const problems: Problem[] = [];
  const look = (variable: 'CASHFREE_CLIENT_ID' | 'CASHFREE_CLIENT_SECRET', keys: readonly string[]) => {
    if (keys.some(isPublicKey))
      problems.push({
        variable,
        words: "is the sandbox's public key; take the one of your Cashfree account",
      });
    else if (env.CASHFREE_MODE === 'production' && keys.some(isTestKey))
      problems.push({ variable, words: 'is a test key; take the live one of your Cashfree account' });
  };
  look('CASHFREE_CLIENT_ID', [id]);
  look('CASHFREE_CLIENT_SECRET', secrets);
  if (secrets.some((key) => key.length < leastGatewayKey || /^(.)\1*$/.test(key)))
    problems.push({
      variable: 'CASHFREE_CLIENT_SECRET',
      words: `has a key of fewer than ${leastGatewayKey} characters, or of one letter; copy it whole from your Cashfree account`,
    });
  return problems;
}

function gateway(env: Variables): Problem[] {
  const problems = [
    ...gatewayAddress('CASHFREE_BASE_URL', env),
    ...gatewayAddress('CASHFREE_SDK_URL', env),
    ...gatewayKeys(env),
  ];
  const isRehearsal = env.CASHFREE_MODE === 'sandbox';
  if (isRehearsal && !env.SANDBOX)
    problems.push({
      variable: 'CASHFREE_MODE',
      words: 'is sandbox, which takes no money; leave it out, or set SANDBOX=1 for a rehearsal',
    });
  if (new URL(env.CASHFREE_BASE_URL).hostname.startsWith('sandbox.') !== isRehearsal)
    problems.push({
      variable: 'CASHFREE_BASE_URL',
      words: `does not fit CASHFREE_MODE=${env.CASHFREE_MODE}; api.cashfree.com is production, sandbox.cashfree.com is sandbox`,
    });
  if (!env.CASHFREE_CLIENT_ID && !env.CASHFREE_CLIENT_SECRET && !env.SANDBOX)
    problems.push({
      variable: 'CASHFREE_CLIENT_ID',
      words:
        'is missing, and CASHFREE_CLIENT_SECRET; set both, or SANDBOX=1 to rehearse on the sandbox gateway, which moves no money',
    });
  return problems;
}

function addresses(env: Variables): Problem[] {
  const problems: Problem[] = [];
  if (!env.PUBLIC_URL)
    problems.push({
      variable: 'PUBLIC_URL',
      words: 'is missing; set the address that people open, such as https://shop.example',
    });
  else {
    const { protocol, hostname, origin } = new URL(env.PUBLIC_URL);
    if (protocol !== 'https:' || isLocalHost(hostname) || origin !== env.PUBLIC_URL)
      problems.push({
        variable: 'PUBLIC_URL',
        words:
          'must be the https address that people open, such as https://shop.example, with nothing behind it',
      });
  }
  if (env.MEDIA_URL && !env.MEDIA_URL.startsWith('https:'))
    problems.push({ variable: 'MEDIA_URL', words: 'must be an https address' });
  if (!env.OPENID_ISSUER.startsWith('https:'))
    problems.push({ variable: 'OPENID_ISSUER', words: 'must be an https address' });
  // An app's web view calls from http://localhost; no page of another machine does.
  if (env.CLIENT_ORIGINS.some((one) => one.startsWith('http:') && !isLocalHost(new URL(one).hostname)))
    problems.push({
      variable: 'CLIENT_ORIGINS',
      words: 'has an http origin, whose pages anybody on the way can change; use https',
    });
  return problems;
}

/** Everything that a real shop (`SHOP_ENV=production`) does not start with; none when it may start. */
export function unsafe(env: Variables): Problem[] {
  const problems = [...ownSecrets(env), ...addresses(env), ...gateway(env)];
  if (env.RATE_LIMIT_FACTOR > mostFactor)
    problems.push({
      variable: 'RATE_LIMIT_FACTOR',
      words: `is above ${mostFactor}, which limits nobody; leave it out`,
    });
  if (!env.SMTP_URL)
    problems.push({
      variable: 'SMTP_URL',
      words: 'is missing, and without it no mail leaves the shop; set smtps://user:password@host:465',
    });
  if (env.SEED === 'demo')
    problems.push({
      variable: 'SEED',
      words: 'is demo, which makes accounts with a public password; leave it out',
    });
  if (env.CHAT_MINUTE_MS !== 60_000)
    problems.push({
      variable: 'CHAT_MINUTE_MS',
      words: 'is for rehearsals, and a minute has 60000; leave it out',
    });
  return problems;
}

/**
 * The mail server as a real shop uses it: one on another machine has to encrypt, or passwords and links for new
 * passwords cross the network in clear. `?requireTLS=false` in the address says that this network is trusted.
 */
export function encrypted(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtps:' || isLocalHost(url.hostname) || url.searchParams.has('requireTLS'))
    return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}
