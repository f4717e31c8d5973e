import { describe, expect, test } from 'vitest';
import { readShopConfig } from '../../composition/shop-config.ts';
import { StartRefused } from './start-refused.ts';

const DATABASE_URL = 'postgres://localhost/shop';
const real = {
  SHOP_ENV: 'production',
  DATABASE_URL,
  PUBLIC_URL: 'https://shop.example/',
  SESSION_SECRET: 'thirty-two characters or more, really',
  DATA_SECRET: 'another thirty-two characters, or more',
  CASHFREE_CLIENT_ID: '4307a81d95',
  CASHFREE_CLIENT_SECRET: 'the-new-key-of-the-gateway, the-old-key-of-the-gateway',
  SMTP_URL: 'smtps://mail.example',
};
type Change = Record<string, string | undefined>;

/** Returns the error message for an environment; fails if it is accepted. */
function refusal(environment: Change): string {
  try {
    readShopConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('This environment was taken.');
}

const weak = 's'.repeat(32);
const none = { CASHFREE_CLIENT_ID: undefined, CASHFREE_CLIENT_SECRET: undefined };

describe('a production shop does not start, and the message names the variable:', () => {
  test.each<[string, Change, string]>([
    [
      'the id of the gateway without its secret',
      { CASHFREE_CLIENT_SECRET: undefined },
      'CASHFREE_CLIENT_SECRET',
    ],
    ['the secret of the gateway without its id', { CASHFREE_CLIENT_ID: undefined }, 'CASHFREE_CLIENT_ID'],
    ['half a gateway on SANDBOX=1', { CASHFREE_CLIENT_ID: undefined, SANDBOX: '1' }, 'CASHFREE_CLIENT_ID'],
    ['no gateway', none, 'CASHFREE_CLIENT_ID'],
    ['an empty gateway key', { CASHFREE_CLIENT_SECRET: ',' }, 'CASHFREE_CLIENT_SECRET has no key'],
    ['a gateway key of one letter', { CASHFREE_CLIENT_SECRET: 'x' }, 'CASHFREE_CLIENT_SECRET'],
    ['a repeated letter as gateway key', { CASHFREE_CLIENT_SECRET: weak }, 'CASHFREE_CLIENT_SECRET'],
    [
      "the sandbox's public secret",
      { CASHFREE_CLIENT_SECRET: 'the-new-key-of-the-gateway,navaratna-sandbox-secret' },
      "CASHFREE_CLIENT_SECRET is the sandbox's public key",
    ],
    ["the sandbox's public id", { CASHFREE_CLIENT_ID: 'navaratna-sandbox' }, 'CASHFREE_CLIENT_ID'],
    [
      'a test key of Cashfree',
      { CASHFREE_CLIENT_ID: 'TEST430329ae80e0f32e41a3' },
      'CASHFREE_CLIENT_ID is a test',
    ],
    ['the test mode of Cashfree', { CASHFREE_MODE: 'sandbox' }, 'CASHFREE_MODE'],
    [
      'the test host of Cashfree',
      { CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' },
      'CASHFREE_BASE_URL',
    ],
    ['the gateway over http', { CASHFREE_BASE_URL: 'http://api.cashfree.com/pg' }, 'CASHFREE_BASE_URL'],
    [
      'another host as gateway',
      { CASHFREE_BASE_URL: 'https://api.cashfree.com.evil.example' },
      'CASHFREE_BASE_URL',
    ],
    ['a host that ends alike', { CASHFREE_BASE_URL: 'https://evilcashfree.com/pg' }, 'CASHFREE_BASE_URL'],
    [
      "the gateway's script over http",
      { CASHFREE_SDK_URL: 'http://sdk.cashfree.com/js' },
      'CASHFREE_SDK_URL',
    ],
    ["another's script", { CASHFREE_SDK_URL: 'https://cdn.example/cashfree.js' }, 'CASHFREE_SDK_URL'],
    ['no public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    ['a public address over http', { PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL'],
    ['localhost as public address', { PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL'],
    ['this machine as public address', { PUBLIC_URL: 'https://127.0.0.1' }, 'PUBLIC_URL'],
    ['a public address with a path', { PUBLIC_URL: 'https://shop.example/shop' }, 'PUBLIC_URL'],
    ['a client over http', { CLIENT_URL: 'http://www.shop.example' }, 'CLIENT_URL must be'],
    ['this machine as client', { CLIENT_URL: 'https://localhost:5173' }, 'CLIENT_URL must be'],
    ['a client with a path', { CLIENT_URL: 'https://www.shop.example/app' }, 'CLIENT_URL must be'],
    ['a provider over http', { OPENID_ISSUER: 'http://accounts.example' }, 'OPENID_ISSUER'],
    ['pictures over http', { MEDIA_URL: 'http://cdn.example' }, 'MEDIA_URL'],
    [
      'a bucket over http',
      { STORAGE_URL: 's3://pictures?endpoint=http://s3.example' },
      'STORAGE_URL has an http endpoint',
    ],
    ['half an OpenID client', { OPENID_CLIENT_ID: 'shop' }, 'OPENID_CLIENT_SECRET is missing'],
    ['the other half', { OPENID_CLIENT_SECRET: 'its secret' }, 'OPENID_CLIENT_ID is missing'],
    ['a metrics token of one letter', { METRICS_TOKEN: 'x' }, 'METRICS_TOKEN needs at least 32'],
    ['a repeated letter as metrics token', { METRICS_TOKEN: weak }, 'METRICS_TOKEN is easy to guess'],
    ['no session secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET is missing'],
    ['a short session secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET needs'],
    ['no secret for what is sealed', { DATA_SECRET: undefined }, 'DATA_SECRET is missing'],
    ['a repeated letter', { DATA_SECRET: weak }, 'DATA_SECRET is easy to guess'],
    ['a repeated word', { DATA_SECRET: 'navaratna'.repeat(4) }, 'DATA_SECRET is easy to guess'],
    [
      'few letters in a row',
      { SESSION_SECRET: `${'a'.repeat(20)}${'b'.repeat(20)}c` },
      'SESSION_SECRET is easy',
    ],
    ['a short accepted secret', { DATA_SECRET_ACCEPTED: 'short' }, 'DATA_SECRET_ACCEPTED needs'],
    [
      'an accepted secret of the other kind',
      { SESSION_SECRET_ACCEPTED: real.DATA_SECRET },
      'is the same as DATA_SECRET',
    ],
    ['equal secrets', { SESSION_SECRET: real.DATA_SECRET }, 'SESSION_SECRET is the same as DATA_SECRET'],
    ['a limit factor above 10', { RATE_LIMIT_FACTOR: '1e9' }, 'RATE_LIMIT_FACTOR'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is missing'],
    ['a word as mail server', { SMTP_URL: 'nonsense' }, 'SMTP_URL'],
    ['another protocol', { SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    ['a mail server without a host', { SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    ['null as origin', { CLIENT_ORIGINS: 'null' }, 'CLIENT_ORIGINS'],
    ['a path as origin', { CLIENT_ORIGINS: 'https://app.example/page' }, 'CLIENT_ORIGINS'],
    ['an origin over http', { CLIENT_ORIGINS: 'http://app.example' }, 'CLIENT_ORIGINS'],
    ['demo people', { SEED: 'demo' }, 'SEED'],
    ['short minutes of chat', { CHAT_MINUTE_MS: '1000' }, 'CHAT_MINUTE_MS'],
    ['belief in every proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    ['belief in every network', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  ])('%s', (_, change, words) => {
    expect(refusal({ ...real, ...change })).toContain(words);
  });
});

test('a client of another origin may call without being listed, once, and pages are its own', () => {
  const client = 'https://www.shop.example';
  const config = readShopConfig({
    ...real,
    CLIENT_URL: `${client}/`,
    CLIENT_ORIGINS: `https://app.example,${client}`,
  });
  expect(config).toMatchObject({ clientUrl: client, clientOrigins: [client, 'https://app.example'] });
  expect(readShopConfig(real)).toMatchObject({ clientUrl: 'https://shop.example', clientOrigins: [] });
});

test('a complete configuration is accepted', () => {
  const config = readShopConfig({ ...real, METRICS_TOKEN: 'a token of thirty-two letters or more' });
  expect(config).toMatchObject({ production: true, seed: 'none', publicUrl: 'https://shop.example' });
  expect(config.gateway.cashfree).toMatchObject({
    clientSecrets: ['the-new-key-of-the-gateway', 'the-old-key-of-the-gateway'],
    baseUrl: 'https://api.cashfree.com/pg',
  });
});

test('an extra comma in the list of keys is ignored', () => {
  for (const keys of ['the-only-key,', ' the-only-key ,, ', ',the-only-key'])
    expect(readShopConfig({ ...real, CASHFREE_CLIENT_SECRET: keys }).gateway.cashfree).toMatchObject({
      clientSecrets: ['the-only-key'],
    });
});

test('SANDBOX=1 lets a production shop rehearse on the sandbox gateway or on the test gateway of Cashfree', () => {
  expect(readShopConfig({ ...real, ...none, SANDBOX: '1' }).gateway.cashfree).toBeNull();
  const rehearsal = {
    SANDBOX: '1',
    CASHFREE_MODE: 'sandbox',
    CASHFREE_CLIENT_ID: 'TEST430329ae80e0f32e41a3',
    CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg',
  };
  expect(readShopConfig({ ...real, ...rehearsal }).gateway.cashfree).toMatchObject({ mode: 'sandbox' });
});

test('CASHFREE_MODE=off lets a production shop run without a gateway account, and takes no half of one', () => {
  const off = { ...real, ...none, CASHFREE_MODE: 'off' };
  expect(readShopConfig(off).gateway).toEqual({ cashfree: 'off', 'upi-qr': null });
  for (const name of ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'] as const)
    expect(() => readShopConfig({ ...off, [name]: real[name] })).toThrow(
      `${name} is set, but CASHFREE_MODE=off`,
    );
});

test('a production shop requires TLS for a mail server on another machine', () => {
  const smtpUrl = (url: string) => readShopConfig({ ...real, SMTP_URL: url }).smtpUrl;
  expect(smtpUrl('smtp://user:word@mail.example:587')).toBe(
    'smtp://user:word@mail.example:587?requireTLS=true',
  );
  for (const url of ['smtps://mail.example:465', 'smtp://127.0.0.1:25', 'smtp://relay?requireTLS=false'])
    expect(smtpUrl(url)).toBe(url);
});

test('a demo needs a database and nothing else', () => {
  expect(readShopConfig({ DATABASE_URL })).toMatchObject({
    env: 'demo',
    seed: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    gateway: { cashfree: null },
  });
});

test.each<[string, Change, string]>([
  [
    'half a gateway',
    { CASHFREE_CLIENT_ID: 'id' },
    'CASHFREE_CLIENT_SECRET is missing beside CASHFREE_CLIENT_ID',
  ],
  ['the other half', { CASHFREE_CLIENT_SECRET: 'key' }, 'CASHFREE_CLIENT_ID'],
  ['half an OpenID client', { OPENID_CLIENT_ID: 'id' }, 'OPENID_CLIENT_SECRET'],
  ['half the keys of a bucket', { AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY is missing beside'],
  [
    'a bucket over https',
    { STORAGE_URL: 'https://pictures.s3.example' },
    'STORAGE_URL must be an address such as s3:',
  ],
  ['a bucket at AWS without a region', { STORAGE_URL: 's3://pictures' }, 'STORAGE_URL needs a region'],
  ['a bucket without a name', { STORAGE_URL: 's3:///shop?region=eu-west-1' }, 'STORAGE_URL names no bucket'],
  ['keys in the address of a bucket', { STORAGE_URL: 's3://key:hidden@pictures' }, 'must not contain keys'],
  ['keys in its parameters', { STORAGE_URL: 's3://pictures?secret=hidden' }, 'may only have the parameters'],
  ['a word as endpoint', { STORAGE_URL: 's3://pictures?endpoint=minio' }, 'needs an endpoint such as'],
  ['another encryption', { STORAGE_URL: 's3://pictures?region=x&encryption=rot13' }, 'needs encryption='],
  ['no number', { PORT: 'three' }, 'PORT must be a whole number from 0 to 65535'],
  ['no database', { DATABASE_URL: undefined }, 'DATABASE_URL must be an address'],
  ['a misspelled environment', { SHOP_ENV: 'prod' }, 'SHOP_ENV must be one of demo, dev, test, production'],
  ['belief in every proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number'],
])('outside of production, too, %s ends the start in words', (_, change, words) => {
  expect(refusal({ DATABASE_URL, ...change })).toContain(words);
});

test('the address of a bucket says where it is; private files are encrypted by AWS unless told otherwise', () => {
  const bucket = (STORAGE_URL: string, keys = {}) =>
    readShopConfig({ DATABASE_URL, STORAGE_URL, ...keys }).bucket;
  expect(bucket('s3://pictures/my/shop/?region=ap-south-1')).toEqual({
    bucket: 'pictures',
    prefix: 'my/shop',
    endpoint: null,
    region: 'ap-south-1',
    pathStyle: false,
    encryption: 'AES256',
    keys: null,
  });
  const elsewhere = 's3://pictures?endpoint=https://s3.example/&path-style=1';
  expect(bucket(elsewhere, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' })).toEqual({
    bucket: 'pictures',
    prefix: '',
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    pathStyle: true,
    encryption: null,
    keys: { accessKeyId: 'id', secretAccessKey: 'key' },
  });
  expect(readShopConfig({ DATABASE_URL })).toMatchObject({ bucket: null, storageDir: '.data/storage' });
});

test('no error message shows a secret', () => {
  const secret = 'p4ssw0rd-of-the-mail-server';
  const said = refusal({
    ...real,
    SMTP_URL: `https://user:${secret}@mail.example`,
    METRICS_TOKEN: 'abc-token',
    STORAGE_URL: `s3://id:${secret}@pictures`,
  });
  expect(said).not.toContain(secret);
  expect(said).not.toContain('abc-token');
});

test.each([
  ['behind a proxy', { SHOP_ENV: 'demo', TRUST_PROXY: '1' }, 4000],
  ['behind none', { SHOP_ENV: 'demo', TRUST_PROXY: '0' }, 0],
  ['by itself', { SHOP_ENV: 'demo' }, 0],
  ['in tests', { SHOP_ENV: 'test', TRUST_PROXY: '1' }, 0],
  ['as it is set', { SHOP_ENV: 'demo', TRUST_PROXY: '1', DRAIN_MS: '250' }, 250],
])('a process that ends is drained %s', (_where, environment, drainMs) => {
  expect(readShopConfig({ DATABASE_URL, ...environment }).drainMs).toBe(drainMs);
});

test('a variable that is no longer read is named, with what to do', () => {
  expect(readShopConfig({ DATABASE_URL }).gone).toEqual([]);
  const { gone } = readShopConfig({ DATABASE_URL, REDIS_URL: 'redis://host:6379' });
  expect(gone).toEqual([expect.stringMatching(/^REDIS_URL is set and no longer read: .*remove it/)]);
});

test('an address with several hosts is refused, with what to use instead', () => {
  const words = refusal({ DATABASE_URL: 'postgres://shop:pw@one:5432,two:5432/navaratna' });
  expect(words).toMatch(/DATABASE_URL must name one host: CloudNativePG, or Patroni with HAProxy/);
  expect(words).not.toContain('pw');
});
