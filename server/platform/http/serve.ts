import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, Endpoints, RequestInput, ResponseInput } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/errors.ts';
import { AppError, appError, errorBody, errorStatus } from '../core/app-error.ts';
import { type ResolveSession, type Session, sessionCookieName } from '../security/session.ts';
import { finishCall, sendFinished } from './finished.ts';
import type { IdempotentRequest } from './idempotency.ts';
import { type Parts, partsLimit, readMultipart, type Upload } from './multipart.ts';
import type { PageCache } from './page-cache.ts';
import { type PictureWalk, picturesIn, type Whole, wantsRelative } from './pictures.ts';
import { namedIn } from './strip-response.ts';
import { checkAnswer, type Input, validate } from './validate.ts';

/** What every handler is given beside its validated input. */
export type RequestContext = {
  lang: Lang;
  now: Date;
  ip: string;
  headers: IncomingHttpHeaders;
  /** The files of a body in parts; none where the call takes none. */
  files: readonly Upload[];
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
};

type SessionOf<C extends EndpointSpec> = C['access'] extends 'anyone' | 'gateway' | 'operator'
  ? Session | null
  : Session;

/** A handler's argument: validated input, the caller, and the circumstances. */
export type Context<C extends EndpointSpec> = RequestInput<C> & RequestContext & { session: SessionOf<C> };

/** The handlers of a resource: every call, none left out; a {@link AppError} is answered as an error. */
export type Handlers<R extends Endpoints> = {
  [K in keyof R]: R[K] extends EndpointSpec
    ? (context: Context<R[K]>) => Promise<ResponseInput<R[K]> | AppError>
    : never;
};

/** What serving needs from the rest of the house. */
export type ServeOptions = {
  resolveSession: ResolveSession;
  /** Counts a try against the call's limit; a fault when it is used up. */
  limit: (
    name: NonNullable<EndpointSpec['limit']>,
    who: { ip: string; userId: string | null; body: unknown },
  ) => Promise<AppError | null>;
  /** Runs a call once per `Idempotency-Key`. */
  once: (request: IdempotentRequest, run: () => Promise<unknown>) => Promise<unknown>;
  /** Notes that somebody who is signed in asked for a call that is not for their role. Must not fail. */
  refused: (
    session: Session,
    call: { key: string; who: EndpointSpec['access']; ip: string },
  ) => Promise<void>;
  now: () => Date;
  /** Keeps the answers of calls that may be kept. */
  cache: PageCache;
  /** Gives pictures in answers an origin, for clients that stand on another one. */
  wholePicture: Whole;
  /** Check answers against the contract (tests and development): what it does not name fails there instead of being left out. */
  checkAnswers: boolean;
};

type AnyHandler = (context: Input & RequestContext & { session: Session | null }) => Promise<unknown>;
/** Every registered call by its key, for callers in the same process. */
export type Registry = Map<string, { spec: EndpointSpec; handler: AnyHandler }>;

/** The language of a request: `x-lang`, else the `lang` cookie, else English. */
export function requestLang(headers: IncomingHttpHeaders): Lang {
  const said = headers['x-lang'] ?? /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return said === 'hi' ? 'hi' : 'en';
}

/** False for what an older client without a session sends in place of a token: the word "null". */
export const isToken = (sent: string): boolean => sent !== '' && sent !== 'null' && sent !== 'undefined';

function bearer(headers: IncomingHttpHeaders): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}

/** The token of the session cookie: for downloads that a plain link makes, never for a call that writes. */
export function cookieToken(headers: IncomingHttpHeaders): string | null {
  const pair = (headers.cookie ?? '')
    .split(';')
    .find((one) => one.trim().startsWith(`${sessionCookieName}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim() || null;
}

/** Returns the session of a caller who is let in, or the reason why not. */
async function authorize(
  { key, spec }: Pick<Served, 'key' | 'spec'>,
  { headers, ip }: FastifyRequest,
  { resolveSession: resolve, refused }: ServeOptions,
): Promise<Session | null | AppError> {
  if (spec.access === 'gateway' || spec.access === 'operator') return null;
  const token = bearer(headers) ?? (spec.download ? cookieToken(headers) : null);
  const session = token ? await resolve(token) : null;
  if (spec.access === 'anyone') return session;
  if (!session) return appError(token ? 'session_ended' : (spec.unauthenticatedError ?? 'not_authenticated'));
  if (spec.access === 'member' || spec.access === session.role) return session;
  await refused(session, { key, who: spec.access, ip });
  return appError('not_allowed');
}

/** A handler of which only what the contract names leaves the server: over HTTP, in a page's data, or kept for a retry. */
function answering(
  key: string,
  spec: EndpointSpec,
  handler: AnyHandler,
  { checkAnswers }: Pick<ServeOptions, 'checkAnswers'>,
): AnyHandler {
  // Text and bytes are written by the handler.
  if (spec.produces) return handler;
  const named = namedIn(spec.response);
  return async (context) => {
    const result = await handler(context);
    if (result instanceof AppError) return result;
    if (checkAnswers) checkAnswer(key, spec, result, named);
    return named(result);
  };
}

/** Registers the calls of a resource with their handlers, and notes them in the registry. */
export function serve<R extends Endpoints>(
  app: FastifyInstance,
  registry: Registry,
  resource: R,
  handlers: Handlers<R>,
  options: ServeOptions,
): void {
  for (const [key, spec] of Object.entries(resource)) {
    const handler = answering(key, spec, handlers[key as keyof R] as unknown as AnyHandler, options);
    registry.set(key, { spec, handler });
    const [method, path] = key.split(' ') as [string, string];
    const pictures = spec.produces ? null : picturesIn(spec.response);
    app.route({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: spec.bodyLimit ?? (spec.parts ? partsLimit(spec.parts) : 100_000),
      config: { rawBody: spec.rawBody === true, form: spec.form === true },
      handler: (request, reply) => answer({ key, spec, handler, pictures }, options, request, reply),
    });
  }
}

type Served = { key: string; spec: EndpointSpec; handler: AnyHandler; pictures: PictureWalk };

async function answer(
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
  // Only an admitted caller's parts are read, and those of a limited call only within the limit.
  const userId = session?.userId ?? null;
  const count = (body: unknown) =>
    spec.limit ? options.limit(spec.limit, { ip: request.ip, userId, body }) : null;
  let parts: Parts = { body: request.body, files: [] };
  if (spec.parts) {
    const limited = await count(null);
    if (limited) return sendError(limited);
    const read = await readMultipart(request, spec.parts);
    if (read instanceof AppError) return sendError(read);
    parts = read;
  } else if (request.isMultipart()) return sendError(appError('unsupported_media'));
  const { files } = parts;
  const input = validate(spec, { params: request.params, query: request.query, body: parts.body });
  if (input instanceof AppError) return sendError(input);
  const limited = spec.parts ? null : await count(input.body);
  if (limited) return sendError(limited);
  const now = options.now();
  const relative = !pictures || wantsRelative(request.headers);
  const placed = (result: unknown) => (relative ? result : pictures(result, options.wholePicture));
  const setHeader = (name: string, value: string) => void reply.header(name, value);
  const run = () =>
    handler({ ...input, files, session, lang, now, ip: request.ip, headers: request.headers, setHeader });
  if (spec.cacheTags) {
    const kept = await options.cache.get(`${key} ${JSON.stringify(input)}${relative ? '' : ' whole'}`, () =>
      finishCall(spec, async (setHeader) => {
        const result = await handler({
          ...input,
          files,
          session: null,
          lang,
          now,
          ip: '',
          headers: {},
          setHeader,
        });
        return placed(result);
      }),
    );
    return sendFinished(request, reply, kept);
  }
  const idempotencyKey = request.headers['idempotency-key'];
  const result =
    typeof idempotencyKey === 'string' && session && request.method !== 'GET' && !spec.parts
      ? await options.once(
          {
            userId: session.userId,
            call: key,
            key: idempotencyKey,
            input: { params: input.params, body: input.body },
            secret: spec.secret === true,
            now,
          },
          run,
        )
      : await run();
  if (result instanceof AppError) return sendError(result);
  if (spec.produces)
    return reply
      .code(spec.status ?? 200)
      .type(spec.produces)
      .send(result);
  return reply.code(spec.status ?? 200).send(placed(result));
}
