import type { Contract } from '../index.ts';
import type { EndpointSpec, Request, ResponseBody } from './endpoint.ts';

/** The key of an endpoint: `METHOD /path/{param}`. */
export type EndpointKey = keyof Contract & string;

type SpecOf<K extends EndpointKey> = Contract[K] extends EndpointSpec ? Contract[K] : never;

/**
 * The input of an endpoint: `params`, `query` and `body`. `key` is the `Idempotency-Key`: a request that is sent again
 * with the same key returns the first response. `keepalive`: the request outlives the page.
 */
export type InputOf<K extends EndpointKey> = Request<SpecOf<K>> & { key?: string; keepalive?: boolean };

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

/**
 * Creates a client over `fetch`. It imports no zod, only types. Throws {@link ApiError}, whose message may be empty.
 */
export function createClient(options: ClientOptions): Api {
  return async (key, ...rest) => {
    const input = (rest[0] ?? {}) as {
      params?: object;
      query?: object;
      body?: unknown;
      key?: string;
      keepalive?: boolean;
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
    let response: Response;
    try {
      response = await fetch(options.base + path, init);
    } catch {
      throw new ApiError(0, { message: options.offline(), code: 'offline' });
    }
    const body = response.status === 204 ? null : await response.json().catch(() => null);
    if (!response.ok) {
      // A response without an error body (a proxy's page): the caller has a message of its own.
      throw new ApiError(response.status, body?.code ? body : { message: '', code: 'internal' });
    }
    return body;
  };
}
