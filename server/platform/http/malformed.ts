import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { appError, errorBody, errorStatus } from '../core/app-error.ts';
import { addSafeHeaders, type HeaderOptions, safeHeaderLines } from './safe-headers.ts';
import { requestLang } from './serve.ts';

/** The error that the error handler turns into `malformed_body` (400). */
export const malformed = Object.assign(new Error('malformed'), { statusCode: 400 });

/**
 * Returns the path and query of a request target. Removes the host of a target in absolute form (`GET
 * http://host/path`, RFC 9112, 3.2.2), because no response depends on it. Returns any other target unchanged; check it
 * with {@link isPath}.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url);
  if (!absolute) return url;
  const rest = url.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns whether a request has more than one Host header, which must be refused (RFC 9112, 3.2). Node keeps the first
 * and drops the others; a proxy in front may have routed by another.
 */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Returns whether a target is a path. False for `*`, `ftp://host/`, and for a NUL, which PostgreSQL cannot store. */
export const isPath = (url: string): boolean => url.startsWith('/') && !url.includes('%00');

/**
 * Creates the handler of requests that the router refuses before any hook runs: 400 for a broken percent escape, 404 for a
 * parameter that is longer than any id. The response does not repeat the URL.
 */
export const refuseTarget =
  (options: HeaderOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = appError(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_body');
    // No hook runs for these requests, so the headers are set here.
    reply.type('application/json; charset=utf-8');
    addSafeHeaders(reply, request.url, options);
    reply.code(errorStatus(problem.code)).send(errorBody(problem, requestLang(request.headers)));
  };

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Creates the handler of bytes that Node's HTTP parser refuses, before there is a request. It responds and closes the
 * connection.
 */
export const refuseBytes =
  (options: HeaderOptions) =>
  (error: Error & { code?: string }, socket: Socket): void => {
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
          ...safeHeaderLines(options),
          'connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    socket.destroy(error);
  };
