import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { type AppError, appError, errorBody, errorStatus } from '../core/app-error.ts';
import { FolderAway } from '../core/storage-away.ts';
import { countInRequest } from '../database/trouble.ts';
import { addressKey } from '../limits/address-key.ts';
import { type ConnectionBounds, createAdmission, usualBounds } from './connection-bounds.ts';
import { hasTwoHosts, isPath, malformed, originForm, refuseBytes, refuseTarget } from './malformed.ts';
import { registerMultipart } from './multipart.ts';
import { outageOf, retryAfterSeconds } from './outage.ts';
import { type Trust, visitorAddress } from './proxy.ts';
import { addSafeHeaders } from './safe-headers.ts';
import { requestLang } from './serve.ts';
import { endSlowSenders, type Patience, usualPatience, watchedByNode } from './slow-senders.ts';

/** The options of the HTTP server. */
export type AppOptions = {
  logLevel: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: Trust;
  /** Other origins that may call the API from a browser (CORS). */
  clientOrigins: readonly string[];
  /** The shop's public address. Responses carry HSTS when it is https. */
  publicUrl: string;
  /** The time limits for clients; those of production by default. */
  patience?: Patience;
  /** The bounds of what a client may leave unread; those of production by default. */
  bounds?: ConnectionBounds;
};

const methods = 'GET,POST,PUT,PATCH,DELETE';
/** The headers of a response that a script of another origin may read. */
const readable = 'content-disposition,link,retry-after,x-request-id,x-total-count';

/** Converts an error of Fastify to an AppError; anything else is a bug. */
function toAppError(error: FastifyError): AppError {
  // The person was erased while the request was under way (`refuse_erased()` in 0110_people_accounts.sql).
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

/**
 * Refuses a body with half of a surrogate pair, which PostgreSQL stores in no JSON. Only a body with such an escape is
 * walked.
 */
const wellFormedOnly = (body: Buffer, done: Done): Done =>
  surrogateEscape.test(body.toString('latin1'))
    ? (error, value) => (error || isWellFormed(value) ? done(error, value) : done(malformed))
    : done;

/** Parses JSON. An empty body counts as `{}`. A webhook's body stays raw, for its signature. */
function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if ((request.routeOptions.config as { rawBody?: boolean }).rawBody) done(null, body);
    else if (body.length === 0) done(null, {});
    // PostgreSQL cannot store a NUL in text, and no honest client sends one.
    else if (body.includes('\\u0000') || body.includes(0)) done(malformed);
    else parseJson(request, body.toString('utf8'), wellFormedOnly(body, done));
  });
}

/** Parses web forms for endpoints that take them; every other endpoint responds 415. */
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

/** Allows the listed origins (CORS), with credentials for the socket's handshake. */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    // On every response: a shared cache must not serve one origin the headers of another, or of none.
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', readable);
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

/** Turns off Fastify's request lines, which contain URLs. The onResponse hook below logs route patterns instead. */
class QuietRequests extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }
}

/** Serializes an error and its cause for the log, without PostgreSQL's `detail` and `where`, which quote rows. */
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

/** Refuses requests of clients that ask for more than they read. Closed connections get no response. */
function admitRequests(app: FastifyInstance, bounds: ConnectionBounds, trust: Trust): void {
  const admit = createAdmission(bounds);
  app.addHook('onRequest', (request, reply, done) => {
    const admission = admit(request.raw, reply.raw, addressKey(visitorAddress(request.raw, trust)));
    if (admission === 'admitted') return done();
    if (admission === 'cut') return void reply.hijack();
    const problem = appError('too_many_requests', { minutes: 1 });
    reply
      .code(429)
      .header('retry-after', 2)
      .send(errorBody(problem, requestLang(request.headers)));
  });
}

/** Creates the HTTP server. Errors are always `{ message, error, code }`; an unknown `/api` path is a 404 in JSON. */
export function createApp(options: AppOptions): FastifyInstance {
  const { patience = usualPatience, bounds = usualBounds } = options;
  const headers = { crossOrigin: options.clientOrigins.length > 0, publicUrl: options.publicUrl };
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
    // Generated here, never taken from the client, so that a request can be found in the log of any process.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: 100_000,
    rewriteUrl: originForm,
    frameworkErrors: refuseTarget(headers),
    clientErrorHandler: refuseBytes(headers),
    forceCloseConnections: 'idle',
    ...watchedByNode(patience),
  });
  endSlowSenders(app, patience);
  parseBodies(app);
  parseForms(app);
  registerMultipart(app);
  // Hooks that run on every request use `done`, which costs no promise.
  admitRequests(app, bounds, options.trustProxy);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Fastify accepts any text as an address. Without the header, `request.ip` is the socket's address.
    if (request.ip !== visitorAddress(request.raw, options.trustProxy))
      delete request.raw.headers['x-forwarded-for'];
    done(isPath(request.url) && !hasTwoHosts(request.raw) ? undefined : malformed);
  });
  allowOrigins(app, options.clientOrigins);
  app.addHook('onSend', (request, reply, _payload, done) => {
    addSafeHeaders(reply, request.url, headers);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the URL, whose ids and tokens are personal data.
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
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed: responded 500');
    if (errorStatus(problem.code) > 500) {
      countInRequest(error);
      // A handler may have allowed caching before it failed.
      reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
      // A folder that is away is in the log once (watch-files.ts), not with each picture of a page.
      request.log[error instanceof FolderAway ? 'debug' : 'warn'](
        { err: error, route: request.routeOptions.url },
        'database, disk or bucket unavailable or full: request refused; the client may retry',
      );
    }
    return reply.code(errorStatus(problem.code)).send(errorBody(problem, requestLang(request.headers)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(appError('not_found'), requestLang(request.headers))),
  );
  return app;
}
