import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MultipartSpec } from '#contract/core/endpoint.ts';
import { type AppError, appError } from '../core/app-error.ts';

/** A file of a multipart body. Its name is untrusted, and its media type is ignored. */
export type Upload = {
  field: string;
  /** The sender's file name without folders, for messages only. */
  name: string;
  bytes: Buffer;
  /** True when it is larger than the limit; `bytes` is then its beginning. */
  cutOff: boolean;
};

/** A multipart body: its text fields, and its files in order. */
export type MultipartBody = { body: unknown; files: readonly Upload[] };

const maxFieldBytes = 100_000;
const maxFields = 60;

/** Registers the multipart plugin. Nothing is read before {@link readMultipart}. */
export function registerMultipart(app: FastifyInstance): void {
  // A file that is too large is truncated and marked, so that the error can name it.
  app.register(multipart, { throwFileSizeLimit: false });
}

/** Returns the body limit in bytes: twice the limit of the files, so that the error can still name an oversized one. */
export const partsLimit = ({ files, perName = 1, maxBytes }: MultipartSpec): number =>
  2 * files.length * perName * maxBytes + maxFieldBytes;

// Only one short line of a file name is repeated in messages.
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 80);

/** Reads a multipart body into memory, within the endpoint's limits. Any other body is returned without files. */
export async function readMultipart(
  request: FastifyRequest,
  spec: MultipartSpec,
): Promise<MultipartBody | AppError> {
  if (!request.isMultipart()) return { body: request.body, files: [] };
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length)) return appError('malformed_body');
  if (length > request.routeOptions.bodyLimit) return appError('body_too_large');
  const body: Record<string, string> = {};
  const files: Upload[] = [];
  const limits = {
    fileSize: spec.maxBytes,
    // One more than allowed, so that the error can name the limit.
    files: spec.files.length * (spec.perName ?? 1) + 1,
    fields: maxFields,
    fieldSize: maxFieldBytes,
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
    // A broken or truncated body. The parser's message is of no use to the sender.
    return appError('malformed_body');
  }
  return Object.values(body).some((value) => value.includes('\0'))
    ? appError('malformed_body')
    : { body, files };
}
