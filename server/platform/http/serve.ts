import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, Endpoints, RequestInput, ResponseInput } from '#contract/core/endpoint.ts';
import { type Permission, permits } from '#contract/people/accounts/permissions.ts';
import { type Lang, langOf } from '#languages/list.ts';
import { AppError, appError, errorBody, errorStatus } from '../core/app-error.ts';
import { type Asker, shopAsker } from '../limits/shared-work.ts';
import {
  hostCookieName,
  isFresh,
  type ResolveSession,
  type Session,
  sessionCookieName,
} from '../security/session.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { askerOf } from './asker.ts';
import { finishEndpoint, sendFinished } from './caching/finished-response.ts';
import type { PageCache } from './caching/page-cache.ts';
import type { IdempotentRequest } from './idempotency.ts';
import { partsLimit, type Upload } from './multipart.ts';
import { type PictureWalk, picturesIn, type Whole, wantsRelative } from './pictures.ts';
import { type CountCall, readInput } from './read-input.ts';
import { createStripper } from './strip-response.ts';
import { checkResponse, type Input } from './validate.ts';

/** The context of a request that every handler gets beside its validated input. */
export type RequestContext = {
  lang: Lang;
  now: Date;
  ip: string;
  headers: IncomingHttpHeaders;
  /** Returns who waits for the response, until the connection closes. */
  asker(): Asker;
  /** The files of a multipart body; empty if the endpoint takes none. */
  files: readonly Upload[];
  /** Sets a header of the response. */
  setHeader(name: string, value: string): void;
  /** Says that the request repeats an earlier one, whose result is the response: its status is 200. */
  repeated(): void;
  /**
   * Returns the error for a caller who lacks one of the `further` permissions or fresh proof, or for a sale while the shop
   * does not sell; null if they may go on. For inputs that need more than the endpoint itself.
   */
  demand(more: Demand): Promise<AppError | null>;
};

/** The needs of some inputs beyond those of their endpoint: of the caller, or of a shop that sells. */
export type Demand = { permission?: Permission; fresh?: boolean; sells?: true };

type SessionOf<C extends EndpointSpec> = C['access'] extends 'anyone' | 'gateway' | 'operator'
  ? Session | null
  : Session;

/** A handler's argument: validated input, the session, and the request context. */
export type Context<C extends EndpointSpec> = RequestInput<C> & RequestContext & { session: SessionOf<C> };

/** The handlers of a resource, one for each endpoint. A returned {@link AppError} becomes an error response. */
export type Handlers<R extends Endpoints> = {
  [K in keyof R]: R[K] extends EndpointSpec
    ? (context: Context<R[K]>) => Promise<ResponseInput<R[K]> | AppError>
    : never;
};

/** The dependencies of the HTTP layer. */
export type ServeOptions = {
  resolveSession: ResolveSession;
  limit: CountCall;
  /** Runs a handler once for each `Idempotency-Key`. */
  once: (request: IdempotentRequest, run: () => Promise<unknown>, onStored: () => void) => Promise<unknown>;
  /** Records a request that the caller's role may not make. It must not fail. */
  refused: (
    session: Session,
    call: { key: string; access: EndpointSpec['access']; ip: string },
  ) => Promise<void>;
  /** Returns whether this shop asks for fresh proof; production always does. */
  needsFreshProof: () => Promise<boolean>;
  /** Returns whether the shop has set all that it needs to sell. */
  sells: () => Promise<boolean>;
  now: () => Date;
  /** Caches the responses of endpoints with cache tags. */
  cache: PageCache;
  /** Runs the work of a request as its trace. */
  trace: Telemetry['request'];
  /** Makes picture addresses absolute, for clients on another origin. */
  wholePicture: Whole;
  /** Checks responses against the contract in tests and development: an undeclared field throws. */
  checkResponses: boolean;
};

type AnyHandler = (context: Input & RequestContext & { session: Session | null }) => Promise<unknown>;
/** All registered endpoints by key, for callers in the same process. */
export type Registry = Map<string, { spec: EndpointSpec; handler: AnyHandler }>;

/** Returns the language of a request: `x-lang`, else the `lang` cookie, else English. */
export function requestLang(headers: IncomingHttpHeaders): Lang {
  const said = headers['x-lang'] ?? /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return langOf(said);
}

/** The header of a request that a page makes by itself, while nobody uses it. */
const backgroundHeader = 'x-background';

/** Returns whether a sent token is a real one. Older clients without a session send the word "null". */
export const isToken = (sent: string): boolean => sent !== '' && sent !== 'null' && sent !== 'undefined';

function bearer(headers: IncomingHttpHeaders): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}

/**
 * Returns the token of the session cookie: of the one over https if there are both. It is for downloads by a plain link,
 * never for an endpoint that writes.
 */
export function cookieToken(headers: IncomingHttpHeaders): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const find = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return find(hostCookieName) || find(sessionCookieName) || null;
}

/** Returns the session of an authorized caller (null for a visitor), or the error that refuses the request. */
async function authorize(
  { key, spec }: Pick<Served, 'key' | 'spec'>,
  { headers, ip }: FastifyRequest,
  options: ServeOptions,
): Promise<Session | null | AppError> {
  if (spec.access === 'gateway' || spec.access === 'operator') return null;
  const token = bearer(headers) ?? (spec.download ? cookieToken(headers) : null);
  const isUse = headers[backgroundHeader] === undefined;
  const session = token ? await options.resolveSession(token, { isUse }) : null;
  if (spec.access === 'anyone') return session;
  if (!session) return appError(token ? 'session_ended' : (spec.unauthenticatedError ?? 'not_authenticated'));
  if (spec.access === 'member') return session;
  if (spec.access === session.role) {
    if (spec.access !== 'admin') return session;
    const need: Demand = {
      ...(spec.permission !== 'any' && { permission: spec.permission }),
      ...(spec.fresh === 'always' && { fresh: true }),
    };
    return (await refusalOf(need, { key, spec, session, ip }, options)) ?? session;
  }
  await options.refused(session, { key, access: spec.access, ip });
  return appError('not_allowed');
}

/** Returns the error for a demand that is not met; null if the caller may go on. */
async function refusalOf(
  { permission, fresh, sells }: Demand,
  { key, spec, session, ip }: Pick<Served, 'key' | 'spec'> & { session: Session | null; ip: string },
  { refused, needsFreshProof, now, sells: shopSells }: ServeOptions,
): Promise<AppError | null> {
  if (sells && !(await shopSells())) return appError('shop_not_ready');
  if (!permission && !fresh) return null;
  if (!session) return appError('not_authenticated');
  if (permission && !permits(session.staffRoles, permission)) {
    await refused(session, { key, access: spec.access, ip });
    return appError('not_allowed');
  }
  const stale = fresh && !isFresh(session, now()) && (await needsFreshProof());
  return stale ? appError('fresh_proof_needed') : null;
}

/** Wraps a handler so that fields which the contract does not declare never leave the server. */
function stripped(
  key: string,
  spec: EndpointSpec,
  handler: AnyHandler,
  { checkResponses }: Pick<ServeOptions, 'checkResponses'>,
): AnyHandler {
  // Text and bytes have no fields to strip.
  if (spec.produces) return handler;
  const strip = createStripper(spec.response);
  return async (context) => {
    const result = await handler(context);
    if (result instanceof AppError) return result;
    if (checkResponses) checkResponse(key, spec, result, strip);
    return strip(result);
  };
}

/** Registers the endpoints of a resource with their handlers, on the HTTP server and in the registry. */
export function serve<R extends Endpoints>(
  app: FastifyInstance,
  registry: Registry,
  resource: R,
  handlers: Handlers<R>,
  options: ServeOptions,
): void {
  for (const [key, spec] of Object.entries(resource)) {
    const handler = stripped(key, spec, handlers[key as keyof R] as unknown as AnyHandler, options);
    registry.set(key, { spec, handler });
    const [method, path] = key.split(' ') as [string, string];
    const pictures = spec.produces ? null : picturesIn(spec.response);
    app.route({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: spec.bodyLimit ?? (spec.parts ? partsLimit(spec.parts) : 100_000),
      config: { rawBody: spec.rawBody === true, form: spec.form === true },
      handler: (request, reply) => {
        const work = () => handle({ key, spec, handler, pictures }, options, request, reply);
        // A response from memory has no steps; a trace of it costs more than the response.
        return spec.cacheTags ? work() : options.trace(request, work);
      },
    });
  }
}

type Served = { key: string; spec: EndpointSpec; handler: AnyHandler; pictures: PictureWalk };

async function handle(
  { key, spec, handler, pictures }: Served,
  options: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const lang = requestLang(request.headers);
  const sendError = (problem: AppError) => {
    if (problem.values.seconds !== undefined) reply.header('retry-after', String(problem.values.seconds));
    return reply.code(errorStatus(problem.code)).send(errorBody(problem, lang));
  };
  reply.header('cache-control', 'no-store');

  const session = await authorize({ key, spec }, request, options);
  if (session instanceof AppError) return sendError(session);
  // Decided before the input is read, and applied by `call`, so that a retry still gets the response of its first try.
  const unready = spec.sells === true && !(await options.sells()) ? appError('shop_not_ready') : null;
  const userId = session?.userId ?? null;
  const read = await readInput(spec, options, request, userId);
  if (read instanceof AppError) return sendError(unready ?? read);
  const { files, input } = read;
  const now = options.now();
  const relative = !pictures || wantsRelative(request.headers);
  const placed = (result: unknown) => (relative ? result : pictures(result, options.wholePicture));
  const setHeader = (name: string, value: string) => void reply.header(name, value);
  let status = spec.status ?? 200;
  const repeated = () => {
    status = 200;
  };
  const demand = (more: Demand) => refusalOf(more, { key, spec, session, ip: request.ip }, options);
  const { ip, headers } = request;
  const asker = () => askerOf(request, reply);
  const call = async () =>
    unready ??
    handler({ ...input, files, session, lang, now, ip, headers, asker, setHeader, repeated, demand });
  if (spec.cacheTags) {
    const render = () =>
      options.trace(request, () =>
        finishEndpoint(spec, async (setHeader) => {
          const result = await handler({
            ...input,
            files,
            session: null,
            lang,
            now,
            ip: '',
            headers: {},
            asker: shopAsker,
            setHeader,
            repeated,
            demand,
          });
          return placed(result);
        }),
      );
    const cacheKey = `${key} ${JSON.stringify(input)}${relative ? '' : ' whole'}`;
    const limited = options.cache.has(cacheKey)
      ? null
      : await options.limit(spec.limit ?? 'search', { ip, userId, body: undefined });
    const cached = limited ?? (await options.cache.get(cacheKey, render, asker));
    return cached instanceof AppError ? sendError(cached) : sendFinished(request, reply, cached);
  }
  const idempotencyKey = request.headers['idempotency-key'];
  const result =
    typeof idempotencyKey === 'string' && session && request.method !== 'GET'
      ? await options.once(
          {
            userId: session.userId,
            call: key,
            key: idempotencyKey,
            input: { params: input.params, body: input.body, files },
            secret: spec.secret === true,
            repeats: spec.repeats === true,
            now,
          },
          call,
          () => spec.repeats && repeated(),
        )
      : await call();
  if (result instanceof AppError) return sendError(result);
  if (spec.produces) return reply.code(status).type(spec.produces).send(result);
  return reply.code(status).send(placed(result));
}
