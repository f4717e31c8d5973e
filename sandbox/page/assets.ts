import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const require = createRequire(import.meta.url);
const font = (path: string) => pathToFileURL(require.resolve(path));

// ₹ is in the latin-ext files only.
const HOUSE_FILES: Record<string, URL> = {
  'house.css': new URL('./house.css', import.meta.url),
  'mark.svg': new URL('./mark.svg', import.meta.url),
  'text-latin.woff2': font('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  'text-latin-ext.woff2': font(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
  ),
  'text-devanagari.woff2': font(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  ),
  'display-latin.woff2': font(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
  ),
  'display-latin-ext.woff2': font(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-normal.woff2',
  ),
  'display-devanagari.woff2': font(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  ),
};

/** Serves the house's style, mark and fonts, and the page's own files, under `assets/`. */
export function serveAssets(scope: FastifyInstance, own: Record<string, URL>): void {
  const files = { ...HOUSE_FILES, ...own };
  for (const [name, url] of Object.entries(files)) {
    scope.get(`/assets/${name}`, async (_request, reply) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return reply
        .headers({
          'content-type': type,
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
        })
        .send(await readFile(url));
    });
  }
}
