import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { pages } from '../route-table/page-table.ts';

// Reads the output of `npm test`'s build. A phone on a slow line must load these files before a page responds
// to touch.
const client = join(import.meta.dirname, '../../build/client');
const assets = join(client, 'assets');

type Parts = {
  module: string;
  parentId?: string;
  imports?: string[];
  css?: string[];
  clientLoaderModule?: string;
};
type Manifest = { entry: Parts; routes: Record<string, Parts> };

const manifestName = existsSync(assets)
  ? readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name))
  : undefined;
if (!manifestName) throw new Error('The pages are not built: run `npm run build`.');
const { assets: manifest }: { assets: Manifest } = await import(
  pathToFileURL(join(client, '../server/index.js')).href
);

/** Returns a route and the layouts around it, up to the root. */
function withLayouts(route: string): (Parts | undefined)[] {
  const own = manifest.routes[route];
  return own?.parentId ? [own, ...withLayouts(own.parentId)] : [own];
}

/**
 * Returns the scripts and styles that a page's document names: entry, root, layouts, its own route, and the
 * route manifest.
 */
function filesOf(route: string): string[] {
  const parts = [manifest.entry, ...withLayouts(route)];
  const named = parts.flatMap((part) => {
    if (!part) throw new Error(`the build has no ${route}`);
    return [part.module, ...(part.imports ?? []), ...(part.css ?? []), part.clientLoaderModule ?? ''];
  });
  return [...new Set([...named.filter(Boolean), `/assets/${manifestName}`])];
}

/** Returns the size of a built file as the server sends it (server/pages/files.ts): brotli level 11. */
const sent = (path: string): number =>
  brotliCompressSync(readFileSync(join(client, path)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

const firstVisit = [
  'catalog/home/pages/home',
  'catalog/products/pages/products',
  'catalog/products/pages/single-product',
];
const publicRoutes = pages
  .filter((page) => page.access === 'public')
  .map((page) => page.file.replace(/\.tsx?$/, ''));

test('a product page leaves room for its HTML within 175,000 bytes', () => {
  const bytes = filesOf('catalog/products/pages/single-product').reduce((sum, file) => sum + sent(file), 0);
  // The document and what loads by itself take 21 KB more (e2e/shell/page-weight.spec.ts weighs the whole page).
  expect(bytes).toBeLessThanOrEqual(154_000);
});

test('the pages of a first visit load no styles of other pages', () => {
  const styles = (route: string) => filesOf(route).filter((file) => file.endsWith('.css'));
  expect(styles('catalog/home/pages/home')).toHaveLength(1);
  expect(manifest.routes['shell/pages/deferred-layout']?.css).toHaveLength(1);
  const beyond = manifest.routes['shell/pages/deferred-layout']?.css ?? [];
  for (const route of firstVisit) expect(styles(route)).not.toEqual(expect.arrayContaining(beyond));
});

test('the pages of a first visit do without the table of all texts', () => {
  const table = readdirSync(assets).find((name) => /^texts-[\w-]+\.js$/.test(name)) ?? '';
  expect(readFileSync(join(assets, table), 'utf8')).toContain('languages/hi/shell/main.json');
  for (const route of firstVisit) expect(filesOf(route)).not.toContain(`/assets/${table}`);
});

test('what turns a stone is loaded at the first touch, and weighs less than 12 KB with its styles', () => {
  const turning = readdirSync(assets).filter((name) => name.startsWith('viewer-'));
  expect(turning.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
  for (const name of turning)
    expect(filesOf('catalog/products/pages/single-product')).not.toContain(`/assets/${name}`);
  const bytes = turning.reduce((sum, name) => sum + sent(`/assets/${name}`), 0);
  expect(bytes).toBeLessThan(12 * 1024);
});

test('a page loads few files', () => {
  expect(filesOf('catalog/products/pages/single-product').length).toBeLessThanOrEqual(16);
});

test('public pages load no validation, no query cache, no socket and no dialog', () => {
  // Strings that survive in the minified code of these libraries.
  const signs = { zod: 'ZodError', query: 'tanstack', socket: 'socket.io', dialog: 'base-ui-portal' };
  for (const route of publicRoutes) {
    const code = filesOf(route)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(client, file), 'utf8'))
      .join('\n');
    for (const [library, sign] of Object.entries(signs)) {
      expect(code.includes(sign), `${route} brings ${library}`).toBe(false);
    }
  }
});
