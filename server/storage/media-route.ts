import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileType, fileTypes } from './file-types.ts';
import { headersOf } from './object-keys.ts';
import type { Storage } from './storage.ts';
import { needsWebp, readTwin, twinOf } from './webp-twin.ts';

// An SVG that is opened directly is a page. It may use its own styles, but run no script.
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const withoutSize = (name: string): string => name.replace(/-\d{3,4}(?=\.\w+$)/, '');

/** A part of a file: the first and the last byte, both included. */
type Part = { first: number; last: number };

/**
 * Returns the requested part of a file (RFC 9110, 14.2); null for the whole file. Several parts, other units and malformed
 * headers are answered with the whole file, which the RFC allows. `unsatisfiable`: the part begins behind the end.
 */
export function partOf(header: string | undefined, bytes: number): Part | null | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (from === '' && to === '') return null;
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(bytes - Number(to), 0), last: bytes - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= bytes) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}

const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false;

/** Sends a file: 304 when the client has it, 206 for a part of it. */
function sendFile(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const part =
    condition === undefined || condition === etag ? partOf(request.headers.range, bytes.length) : null;
  if (part === null) return reply.send(bytes);
  if (part === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send('');
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`)
    .send(bytes.subarray(part.first, part.last + 1));
}

/**
 * Serves stored files at `/media/{name}`, cached for a year, with ETag and single ranges. A missing smaller copy falls back
 * to the original. A browser without AVIF gets the WebP twin of such a picture.
 */
export function mountMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const twins = twinOf(name) !== null && needsWebp(request.headers.accept);
    const read = (one: string) => (twins ? readTwin(storage, one) : storage.get(one));
    const own = await read(name);
    const bytes = own ?? (await read(withoutSize(name)));
    if (!bytes) return reply.callNotFound();
    if (twinOf(name)) reply.header('vary', 'Accept');
    const { cacheControl, disposition } = headersOf(`media/${name}`);
    // A browser shows no PDF in a sandbox, and a PDF of others is not shown without one.
    if (disposition) reply.header('content-disposition', disposition);
    reply
      .header('cache-control', cacheControl)
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type(twins ? fileTypes.webp : fileTypes[name.slice(name.lastIndexOf('.') + 1) as FileType]);
    // A name never changes its meaning, so it identifies the bytes.
    const sent = own ? name : withoutSize(name);
    return sendFile(request, reply, bytes, `"${twins ? twinOf(sent) : sent}"`);
  });
}
