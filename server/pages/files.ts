import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Body, createBody } from '../platform/http/caching/compression.ts';
import { createRecompressor } from '../platform/http/caching/recompressor.ts';

/** A file of the client build, ready to send. */
export type BuiltFile = { type: string; etag: string; cacheControl: string; policy?: string; body: Body };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);

/** Content policies of files that run by themselves. A worker obeys that of its own response: no page allows WebAssembly. */
const policies: Record<string, string> = {
  '/libheif/worker.js': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

// Brotli quality for the first request of a file.
const FAST_QUALITY = 5;

/**
 * Returns a lookup of the files of a client build by URL path. Names under `/assets/` carry a hash, so browsers cache
 * them for a year. A file is read on its first request and compressed fast, then compressed again with the highest
 * quality, one file at a time. The build is a few megabytes.
 */
export async function builtFiles(clientDir: string): Promise<(path: string) => Promise<BuiltFile> | null> {
  const names = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [`/${relative(clientDir, path).split(sep).join('/')}`, path]));
  const loaded = new Map<string, Promise<BuiltFile>>();

  async function load(path: string, file: string): Promise<BuiltFile> {
    const identity = await readFile(file);
    const extension = extname(file);
    return {
      type: types[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(policies[path] && { policy: policies[path] }),
      body: createBody(identity, compressed.has(extension) ? FAST_QUALITY : null),
    };
  }

  const shrink = createRecompressor();
  async function makeSmaller(path: string, file: Promise<BuiltFile>) {
    const quick = await file.catch(() => null);
    if (!quick?.body.compressible) return;
    const body = await shrink(quick.body);
    loaded.set(path, Promise.resolve({ ...quick, body }));
  }

  return (path) => {
    const file = files.get(path);
    if (!file) return null;
    const known = loaded.get(path);
    if (known) return known;
    const loading = load(path, file);
    loaded.set(path, loading);
    loading.catch(() => loaded.delete(path));
    void makeSmaller(path, loading);
    return loading;
  };
}
