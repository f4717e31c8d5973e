import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { removeDrafts, writeAtomically } from './drafts.ts';
import { needsWebp, readTwin, twinOf } from './webp-twin.ts';

/** The types of public files. */
const types = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const;
/** The extension of a stored file's name. */
export type FileType = keyof typeof types;

/**
 * The store of public files, on disk. Names are content hashes, so equal files are stored once, a name never changes
 * its meaning, and browsers may cache a file for ever.
 */
export type Storage = {
  /**
   * Stores a file and returns its name. A file that exists already is not written again. `start` replaces the first digits
   * of the name (`nameStart`).
   */
  put(bytes: Uint8Array | string, type: FileType, start?: string): Promise<string>;
  /** Returns a new, unique name for a file that can be removed one day. Files named by `put` may be shared. */
  createName(type: FileType, start?: string): string;
  /** Stores a file under a name of `createName`, or of a smaller copy (contract/core/pictures.ts). */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file, and the WebP twin of an AVIF picture. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns the bytes of a file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Removes drafts of killed processes that are older than `until`. Returns the number of removed files. */
  tidy(until: Date): Promise<number>;
  /** Returns the URL path of a file. */
  url(name: string): string;
};

const namePattern = /^[0-9a-f]{40}(?:-\d{3,4})?\.(svg|webp|avif|jpg|png|pdf)$/;

const nameOf = (digits: string, type: FileType): string => `${digits.slice(0, 40)}.${type}`;

/** Creates a store in a local folder (`STORAGE_DIR`). The folder is created with the first file. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const exists = (name: string) =>
    access(join(root, name)).then(
      () => true,
      () => false,
    );
  async function write(name: string, bytes: Uint8Array | string) {
    await mkdir(root, { recursive: true });
    await writeAtomically(join(root, name), bytes);
  }
  return {
    async put(bytes, type, start = '') {
      const name = nameOf(start + createHash('sha256').update(bytes).digest('hex'), type);
      if (!(await exists(name))) await write(name, bytes);
      return name;
    },
    createName: (type, start = '') => nameOf(start + randomBytes(20).toString('hex'), type),
    async save(name, bytes) {
      if (!namePattern.test(name)) throw new Error('not the name of a stored file');
      await write(name, bytes);
    },
    async remove(name) {
      if (!namePattern.test(name)) return;
      for (const one of [name, twinOf(name) ?? name]) await rm(join(root, one), { force: true });
    },
    get: async (name) => (namePattern.test(name) ? readFile(join(root, name)).catch(() => null) : null),
    exists: async (name) => namePattern.test(name) && exists(name),
    tidy: (until) => removeDrafts(root, until),
    url: (name) => `/media/${name}`,
  };
}

// An SVG that is opened directly is a page. It may use its own styles, but run no script.
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const withoutSize = (name: string): string => name.replace(/-\d{3,4}(?=\.\w+$)/, '');

/**
 * Serves stored files at `/media/{name}`, cached for a year. A missing smaller copy falls back to the original. A browser
 * without AVIF gets the WebP twin of such a picture.
 */
export function mountMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const twins = twinOf(name) !== null && needsWebp(request.headers.accept);
    const read = (one: string) => (twins ? readTwin(storage, one) : storage.get(one));
    const bytes = (await read(name)) ?? (await read(withoutSize(name)));
    if (!bytes) return reply.callNotFound();
    if (twinOf(name)) reply.header('vary', 'Accept');
    // A browser shows no PDF in a sandbox, and a PDF of others is not shown without one.
    if (name.endsWith('.pdf')) reply.header('content-disposition', 'attachment');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type(twins ? types.webp : types[name.slice(name.lastIndexOf('.') + 1) as FileType])
      .send(bytes);
  });
}
