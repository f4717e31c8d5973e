import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { AppError } from '../core/app-error.ts';
import { chooseEncoding, createBody, pack, packedBody } from './compression.ts';
import type { FinishedAnswer, Rendered } from './page-cache.ts';

/** Weak: the same answer goes out in several encodings. */
const etagOf = (body: Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** A finished answer with these bytes, which are read before this returns and may be written over then. */
export function finish(status: number, headers: Record<string, string>, bytes: Buffer): FinishedAnswer {
  const packed = pack(bytes);
  const body = packed ? packedBody(packed) : createBody(Buffer.from(bytes), null);
  // Of the packed bytes: the same for the same page, and a sixth of the work.
  return { status, headers, etag: etagOf(packed ?? bytes), body };
}

/** The answer of a call that may be kept: its JSON written once, with the headers its handler sets. */
export async function finishCall(
  spec: EndpointSpec,
  run: (setHeader: (name: string, value: string) => void) => Promise<unknown>,
): Promise<Rendered> {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Origin, Accept-Encoding, X-Pictures',
  };
  const result = await run((name, value) => {
    headers[name] = value;
  });
  if (result instanceof AppError) throw new Error(`A kept call refused: ${result.code}`);
  const answer = finish(spec.status ?? 200, headers, Buffer.from(JSON.stringify(result)));
  return { answer, tags: new Set(spec.cacheTags), keep: true };
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;

/** Sends a finished answer, or 304 when the browser has it. */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: FinishedAnswer,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', etag);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = chooseEncoding(body, request.headers['accept-encoding']);
  if (!encoding) return reply.code(status).send(await body.plain());
  const bytes = await body.as(encoding);
  return reply.code(status).header('content-encoding', encoding).send(bytes);
}
