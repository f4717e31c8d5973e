import type { Contract } from '../index.ts';
import type { EndpointSpec, Request, ResponseBody } from './endpoint.ts';

/** The key of a call: `METHOD /path/{param}`. */
export type CallKey = keyof Contract & string;

type SpecOf<K extends CallKey> = Contract[K] extends EndpointSpec ? Contract[K] : never;

/**
 * What a call takes: `params`, `query`, `body`, as its contract says. With a `key` the server does it once: sent again
 * with the same key it answers what it answered before (`Idempotency-Key`). `keepalive`: the request outlives the page.
 */
export type InputOf<K extends CallKey> = Request<SpecOf<K>> & { key?: string; keepalive?: boolean };

/** What a call answers. */
export type ResponseOf<K extends CallKey> = ResponseBody<SpecOf<K>>;

type Rest<I> = Record<never, never> extends I ? [input?: I] : [input: I];

/** The typed client: the same shape in the browser (over HTTP) and in page loaders (in process). */
export type Api = <K extends CallKey>(key: K, ...input: Rest<InputOf<K>>) => Promise<ResponseOf<K>>;

/** What a refused call throws in the client: the wire's error with its status (0 when the network failed). */
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

/** How a browser client reaches the API. */
export type ClientOptions = {
  /** Origin of the API, '' for the page's own. */
  base: string;
  /** The bearer token, or null for a visitor. */
  token: () => string | null;
  /** Language for messages. */
  lang: () => string;
  /** Words for a failed network. */
  offline: () => string;
};

/** The request line of a call: method and path with its params and query written in. */
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

/** A client over `fetch`; it carries no zod, only the contract's types. Throws {@link ApiError}; its words may be empty. */
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
      // Our own pages stand on the shop's origin; other clients get whole addresses.
      'x-pictures': 'relative',
    };
    const token = options.token();
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.key) headers['idempotency-key'] = input.key;
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
      // An answer without words of ours (a proxy's page): the caller has its own for that.
      throw new ApiError(response.status, body?.code ? body : { message: '', code: 'internal' });
    }
    return body;
  };
}
