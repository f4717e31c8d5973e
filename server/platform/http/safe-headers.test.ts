import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indiaDay } from '#contract/core/india-time.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const guest = 'https://app.client.test';
const policyUrl = 'https://forge.test/shop/blob/main/SECURITY.md';
let testShop: TestShop;
let open: TestShop;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  const env = { CLIENT_ORIGINS: guest, PUBLIC_URL: 'https://shop.test', SECURITY_POLICY_URL: policyUrl };
  open = await startTestShop({ env, databaseUrl: testShop.databaseUrl });
  buyer = await testShop.customer();
});
afterAll(async () => {
  await open.close();
  await testShop.close();
});

const headersOf = async (path: string, { base }: TestShop = testShop, init: RequestInit = {}) => {
  const answer = await fetch(base + path, {
    redirect: 'manual',
    ...init,
    headers: { authorization: `Bearer ${buyer.token}`, ...init.headers },
  });
  await answer.arrayBuffer();
  return answer.headers;
};

/** Sends lines over a socket and returns all that comes back. */
const sendRaw = (base: string, lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (bytes) => (answer += bytes));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

describe('every response has security headers', () => {
  test.each([
    ['JSON', '/api/keepalive'],
    ['a kept list', '/api/auth/products'],
    ['an answer of one person', '/api/auth/profile'],
    ['a refusal', '/api/auth/order/none'],
    ['an unknown call', '/api/nothing'],
    ['a broken address', '/api/auth/products/%ff'],
    ['CSV', `/api/payment/wallet/statement?month=${indiaDay(new Date()).slice(0, 7)}`],
    ['the description of the API', '/api/openapi.json'],
    ['health', '/healthz'],
    ['security.txt', '/.well-known/security.txt'],
    ['a redirect', '/api/auth/google'],
    ['a page of the sandbox that is missing', '/sandbox/none'],
    ['an address without a page', '/no-such-page'],
    ['a style sheet', '/api/docs.css'],
  ])('%s', async (_, path) => {
    const headers = await headersOf(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe(dataPolicy);
    if (headers.has('content-type')) expect(headers.get('content-type')).toMatch(/^\S+; charset=utf-8/i);
  });

  test('the page of the API has a policy of its own, and no other site keeps a hold on its window', async () => {
    const headers = await headersOf('/api/docs');
    expect(headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('with an https address every response tells the browser to stay with it', async () => {
    const always = 'max-age=63072000; includeSubDomains';
    for (const path of ['/api/keepalive', '/api/nothing', '/api/docs', '/healthz', '/api/auth/products/%ff'])
      expect((await headersOf(path, open)).get('strict-transport-security'), path).toBe(always);
    expect((await headersOf('/api/keepalive')).get('strict-transport-security')).toBeNull();
  });

  test('the handshake of a socket has them too, allowed or refused', async () => {
    for (const [origin, status] of [
      ['https://evil.test', 403],
      [new URL(testShop.base).origin, 200],
    ] as const) {
      const response = await fetch(`${testShop.base}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin },
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe(dataPolicy);
    }
  });

  test('so has the refusal of a WebSocket handshake, and of bytes that are no request', async () => {
    const handshake = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: shop.test',
      'Origin: https://evil.test',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    for (const lines of [handshake, ['GET / HTTP/1.1', 'no header at all']]) {
      const answer = await sendRaw(open.base, lines);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      for (const header of [
        'x-content-type-options: nosniff',
        'cross-origin-resource-policy: cross-origin',
        `content-security-policy: ${dataPolicy}`,
        'strict-transport-security: max-age=63072000; includeSubDomains',
      ])
        expect(answer).toContain(`\r\n${header}\r\n`);
    }
  });

  test('two Host headers are refused, for a page, a call and a socket', async () => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    for (const [path, more] of [
      ['/', ['Connection: close']],
      ['/api/keepalive', ['Connection: close']],
      ['/healthz', ['Connection: close']],
      ['/socket.io/?EIO=4&transport=polling', ['Connection: close']],
      ['/socket.io/?EIO=4&transport=websocket', upgrade],
    ] as const) {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: shop.test', ...more];
      for (const second of ['HOST: evil.test', 'Host: shop.test'])
        expect(await sendRaw(open.base, [...lines, second]), `${path} ${second}`).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('security.txt names whom to write to, and expires within a year', async () => {
    const response = await fetch(`${open.base}/.well-known/security.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/));
    const of = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);
    const { email } = await testShop.as()('GET /api/settings/public');
    expect(of('Contact')).toEqual([`mailto:${email}`, 'https://shop.test/contact-us']);
    expect(of('Canonical')).toEqual(['https://shop.test/.well-known/security.txt']);
    expect(of('Policy')).toEqual([policyUrl]);
    expect(of('Preferred-Languages')).toEqual(['en, hi']);
    const days = (Date.parse(of('Expires')[0] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThanOrEqual(180);
  });

  test('nobody stores the response of one person', async () => {
    for (const path of ['/api/auth/profile', '/api/auth/order/none', '/api/auth/products'])
      expect((await headersOf(path)).get('cache-control'), path).toBe(
        path === '/api/auth/products' ? 'no-cache' : 'no-store',
      );
  });

  test('a 304 of a cached list has them too', async () => {
    const etag = (await headersOf('/api/auth/products')).get('etag') ?? '';
    const again = await headersOf('/api/auth/products', testShop, { headers: { 'if-none-match': etag } });
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
    const name = await testShop.shop.storage.put(Buffer.from('RIFFxxxxWEBPVP8 '), 'webp');
    const headers = await headersOf(testShop.shop.storage.url(name));
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const missing = await headersOf('/media/none.webp');
    expect(missing.get('content-security-policy')).toBe(dataPolicy);
    expect(missing.get('x-content-type-options')).toBe('nosniff');
  });
});
