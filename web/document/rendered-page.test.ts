import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';

// Renders pages of the build of `npm test`.
const built = join(import.meta.dirname, '../../build/server/index.js');
if (!existsSync(built)) throw new Error('The pages are not built: run `npm run build`.');

const settings = {
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
const responses: Record<string, unknown> = {
  'GET /api/settings/public': settings,
  'GET /api/auth/products/cards': [product],
  'GET /api/auth/products/facets': {
    total: 1,
    misspelt: false,
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
  },
};

type Entry = { createLoadContext: (input: object) => RouterContextProvider };

/** Returns a page, and the inline scripts that it may run. */
async function pageAt(path: string): Promise<{ html: string; scripts: readonly string[] }> {
  const build: ServerBuild = await import(pathToFileURL(built).href);
  const sink: { html?: string; scripts?: readonly string[] } = {};
  const context = (build.entry.module as unknown as Entry).createLoadContext({
    api: async (key: string) => responses[key],
    lang: 'en',
    publicUrl: 'https://shop.test',
    tags: new Set(),
    sink,
  });
  const handle = createRequestHandler(build, 'production');
  const { status } = await handle(new Request(`https://shop.test${path}`), context);
  expect(status).toBe(200);
  return { html: sink.html ?? '', scripts: sink.scripts ?? [] };
}

it('a page is whole, and the scripts that it may run are those in it', async () => {
  const { html, scripts } = await pageAt('/products');
  expect(html).toMatch(/^<!DOCTYPE html><html[\s\S]*<\/body><\/html>$/);
  const inPage = Array.from(
    html.matchAll(/<script(?![^>]*(?:src|application\/))[^>]*>([\s\S]*?)<\/script>/g),
    ([, code]) => code,
  );
  expect(inPage).toEqual(scripts);
});

it('a text of a product ends no script and starts no element', async () => {
  const { html, scripts } = await pageAt('/products');
  expect(html).toContain('Rose Quartz &lt;/script&gt;&lt;Heart&gt;');
  expect(html).not.toContain('</script><Heart>');
  expect(scripts.some((code) => code.includes('Rose Quartz'))).toBe(true);
});

it('no page that is sent has the mark by which the renderer knows its scripts', async () => {
  expect((await pageAt('/products')).html).not.toContain(' nonce=');
});
