import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MultipartSpec } from '#contract/core/endpoint.ts';
import { type AppError, appError } from '../core/app-error.ts';

/** A file of a body in parts. Its name is a claim; its media type is not even looked at. */
export type Upload = {
  field: string;
  /** What the sender calls it, without folders; for messages only. */
  name: string;
  bytes: Buffer;
  /** True when it was larger than the call takes; `bytes` is then its beginning. */
  cutOff: boolean;
};

/** A body in parts: its text fields, and its files in the order they came. */
export type Parts = { body: unknown; files: readonly Upload[] };

const fieldBytes = 100_000;
const fieldsAtMost = 60;

/** Lets the server read bodies in parts. Nothing is read before {@link readMultipart} asks. */
export function registerMultipart(app: FastifyInstance): void {
  // A file that is too large is cut off and marked, so that it can be named to its sender.
  app.register(multipart, { throwFileSizeLimit: false });
}

/** Bytes of a whole body: twice what its files may have, so that a file which is too large is still named to its sender. */
export const partsLimit = ({ files, perName = 1, maxBytes }: MultipartSpec): number =>
  2 * files.length * perName * maxBytes + fieldBytes;

// Whatever a name carries, only one short line of it is repeated.
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 80);

/** Reads a body in parts into memory, within the call's limits. Another kind of body has no parts. */
export async function readMultipart(request: FastifyRequest, spec: MultipartSpec): Promise<Parts | AppError> {
  if (!request.isMultipart()) return { body: request.body, files: [] };
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length)) return appError('malformed_body');
  if (length > request.routeOptions.bodyLimit) return appError('body_too_large');
  const body: Record<string, string> = {};
  const files: Upload[] = [];
  const limits = {
    fileSize: spec.maxBytes,
    // One more than is allowed, so that the refusal can say how many are.
    files: spec.files.length * (spec.perName ?? 1) + 1,
    fields: fieldsAtMost,
    fieldSize: fieldBytes,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) return appError('body_too_large');
        body[part.fieldname] = String(part.value);
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      const same = files.filter(({ field }) => field === part.fieldname).length;
      if (!spec.files.includes(part.fieldname)) return appError('malformed_body');
      if (same >= (spec.perName ?? 1)) return appError(spec.tooMany ?? 'malformed_body');
      files.push({
        field: part.fieldname,
        name: plainName(part.filename),
        bytes: Buffer.concat(chunks),
        cutOff: part.file.truncated,
      });
    }
  } catch {
    // A broken or cut-off body; what the parser says of it is of no use to its sender.
    return appError('malformed_body');
  }
  return Object.values(body).some((value) => value.includes('\0'))
    ? appError('malformed_body')
    : { body, files };
}
