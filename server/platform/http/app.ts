import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { type AppError, appError, errorBody, errorStatus } from '../core/app-error.ts';
import { countInRequest } from '../database/trouble.ts';
import { isPath, malformed, originForm, refuseBytes, refuseTarget } from './malformed.ts';
import { registerMultipart } from './multipart.ts';
import { outageOf, retryAfterSeconds } from './outage.ts';
import { type Trust, visitorAddress } from './proxy.ts';
import { addSafeHeaders } from './safe-headers.ts';
import { requestLang } from './serve.ts';
import { endSlowSenders, type Patience, usualPatience, watchedByNode } from './slow-senders.ts';

/** What the HTTP server needs to know. */
export type AppOptions = {
  logLevel: string;
  /** Whose `X-Forwarded-*` headers count. */
  trustProxy: Trust;
  /** Other origins that may call the API from a browser. */
  clientOrigins: readonly string[];
  /** How long callers may take; as in a real shop if not given. */
  patience?: Patience;
};

const methods = 'GET,POST,PUT,PATCH,DELETE';

/** Fastify's own refusals in our words; anything else is a fault of ours. */
function toAppError(error: FastifyError): AppError {
  // Something was on its way for a person who was erased meanwhile (migration 0091).
  if (error.code === 'NR001') return appError('session_ended');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return appError('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return appError('unsupported_media');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return appError('malformed_body');
  return outageOf(error) ?? appError('internal');
}

const surrogateEscape = /\\u[dD][89a-fA-F]/;

/** Returns whether every string and key of a JSON value is well-formed Unicode. */
const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
};

type Done = (error: Error | null, value?: unknown) => void;

/** Refuses a body with half of a surrogate pair, which PostgreSQL stores in no JSON. Only a body with such an escape is walked. */
const wellFormedOnly = (body: Buffer, done: Done): Done =>
  surrogateEscape.test(body.toString('latin1'))
    ? (error, value) => (error || isWellFormed(value) ? done(error, value) : done(malformed))
    : done;

/** JSON as the API takes it: an empty body counts as `{}`; a webhook's stays raw for its signature. */
function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if ((request.routeOptions.config as { rawBody?: boolean }).rawBody) done(null, body);
    else if (body.length === 0) done(null, {});
    // PostgreSQL keeps no NUL in text; no honest client sends one.
    else if (body.includes('\\u0000') || body.includes(0)) done(malformed);
    else parseJson(request, body.toString('utf8'), wellFormedOnly(body, done));
  });
}

/** Web forms, for the calls that take them; elsewhere they stay what nothing here understands. */
function parseForms(app: FastifyInstance): void {
  const refused = Object.assign(new Error('no form'), {
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    statusCode: 415,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (request, body: string, done) => {
      if ((request.routeOptions.config as { form?: boolean }).form)
        done(null, Object.fromEntries(new URLSearchParams(body)));
      else done(refused);
    },
  );
}

/** Lets the listed origins call from a browser, with credentials for the socket's handshake. */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('vary', 'Origin');
    if (request.method === 'OPTIONS') {
      reply.header('access-control-allow-methods', methods);
      reply.header(
        'access-control-allow-headers',
        'authorization,content-type,idempotency-key,x-lang,x-pictures',
      );
      return reply.code(204).send();
    }
  });
}

/** Fastify's own request lines carry URLs; ours (below) carry route patterns. */
class QuietRequests extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }
}

/** An error for the log, with what caused it: PostgreSQL's `detail` and `where` quote rows, so they stay out. */
function describeError(error: Error & { code?: string; constraint?: string }): {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
} {
  const { name, message, stack, code, constraint, cause } = error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    code,
    constraint,
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}

/** The HTTP server with its manners: errors are always `{ message, error, code }`, an unknown `/api` path is 404 JSON. */
export function createApp(options: AppOptions): FastifyInstance {
  const { patience = usualPatience } = options;
  const app = Fastify({
    logger:
      options.logLevel === 'silent'
        ? false
        : {
            level: options.logLevel,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: describeError },
          },
    logController: new QuietRequests(),
    trustProxy: options.trustProxy,
    // Ours, never the caller's: whoever asks for help can name it, and the log of any process is searched by it.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: 100_000,
    rewriteUrl: originForm,
    frameworkErrors: refuseTarget,
    clientErrorHandler: refuseBytes,
    forceCloseConnections: 'idle',
    ...watchedByNode(patience),
  });
  endSlowSenders(app, patience);
  parseBodies(app);
  parseForms(app);
  registerMultipart(app);
  // Hooks of every request answer by `done`, not with a promise each.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Fastify takes any word for an address; without the header `request.ip` is the socket's.
    if (request.ip !== visitorAddress(request.raw, options.trustProxy))
      delete request.raw.headers['x-forwarded-for'];
    done(isPath(request.url) ? undefined : malformed);
  });
  allowOrigins(app, options.clientOrigins);
  const crossOrigin = options.clientOrigins.length > 0;
  app.addHook('onSend', (request, reply, _payload, done) => {
    addSafeHeaders(reply, request.url, crossOrigin);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the URL: ids and tokens in it are personal data.
    request.log.debug(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toAppError(error);
    if (problem.code === 'internal')
      request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    if (errorStatus(problem.code) > 500) {
      countInRequest(error);
      reply.header('retry-after', retryAfterSeconds);
      request.log.warn(
        { err: error, route: request.routeOptions.url },
        'the database or the disk is away or full',
      );
    }
    return reply.code(errorStatus(problem.code)).send(errorBody(problem, requestLang(request.headers)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(appError('not_found'), requestLang(request.headers))),
  );
  return app;
}
