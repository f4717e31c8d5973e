import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { AppError } from '../../core/app-error.ts';
import { type Body, chooseEncoding, createPageBody } from './compression.ts';

/** A complete response that is the same for everyone: a page, or the JSON of a cacheable endpoint. */
export type FinishedResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Body;
};

/** The result of a render: the response, the tags of its data, and whether it may be cached. */
export type Rendered = { response: FinishedResponse; tags: ReadonlySet<string>; cacheable: boolean };

/** Returns a weak ETag, because the same response is sent in several encodings. */
const etagOf = (body: Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** Creates a finished response. */
export const finish = (status: number, headers: Record<string, string>, bytes: Buffer): FinishedResponse => ({
  status,
  headers,
  etag: etagOf(bytes),
  body: createPageBody(bytes),
});

/** Renders the response of a cacheable endpoint: its JSON, with the headers that the handler sets. */
export async function finishEndpoint(
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
  if (result instanceof AppError) throw new Error(`A cacheable endpoint returned an error: ${result.code}`);
  const response = finish(spec.status ?? 200, headers, Buffer.from(JSON.stringify(result)));
  return { response, tags: new Set(spec.cacheTags), cacheable: true };
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;

/** Sends a finished response, or 304 when the client has it. */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: FinishedResponse,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', etag);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = chooseEncoding(body, request.headers['accept-encoding']);
  const bytes = await body.as(encoding ?? 'plain');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).send(bytes);
}
