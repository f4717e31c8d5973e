import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const post = (
  path: string,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => fetch(world.base + path, { method: 'POST', body, headers });

describe('manners of the API', () => {
  test('an unknown path is 404 JSON', async () => {
    const answer = await fetch(`${world.base}/api/nothing/here`);
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
    ['a poisoned prototype', '{"__proto__":{"x":1},"email":"a","password":"b"}', {}, 400, 'malformed_body'],
  ])('%s is refused with a message', async (_, body, headers, status, code) => {
    const answer = await post('/api/auth/login', body, { 'content-type': 'application/json', ...headers });
    expect(answer.status).toBe(status);
    const said = (await answer.json()) as { code: string; message: string };
    expect(said.code).toBe(code);
    expect(said.message).not.toBe('');
  });

  test('messages come in Hindi when asked for', async () => {
    const answer = await fetch(`${world.base}/api/nothing`, { headers: { cookie: 'theme=dark; lang=hi' } });
    expect(((await answer.json()) as { message: string }).message).toBe('यह पता नहीं मिला');
  });

  test('health, readiness and the OpenAPI document answer', async () => {
    expect((await fetch(`${world.base}/healthz`)).status).toBe(200);
    expect((await fetch(`${world.base}/readyz`)).status).toBe(200);
    const document = (await (await fetch(`${world.base}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/auth/products/{id}');
    expect(await (await fetch(`${world.base}/api/docs`)).text()).toContain('POST /api/auth/login');
  });
});
