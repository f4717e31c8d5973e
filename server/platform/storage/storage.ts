import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { removeDrafts, writeWhole } from './drafts.ts';

/** The kinds of files the shop keeps for everyone to see. */
const types = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
/** The ending of a stored file's name. */
export type FileType = keyof typeof types;

/**
 * Where public files lie: on disk now, in a bucket one day. Names are made from the content, so equal files are kept
 * once, a name never changes its meaning, and browsers may keep what they got for ever.
 */
export type Storage = {
  /** Keeps a file and answers its name; a file that is there already is not written again. */
  put(bytes: Uint8Array | string, type: FileType): Promise<string>;
  /** A new name of its own, for a file that shall be removed one day: files named by `put` may be shared. */
  ownName(type: FileType): string;
  /** Keeps a file under a name of `ownName`, or under a smaller copy's (contract/core/pictures.ts). */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file; one that is gone already is no error. */
  remove(name: string): Promise<void>;
  /** The bytes of a name; null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Removes what writes of killed processes left since before `until`. Returns how many files that were. */
  tidy(until: Date): Promise<number>;
  /** Where browsers find it. */
  url(name: string): string;
};

const namePattern = /^[0-9a-f]{40}(?:-\d{3})?\.(svg|webp|avif|jpg|png)$/;

/** Files in a folder of this machine (`STORAGE_DIR`), made when the first file comes. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const exists = (name: string) =>
    access(join(root, name)).then(
      () => true,
      () => false,
    );
  async function write(name: string, bytes: Uint8Array | string) {
    await mkdir(root, { recursive: true });
    await writeWhole(join(root, name), bytes);
  }
  return {
    async put(bytes, type) {
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${type}`;
      if (!(await exists(name))) await write(name, bytes);
      return name;
    },
    ownName: (type) => `${randomBytes(20).toString('hex')}.${type}`,
    async keep(name, bytes) {
      if (!namePattern.test(name)) throw new Error('not the name of a stored file');
      await write(name, bytes);
    },
    async remove(name) {
      if (namePattern.test(name)) await rm(join(root, name), { force: true });
    },
    get: async (name) => (namePattern.test(name) ? readFile(join(root, name)).catch(() => null) : null),
    exists: async (name) => namePattern.test(name) && exists(name),
    tidy: (until) => removeDrafts(root, until),
    url: (name) => `/media/${name}`,
  };
}

// A drawing opened by itself is a page: it may show its styles and nothing else, least of all run a script.
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const withoutSize = (name: string): string => name.replace(/-\d{3}(?=\.\w+$)/, '');

/** Serves stored files at `/media/{name}`: kept by browsers for a year, never run. A copy that was never made is the whole file. */
export function mountMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = (await storage.get(name)) ?? (await storage.get(withoutSize(name)));
    if (!bytes) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type(types[name.slice(name.lastIndexOf('.') + 1) as FileType])
      .send(bytes);
  });
}
