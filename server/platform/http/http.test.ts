import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const post = (
  path: string,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => fetch(testShop.base + path, { method: 'POST', body, headers });

describe('conventions of the API', () => {
  test('an unknown path is 404 JSON', async () => {
    const answer = await fetch(`${testShop.base}/api/nothing/here`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      message: 'Route not found',
      error: 'Route not found',
      code: 'not_found',
    });
  });

  test.each([
    ['malformed JSON', '{"email":', {}, 400, 'malformed_body'],
    ['wrong types', '{"email":5,"password":[]}', {}, 400, 'bad_input'],
    ['an array for an object', '[1,2]', {}, 400, 'bad_input'],
    ['an empty body', '', {}, 400, 'bad_input'],
    ['a body over the limit', JSON.stringify({ email: 'x'.repeat(200_000) }), {}, 413, 'body_too_large'],
    ['another media type', '<x/>', { 'content-type': 'text/xml' }, 415, 'unsupported_media'],
    ['a NUL in a text', '{"email":"a\\u0000","password":"b"}', {}, 400, 'malformed_body'],
    ['half a surrogate pair', '{"email":"a\\udc00b","password":"b"}', {}, 400, 'malformed_body'],
    ['half a surrogate pair in a key', '{"email":{"\\uD83D":1},"password":"b"}', {}, 400, 'malformed_body'],
    ['a whole surrogate pair', '{"email":"\\ud83d\\ude00","password":""}', {}, 400, 'bad_input'],
    [
      'an object that pretends to have a length',
      '{"email":{"length":{"valueOf":1,"toString":1}},"password":"x"}',
      {},
      400,
      'bad_input',
    ],
    ['a poisoned prototype', '{"__proto__":{"x":1},"email":"a","password":"b"}', {}, 400, 'malformed_body'],
  ])('%s is refused with a message', async (_, body, headers, status, code) => {
    const answer = await post('/api/auth/login', body, { 'content-type': 'application/json', ...headers });
    expect(answer.status).toBe(status);
    const said = (await answer.json()) as { code: string; message: string };
    expect(said.code).toBe(code);
    expect(said.message).not.toBe('');
  });

  test('messages are in Hindi on request', async () => {
    const answer = await fetch(`${testShop.base}/api/nothing`, {
      headers: { cookie: 'theme=dark; lang=hi' },
    });
    expect(((await answer.json()) as { message: string }).message).toBe('यह पता नहीं मिला');
  });

  test('health, readiness and the OpenAPI document respond', async () => {
    expect((await fetch(`${testShop.base}/healthz`)).status).toBe(200);
    expect((await fetch(`${testShop.base}/readyz`)).status).toBe(200);
    const document = (await (await fetch(`${testShop.base}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/auth/products/{id}');
    expect(await (await fetch(`${testShop.base}/api/docs`)).text()).toContain('POST /api/auth/login');
  });
});

/** Sends a request with a raw target, which `fetch` would normalize. */
const target = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(testShop.base);
    const sent = request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });

/** Sends bytes and returns the whole response. */
const bytes = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(testShop.base);
    let back = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      back += chunk;
    });
    socket.on('close', () => resolve(back)).on('error', reject);
  });

describe('odd request targets', () => {
  test.each([
    ['*', 400, 'malformed_body'],
    ['ftp://evil.test/', 400, 'malformed_body'],
    ['/%', 400, 'malformed_body'],
    ['/%zz/secret-part', 400, 'malformed_body'],
    ['/api/auth/products/%ff', 400, 'malformed_body'],
    [`/api/auth/products/${'x'.repeat(300)}`, 404, 'not_found'],
    ['http://evil.test/api/nothing', 404, 'not_found'],
  ])('%s is refused in the API’s own shape, without the address', async (path, status, code) => {
    const answer = await target(path);
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.body))).toEqual(['message', 'error', 'code']);
    expect(JSON.parse(answer.body).code).toBe(code);
    expect(answer.body).not.toContain(path);
  });

  test('a target in absolute form is reduced to its path', async () => {
    expect((await target('http://evil.test/healthz')).status).toBe(200);
    expect((await target('http://evil.test/api/keepalive')).status).toBe(200);
  });

  test('TRACE, which would return the request, is not answered', async () => {
    const back = await bytes(
      'TRACE /healthz HTTP/1.1\r\nhost: a\r\nx-secret: 7\r\nconnection: close\r\n\r\n',
    );
    expect(back).toContain('HTTP/1.1 404');
    expect(back).not.toContain('x-secret');
  });

  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['headers beyond all measure', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused in the same shape', async (_, text, status) => {
    const [head = '', body = ''] = (await bytes(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(Object.keys(JSON.parse(body))).toEqual(['message', 'error', 'code']);
  });
});

describe('bodies that are nested too deep for a recursive program', () => {
  // A body may have 100,000 bytes.
  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test.each([
    ['as the length of a text', `{"email":{"length":${nest(48_000)}},"password":"a good password"}`],
    ['beside half of a surrogate pair', `{"password":${nest(48_000)},"email":"\\ud83d"}`],
    ['within a list', `{"email":[{"length":${nest(24_000)}}],"password":${nest(24_000)}}`],
  ])('%s are refused', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${testShop.base}/api/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(
      expect.arrayContaining(['message', 'code']),
    );
  });
});
