import type { Contract } from '../index.ts';
import type { EndpointSpec, Request, ResponseBody } from './endpoint.ts';

/** The key of an endpoint: `METHOD /path/{param}`. */
export type EndpointKey = keyof Contract & string;

type SpecOf<K extends EndpointKey> = Contract[K] extends EndpointSpec ? Contract[K] : never;

/**
 * The input of an endpoint: `params`, `query` and `body`. `key` is the `Idempotency-Key`: a request that is sent again
 * with the same key returns the first response. `keepalive`: the request outlives the page. `timeoutMs`: the request is
 * given up after that time.
 */
export type InputOf<K extends EndpointKey> = Request<SpecOf<K>> & {
  key?: string;
  keepalive?: boolean;
  timeoutMs?: number;
};

/** The response of an endpoint. */
export type ResponseOf<K extends EndpointKey> = ResponseBody<SpecOf<K>>;

type Rest<I> = Record<never, never> extends I ? [input?: I] : [input: I];

/** The typed client, in the browser (over HTTP) and in page loaders (in process). */
export type Api = <K extends EndpointKey>(key: K, ...input: Rest<InputOf<K>>) => Promise<ResponseOf<K>>;

/** The error that the client throws: the error body with its HTTP status (0 for a network failure). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: string[];
  readonly details: unknown;
  constructor(status: number, body: { message: string; code: string; errors?: string[]; details?: unknown }) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? [];
    this.details = body.details;
  }
}

/** The options of a browser client. */
export type ClientOptions = {
  /** The origin of the API; '' for the page's own. */
  base: string;
  /** Returns the bearer token, or null for a visitor. */
  token: () => string | null;
  /** Returns the language of messages. */
  lang: () => string;
  /** Returns the message for a network failure. */
  offline: () => string;
  /** Returns the message for a request that was given up. */
  tooSlow?: () => string;
  /** Returns whether a page asks by itself, while nobody uses it. Such a request does not keep a session alive. */
  isBackground?: () => boolean;
};

/** Returns the method of a request, and its path with params and query filled in. */
export function requestLine(key: string, input: { params?: object; query?: object } = {}): [string, string] {
  const space = key.indexOf(' ');
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return [key.slice(0, space), search ? `${path}?${search}` : path];
}

type ErrorBody = { message: string; code: string; errors?: string[]; details?: unknown };

// A longer text is no message but a page or a dump.
const longestMessage = 300;

/**
 * Returns the error in a body. The shop's own have a code. One without may come from a proxy or an older server: of that
 * only a short message counts. Without any, the caller has a message of its own.
 */
function errorIn(body: unknown, code: string): ErrorBody {
  const given = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  if (given.code) return given as ErrorBody;
  const { message } = given;
  return { code, message: typeof message === 'string' && message.length <= longestMessage ? message : '' };
}

/** The calls that say `success: false` without a refusal: an open request is the answer to the same request. */
const answersFalse: readonly EndpointKey[] = ['POST /api/chat/request'];

/** Starts the time of a request. `end` stops it. */
function startTimeout(ms: number | undefined): { signal: AbortSignal | null; end: () => void } {
  if (ms === undefined) return { signal: null, end: () => undefined };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ms);
  return { signal: timeout.signal, end: () => clearTimeout(timer) };
}

/** Sends a request and reads its body, which is null if there is no JSON. */
async function exchange(
  address: string,
  init: RequestInit,
  { timeoutMs, options }: { timeoutMs: number | undefined; options: ClientOptions },
): Promise<{ response: Response; body: unknown }> {
  const { signal, end } = startTimeout(timeoutMs);
  try {
    const response = await fetch(address, { ...init, signal });
    const body = response.status === 204 ? null : await response.json().catch(() => null);
    // A body that was cut off by the time limit is no answer.
    signal?.throwIfAborted();
    return { response, body };
  } catch {
    throw signal?.aborted
      ? new ApiError(0, { message: options.tooSlow?.() ?? '', code: 'timed_out' })
      : new ApiError(0, { message: options.offline(), code: 'offline' });
  } finally {
    end();
  }
}

/**
 * Creates a client over `fetch`. It imports no zod, only types. Throws {@link ApiError}, whose message may be empty. An
 * answer that says `success: false` is an error, too.
 */
export function createClient(options: ClientOptions): Api {
  return async (key, ...rest) => {
    const input = (rest[0] ?? {}) as {
      params?: object;
      query?: object;
      body?: unknown;
      key?: string;
      keepalive?: boolean;
      timeoutMs?: number;
    };
    const [method, path] = requestLine(key, input);
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-lang': options.lang(),
      // The shop's own pages use relative picture addresses; other clients get absolute ones.
      'x-pictures': 'relative',
    };
    const token = options.token();
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.key) headers['idempotency-key'] = input.key;
    if (options.isBackground?.()) headers['x-background'] = '1';
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    if (input.keepalive) init.keepalive = true;
    if (input.body instanceof FormData) init.body = input.body;
    else if (method !== 'GET') {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input.body ?? {});
    }
    const { response, body } = await exchange(options.base + path, init, {
      timeoutMs: input.timeoutMs,
      options,
    });
    if (!response.ok) throw new ApiError(response.status, errorIn(body, 'internal'));
    const isRefusal =
      (body as { success?: unknown } | null)?.success === false && !answersFalse.includes(key);
    if (isRefusal) throw new ApiError(response.status, errorIn(body, 'refused'));
    return body as never;
  };
}
