import { hash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountOfflinePage } from './offline-page.ts';

let app: FastifyInstance;
let names = { shopName: 'Maa <Durga> Gems', shopNameHi: 'माँ दुर्गा रत्न' };
const ask = (url: string) => app.inject({ url });

beforeAll(async () => {
  app = Fastify();
  mountOfflinePage(app, async () => names);
  await app.ready();
});
afterAll(() => app.close());

test('the page without a network speaks both languages in the name of the shop, and may run its one script alone', async () => {
  const { body, headers } = await ask('/offline');
  expect(body).toContain('Maa &#60;Durga&#62; Gems: No connection');
  expect(body).toContain('माँ दुर्गा रत्न: इंटरनेट नहीं है');
  expect(body.match(/<a [^>]*>[^<]+/g)?.map((link) => link.replace(/.*>/, ''))).toEqual([
    'Try again',
    'फिर कोशिश करें',
  ]);
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(
    `script-src 'sha256-${hash('sha256', script, 'base64')}';`,
  );
  expect(body).not.toMatch(/src=|href="[^"]/);
});

test('browsers install the service worker anew when the shop has another name, and only then', async () => {
  const first = await ask('/service-worker.js');
  expect(first.headers['content-type']).toContain('text/javascript');
  expect((await ask('/service-worker.js')).body).toBe(first.body);
  names = { ...names, shopName: 'Durga Gems' };
  expect((await ask('/service-worker.js')).body).not.toBe(first.body);
});
