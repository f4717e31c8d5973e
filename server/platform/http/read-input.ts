import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { AppError, appError } from '../core/app-error.ts';
import { type MultipartBody, readMultipart } from './multipart.ts';
import { validate } from './validate.ts';

/** Counts a call against the endpoint's limit. Returns an error when the limit is reached. */
export type CountCall = (
  name: NonNullable<EndpointSpec['limit']>,
  caller: { ip: string; userId: string | null; body: unknown },
) => Promise<AppError | null>;

/** Reads and validates what a call is given. Returns the refusal of a call over its limit, or of bad input. */
export async function readInput(
  spec: EndpointSpec,
  { limit }: { limit: CountCall },
  request: FastifyRequest,
  userId: string | null,
) {
  // A call whose answer is cached is counted later, if it is not in the cache.
  const name = spec.cacheTags ? undefined : spec.limit;
  const count = (body: unknown) => (name ? limit(name, { ip: request.ip, userId, body }) : null);
  let parts: MultipartBody = { body: request.body, files: [] };
  // A multipart body is read only for an authorized caller who is within the limit.
  if (spec.parts) {
    const limited = await count(null);
    if (limited) return limited;
    const read = await readMultipart(request, spec.parts);
    if (read instanceof AppError) return read;
    parts = read;
  } else if (request.isMultipart()) return appError('unsupported_media');
  const input = validate(spec, { params: request.params, query: request.query, body: parts.body });
  if (input instanceof AppError) return input;
  const limited = spec.parts ? null : await count(input.body);
  return limited ?? { files: parts.files, input };
}
