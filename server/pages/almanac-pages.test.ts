import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/core/client.ts';
import { appError } from '../platform/core/app-error.ts';
import { createPageCache } from '../platform/http/caching/page-cache.ts';
import { mountPages } from './mount.ts';

/** A minimal build, whose pages of the almanac cannot be compressed and so fill a cache. */
const serverBuild = `
let renders = 0;
const noise = () => Array.from({ length: 900 }, () => Math.random().toString(36)).join('');
export const entry = { module: {
  createLoadContext: (input) => input,
  knownQuery: () => ['from'],
  patternOf: (path) => path.replace(/^\\/panchang\\/[^/]+$/, '/panchang/:city').replace(/^\\/panchang\\/[^/]+\\/[^/]+$/, '/panchang/:city/:date').replace(/^\\/muhurat\\/[^/]+$/, '/muhurat/:purpose'),
  loadsGateway: () => false,
  hasSecretAddress: () => false,
  policyNames: [],
  onRenderFailure() {},
  createRequestHandler: () => async (request, { sink }) => {
    renders += 1;
    const html = '<!doctype html>' + new URL(request.url).pathname + ' render ' + renders + ' ' + noise();
    sink.scripts = [];
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
} };`;

let app: FastifyInstance;
let folder: string;
let now = Date.parse('2026-11-26T06:00:00Z');
const allowed = 60;
const counts = new Map<string, number>();
const cache = createPageCache();
const almanacCache = createPageCache({ maxBytes: 2 ** 18 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-pages-'));
  await mkdir(join(folder, 'server'), { recursive: true });
  await mkdir(join(folder, 'client'), { recursive: true });
  await writeFile(join(folder, 'server', 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server', 'index.js'), serverBuild);
  app = Fastify();
  await mountPages(app, {
    cache,
    almanac: { cache: almanacCache, now: () => new Date(now) },
    limit: async (kind, ip) => {
      const key = `${kind} ${ip}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return (counts.get(key) ?? 0) > allowed
        ? appError('too_many_requests', { minutes: 15, seconds: 900 })
        : null;
    },
    buildDir: folder,
    api: () => (async () => '') as unknown as Api,
    publicUrl: () => 'https://shop.test',
    cspSources: {},
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
const renderOf = (body: string): string => /render (\d+)/.exec(body)?.[1] ?? '';

it('a crawl of the almanac leaves the pages of the shop in memory, and stays within its share', async () => {
  const home = renderOf((await get('/')).body);
  for (let day = 0; day < 50; day += 1) await get(`/panchang/jaipur/${1900 + day}-01-01`);
  expect(almanacCache.size().bytes).toBeLessThanOrEqual(2 ** 18);
  expect(almanacCache.size().pages).toBeLessThan(50);
  expect(renderOf((await get('/')).body)).toBe(home);
  expect(cache.size().pages).toBe(1);
});

it('an address that has had too many days rendered waits; cached days and other addresses do not', async () => {
  const crawler = '198.51.100.1';
  for (let day = 0; day < allowed; day += 1)
    expect((await get(`/panchang/delhi/${1900 + day}-02-02`, crawler)).statusCode).toBe(200);
  const refused = await get('/panchang/delhi/2000-02-02', crawler);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': '900', 'cache-control': 'no-store' });
  expect((await get('/panchang/delhi/1959-02-02', crawler)).statusCode).toBe(200);
  expect((await get('/', crawler)).statusCode).toBe(200);
  expect((await get('/panchang/delhi/2000-02-02', '198.51.100.2')).statusCode).toBe(200);
});

it('a search for muhurats counts too, the general page of a purpose does not', async () => {
  const searcher = '198.51.100.3';
  for (let day = 10; day < 10 + allowed; day += 1)
    expect((await get(`/muhurat/marriage?from=19${day}-01-01`, searcher)).statusCode).toBe(200);
  expect((await get('/muhurat/marriage?from=2030-01-01', searcher)).statusCode).toBe(429);
  expect((await get('/muhurat/marriage', searcher)).statusCode).toBe(200);
});

it('the page of today is rendered again each quarter of an hour, the page of a date is not', async () => {
  const today = renderOf((await get('/panchang/pune')).body);
  const date = renderOf((await get('/panchang/pune/2026-11-26')).body);
  now += 14 * 60_000;
  expect(renderOf((await get('/panchang/pune')).body)).toBe(today);
  now += 60_000;
  expect(renderOf((await get('/panchang/pune')).body)).not.toBe(today);
  expect(renderOf((await get('/panchang/pune/2026-11-26')).body)).toBe(date);
});
