import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import {
  UNSAFE_decodeViaTurboStream as decode,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import type { PageDocument } from './documents.tsx';
import { handOver } from './hand-over.ts';

// Compares pages of the build of `npm test` with those of React Router's own handler. A new version of React Router
// that changes what documents.tsx relies on fails here.
const built = join(import.meta.dirname, '../../../build/server/index.js');
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

type Entry = {
  createLoadContext: (input: object) => RouterContextProvider;
  createDocuments: (
    build: ServerBuild,
  ) => (request: Request, context: RouterContextProvider) => Promise<PageDocument | Response | null>;
  createRequestHandler: (
    build: ServerBuild,
    mode: string,
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
};

let build: ServerBuild;
let entry: Entry;
beforeAll(async () => {
  build = await import(pathToFileURL(built).href);
  entry = build.entry.module as unknown as Entry;
});

const requestOf = (path: string) => new Request(`https://shop.test${path}`);
const contextOf = (sink: { html?: string }) =>
  entry.createLoadContext({
    api: async (key: string) => responses[key],
    lang: 'en',
    publicUrl: 'https://shop.test',
    tags: new Set(),
    sink,
  });

async function ourPage(path: string): Promise<string> {
  const page = await entry.createDocuments(build)(requestOf(path), contextOf({}));
  return (page as PageDocument).html;
}

async function reactRoutersPage(path: string): Promise<string> {
  const sink: { html?: string } = {};
  await entry.createRequestHandler(build, 'production')(requestOf(path), contextOf(sink));
  return sink.html ?? '';
}

const inPage = /<script type="application\/json" id="page-data">([^<]*)<\/script>/;

/** Starts a page as a browser does, and returns what React Router's browser code would hydrate from. */
async function hydrationOf(html: string): Promise<{ context: Record<string, unknown>; data: unknown }> {
  type Controller = Parameters<typeof handOver>[1];
  type Context = { stream: ReadableStream<Uint8Array>; streamController: Controller } & Record<
    string,
    unknown
  >;
  const window: { __reactRouterContext?: Context } = {};
  const [, textContent = ''] = inPage.exec(html) ?? [];
  const sandbox = createContext({
    window,
    ReadableStream,
    TextEncoderStream,
  });
  const scripts = Array.from(html.matchAll(/<script>([^<]*)<\/script>/g), ([, code = '']) => code);
  for (const code of scripts.filter((one) => one.includes('__reactRouterContext')))
    runInContext(code, sandbox);
  if (!window.__reactRouterContext) throw new Error('The page has no data for React Router.');
  const { stream, streamController, ...context } = window.__reactRouterContext;
  handOver(textContent, streamController);
  return { context, data: (await decode(stream, globalThis)).value };
}

it('a page has the HTML of React Router’s own handler, and hydrates from the same data', async () => {
  // The second time, the parts of the page come from the cache (../static-parts).
  for (const path of ['/products', '/products', '/products?q=ruby', '/login']) {
    const [ours, theirs] = [await ourPage(path), await reactRoutersPage(path)];
    expect(ours).toContain('</body></html>');
    expect(ours.replace(inPage, '')).toBe(theirs.replace(inPage, ''));
    const hydration = await hydrationOf(ours);
    expect(hydration).toEqual(await hydrationOf(theirs));
    expect(hydration.data).toMatchObject({ loaderData: { root: { lang: 'en' } }, errors: null });
  }
});
