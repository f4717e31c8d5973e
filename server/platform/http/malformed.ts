import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { appError, errorBody, errorStatus } from '../core/app-error.ts';
import { addSafeHeaders, dataPolicy } from './safe-headers.ts';
import { requestLang } from './serve.ts';

/** What the error handler answers as `malformed_body`: 400. */
export const malformed = Object.assign(new Error('malformed'), { statusCode: 400 });

/**
 * The path and query of a request target. A target in absolute form (`GET http://host/path`, RFC 9112, 3.2.2) loses its
 * host, which no answer of ours depends on. Anything else stays as it is; {@link isPath} tells what is no path then.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url);
  if (!absolute) return url;
  const rest = url.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** False for a target such as `*` or `ftp://host/`, and for one that holds a NUL, which PostgreSQL keeps in no text. */
export const isPath = (url: string): boolean => url.startsWith('/') && !url.includes('%00');

/**
 * Answers what the router refuses before any hook runs: a broken percent escape is malformed, a parameter longer than any
 * id of ours is a thing that does not exist. The address is not repeated.
 */
export function refuseTarget(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = appError(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_body');
  // No hook of ours runs for what the router refuses.
  reply.type('application/json; charset=utf-8');
  addSafeHeaders(reply, request.url, false);
  reply.code(errorStatus(problem.code)).send(errorBody(problem, requestLang(request.headers)));
}

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers bytes that are no HTTP, which Node's parser refuses before there is a request, and ends the connection. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(errorBody(appError('malformed_body'), 'en'));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${phrases[status]}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'content-type: application/json; charset=utf-8',
        'x-content-type-options: nosniff',
        'cross-origin-resource-policy: same-origin',
        `content-security-policy: ${dataPolicy}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}
