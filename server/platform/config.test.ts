import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/shop';
const real = {
  SHOP_ENV: 'production',
  DATABASE_URL,
  PUBLIC_URL: 'https://shop.example/',
  SESSION_SECRET: 'thirty-two characters or more, really',
  DATA_SECRET: 'another thirty-two characters, or more',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'new,old',
  SMTP_URL: 'smtp://mail.example',
};

describe('a production shop does not start', () => {
  test.each([
    ['without a session secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    ['with a short session secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    ['without a secret for what it encrypts', { DATA_SECRET: undefined }, 'DATA_SECRET'],
    ['on the sandbox gateway', { CASHFREE_CLIENT_SECRET: undefined }, 'CASHFREE_*'],
    ['with short minutes of chat', { CHAT_MINUTE_MS: '1000' }, 'CHAT_MINUTE_MS'],
    ['without mail', { SMTP_URL: '' }, 'SMTP_URL'],
    ['with demo accounts', { SEED: 'demo' }, 'SEED=demo'],
    ['without its public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ])('%s', (_, change, word) => {
    expect(() => readConfig({ ...real, ...change })).toThrow(word);
  });
});

test('a complete production configuration is taken; SANDBOX=1 allows the sandbox gateway', () => {
  const config = readConfig(real);
  expect(config).toMatchObject({ production: true, seed: 'none', publicUrl: 'https://shop.example' });
  expect(config.gateway?.clientSecrets).toEqual(['new', 'old']);
  expect(readConfig({ ...real, CASHFREE_CLIENT_SECRET: undefined, SANDBOX: '1' }).gateway).toBeNull();
});

test('a demo needs a database and nothing else; nonsense is named', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    env: 'demo',
    seed: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
  });
  expect(() => readConfig({ DATABASE_URL, PORT: 'three' })).toThrow('PORT');
});
