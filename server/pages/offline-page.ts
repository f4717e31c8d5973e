import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { shopNameOf } from '#contract/base/site/shop-name.ts';
import { langs } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { plainStyles as styles } from './outage-page.ts';
import { documentHeaders, scriptHashes } from './policy.ts';

/** The name of the shop in every language. */
type ShopNames = Parameters<typeof shopNameOf>[0];

const path = '/offline';

const words = readWords('pages/answers');

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const script = "addEventListener('online',()=>location.reload())";

/** Returns the page without a network. It is self-contained, and in every language: it is stored once, for all pages. */
function offlinePage(names: ShopNames): string {
  const parts = langs.map((lang) => {
    const { title, text, again } = words[lang].offline;
    return `<section lang="${lang}" style="${styles.main};min-height:0"><h1 style="${styles.title}">${escapeHtml(shopNameOf(names, lang))}: ${title}</h1><p style="${styles.text}">${text}</p><a style="${styles.again}" href="">${again}</a></section>`;
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(names.shopName)}</title></head><body style="${styles.body}"><main style="${styles.main}">${parts.join('')}</main><script>${script}</script></body></html>`;
}

/** Returns the service worker. A page of another version is another script, which browsers then install anew. */
const serviceWorker = (
  version: string,
): string => `// Shows ${path} when a page cannot be loaded. Nothing else is stored.
const cacheName = 'offline-${version}';
addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add('${path}')));
  skipWaiting();
});
addEventListener('activate', (event) => {
  const removeOthers = async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(removeOthers());
});
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const load = async () => (await event.preloadResponse) ?? (await fetch(event.request));
  event.respondWith(load().catch(async (error) => (await caches.match('${path}')) ?? Promise.reject(error)));
});
`;

/** Serves the page that is shown without a network, and the service worker that stores it. */
export function mountOfflinePage(app: FastifyInstance, names: () => Promise<ShopNames>): void {
  app.get(path, async (_request, reply) =>
    reply
      .headers({
        ...documentHeaders,
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; style-src-attr 'unsafe-inline'; script-src ${scriptHashes([script]).join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(offlinePage(await names())),
  );
  app.get('/service-worker.js', async (_request, reply) => {
    const version = hash('sha256', offlinePage(await names()), 'base64url').slice(0, 12);
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(serviceWorker(version));
  });
}
