import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#contract/core/client.ts';
import { createPageCache } from '../platform/http/caching/page-cache.ts';
import { mountPages } from './mount.ts';

/** A minimal build: every page shows its path, its language and the response of the API. */
const serverBuild = `
export const entry = { module: {
  createLoadContext: (input) => input,
  knownQuery: (path) => (path === '/list' ? ['q'] : []),
  patternOf: (path) => path,
  loadsGateway: () => false,
  hasSecretAddress: () => false,
  policyNames: [],
  onRenderFailure() {},
  createRequestHandler: () => async (request, { api, lang, tags, sink }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/lost') return new Response('lost', { status: 404, headers: { 'content-type': 'text/html' } });
    tags.add('products');
    const html = '<!doctype html><script>1</script>' + pathname + search + ' ' + lang + ' ' + (await api('GET /api/keepalive')) + ' '.repeat(600);
    sink.scripts = ['1'];
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
} };`;

let app: FastifyInstance;
const cache = createPageCache();
let folder: string;
let stock = 3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'server'), { recursive: true });
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'server', 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server', 'index.js'), serverBuild);
  await writeFile(
    join(folder, 'client', 'assets', 'app-1a2b.js'),
    `export const text = '${'x'.repeat(2000)}';`,
  );
  await writeFile(join(folder, 'client', 'robots.txt'), 'User-agent: *\n');
  app = Fastify();
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Route not found' }));
  const api = (async () => `stock ${stock}`) as unknown as Api;
  await mountPages(app, {
    cache,
    buildDir: folder,
    api: () => api,
    publicUrl: () => 'https://shop.test',
    cspSources: {},
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages over HTTP', () => {
  it('sends a page in the language of the cookie, with its CSP and security headers', async () => {
    const answer = await app.inject({ url: '/list?q=ruby&utm=x', headers: { cookie: 'lang=hi' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('/list?q=ruby hi stock 3');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('Cookie');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it('sends everybody the same page, with a session or without', async () => {
    const cookie = 'navaratna_session=abc; __Host-navaratna_session=abc';
    const [theirs, guests] = [
      await app.inject({ url: '/a', headers: { cookie, authorization: 'Bearer abc' } }),
      await app.inject('/a'),
    ];
    expect(theirs.body).toBe(guests.body);
  });

  it('sends 304 to a browser that has the page, and a compressed page to one that does not', async () => {
    const answer = await app.inject({ url: '/a', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/a en');
    const again = await app.inject({ url: '/a', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('caches a page until one of its tags is invalidated', async () => {
    const bodyOf = async () => (await app.inject('/products')).body;
    expect(await bodyOf()).toContain('stock 3');
    stock = 2;
    expect(await bodyOf()).toContain('stock 3');
    cache.drop(['products']);
    expect(await bodyOf()).toContain('stock 2');
  });

  it('responds to HEAD without a body, and does not cache a 404', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/a' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const { pages: before } = cache.size();
    expect((await app.inject('/lost')).statusCode).toBe(404);
    expect(cache.size().pages).toBe(before);
  });

  it('serves hashed files for a year, public files for an hour, and nothing outside the build', async () => {
    const asset = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-encoding']).toBe('br');
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await app.inject('/assets/app-9z.js')).statusCode).toBe(404);
    expect((await app.inject('/assets/../../server/index.js')).body).not.toContain('createLoadContext');
  });

  it('leaves unknown API paths to the API', async () => {
    const answer = await app.inject('/api/nope');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Route not found' });
  });
});
