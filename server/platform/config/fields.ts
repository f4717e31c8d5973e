import { z } from 'zod';
import { parseTrust } from '../http/proxy.ts';

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns whether a host is only reachable from this machine. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127\./.test(host) ||
  host === '0.0.0.0' ||
  host === '[::1]' ||
  host === '[::]';

/** Creates a schema for a whole number, with an error that names the range. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const words =
    most === Number.MAX_SAFE_INTEGER
      ? `must be a whole number of at least ${least}`
      : `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};

/** An `http` or `https` URL; a trailing slash is dropped. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((text) => text.replace(/\/$/, ''));

/** Creates a schema for a URL with one of these protocols. */
export const addressOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const databaseExample = 'must be an address such as postgres://user:password@host:5432/navaratna';
const oneHost =
  'must name one host: CloudNativePG, or Patroni with HAProxy, moves the address when the primary is lost (docs/operations.md)';

/** Returns whether an address names several hosts, as libpq writes them. */
const hasSeveralHosts = (text: string): boolean => /^postgres(ql)?:\/\/(?:[^@/?#]*@)?[^/?#]*,/.test(text);

const isDatabase = (text: string): boolean =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** The address of a database, with one host. */
export const databaseAddress = z
  .string(databaseExample)
  .refine((text) => !hasSeveralHosts(text), { error: oneHost, abort: true })
  .refine(isDatabase, { error: databaseExample });

/** Creates a schema for one of several words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

/** A boolean: `1` or `0`, or another usual spelling. */
export const flag = z.stringbool('must be 1 or 0').default(false);

/** Keys separated by commas. Spaces and extra commas are ignored; an empty list is refused. */
export const keyList = z
  .string()
  .transform(entriesOf)
  .pipe(z.array(z.string()).min(1, 'has no key in it; give the key, or leave the variable out'));

/** A list of names, separated by commas. */
export const names = z.string().transform((text) => entriesOf(text));

/**
 * Origins separated by commas, as a browser sends them (RFC 6454). `null` is refused: every sandboxed frame sends it.
 */
export const originList = z
  .string()
  .transform((text) => entriesOf(text).map((entry) => entry.replace(/\/$/, '')))
  .pipe(
    z.array(
      z.string().refine((entry) => URL.canParse(entry) && new URL(entry).origin === entry, {
        error: 'must be origins such as https://app.example, separated by commas',
      }),
    ),
  );

/** The mail server: `smtp://` (STARTTLS) or `smtps://` (TLS from the first byte), with a host. */
export const mailServer = z
  .string()
  .refine((text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol), {
    error: 'must be an address such as smtp://user:password@host:587 or smtps://user:password@host:465',
  })
  .refine((text) => !URL.canParse(text) || new URL(text).hostname !== '', { error: 'names no host' });

/** The trusted proxies; see {@link parseTrust}. */
export const proxies = z.string().transform((text, context) => {
  const trust = parseTrust(text);
  if (trust !== null) return trust;
  context.addIssue({
    code: 'custom',
    message:
      'must be the number of proxies before the shop (1), or their addresses and networks (10.0.0.0/8, 192.168.1.7)',
  });
  return z.NEVER;
});
