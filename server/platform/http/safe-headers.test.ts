import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const guest = 'https://app.client.test';
let world: TestShop;
let open: TestShop;
let buyer: Person;
beforeAll(async () => {
  world = await startTestShop();
  open = await startTestShop({ env: { CLIENT_ORIGINS: guest }, databaseUrl: world.databaseUrl });
  buyer = await world.customer();
});
afterAll(async () => {
  await open.close();
  await world.close();
});

const headersOf = async (path: string, { base }: TestShop = world, init: RequestInit = {}) => {
  const answer = await fetch(base + path, {
    ...init,
    headers: { authorization: `Bearer ${buyer.token}`, ...init.headers },
  });
  await answer.arrayBuffer();
  return answer.headers;
};

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

describe('every response has security headers', () => {
  test.each([
    ['JSON', '/api/keepalive'],
    ['a kept list', '/api/auth/products'],
    ['an answer of one person', '/api/auth/profile'],
    ['a refusal', '/api/auth/order/none'],
    ['an unknown call', '/api/nothing'],
    ['a broken address', '/api/auth/products/%ff'],
    ['CSV', `/api/payment/wallet/statement?month=${new Date().toISOString().slice(0, 7)}`],
    ['the description of the API', '/api/openapi.json'],
    ['health', '/healthz'],
  ])('%s', async (_, path) => {
    const headers = await headersOf(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe(dataPolicy);
  });

  test('the page of the API has its own policy, a stylesheet needs none', async () => {
    expect((await headersOf('/api/docs')).get('content-security-policy')).toContain("style-src 'self'");
    const style = await headersOf('/api/docs.css');
    expect(style.get('content-security-policy')).toBeNull();
    expect(style.get('x-content-type-options')).toBe('nosniff');
  });

  test('a 304 of a cached list has them too', async () => {
    const etag = (await headersOf('/api/auth/products')).get('etag') ?? '';
    const again = await headersOf('/api/auth/products', world, { headers: { 'if-none-match': etag } });
    expect(again.get('x-content-type-options')).toBe('nosniff');
  });

  test('clients on allowed origins may use the API and pictures', async () => {
    const headers = await headersOf('/api/keepalive', open, { headers: { origin: guest } });
    expect(headers.get('access-control-allow-origin')).toBe(guest);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each([
    '/api/keepalive',
    '/api/auth/products',
    '/api/places/countries',
    '/api/places/countries/IN/states/GJ/cities',
  ])('with allowed origins a shared cache keeps %s apart by origin', async (path) => {
    expect((await headersOf(path, open)).get('vary')).toContain('Origin');
  });

  test('pictures of products may be embedded anywhere: mails and other sites show them', async () => {
    const name = await world.shop.storage.put(Buffer.from('RIFFxxxxWEBPVP8 '), 'webp');
    const headers = await headersOf(world.shop.storage.url(name));
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
