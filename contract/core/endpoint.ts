import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. `anyone` includes visitors, `member` is every signed-in role, `gateway` is a request whose
 * signature the handler verifies on the raw body, `operator` holds the metrics token.
 */
export type Access = 'anyone' | 'member' | 'user' | 'astrologer' | 'admin' | 'gateway' | 'operator';

/** Named rate limits; their figures, and what they are counted by, live in `server/platform/limits/limits.ts`. */
export type LimitName = 'signup' | 'login' | 'preview' | 'upload' | 'pdf' | 'contact' | 'export';

/** A body in parts (multipart/form-data): the fields that carry files, and how many and how large these may be. */
export type MultipartSpec = {
  /** Names of the fields with files; every other file is refused. */
  files: readonly string[];
  /** Files under one name at most; 1 when absent. */
  perName?: number;
  /** The fault that says how many files are allowed under one name, where a client may send more. */
  tooMany?: ErrorCode;
  /** Bytes of one file at most. A larger one arrives cut off and marked, so that the handler can name it. */
  maxBytes: number;
};

/** One call of the API. `who` is required: a call without a declared caller does not compile. */
export type EndpointSpec = {
  /** One sentence for the documentation page. */
  summary: string;
  /** Who may make it. */
  access: Access;
  /** What a caller without a session is told, where it is not the usual `not_authenticated`. */
  unauthenticatedError?: 'user_not_authenticated' | 'admin_not_authenticated';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202 | 204;
  /** Body of success. Only what is named here leaves the server. */
  response: z.ZodType;
  /** What can go wrong, beyond what every call can answer (bad input, not signed in, too many requests). */
  errors?: readonly ErrorCode[];
  /** A rate limit applied before the handler. */
  limit?: LimitName;
  /** Largest body in bytes; 100 kB when absent. */
  bodyLimit?: number;
  /** Media type of success when it is not JSON; the handler then answers text or bytes. */
  produces?: string;
  /** A GET that a plain link may make: the session cookie is enough where no bearer token is sent. */
  download?: true;
  /**
   * The answer is the same for everyone, in every language, and cannot be a refusal: it is kept in memory, serialised
   * and compressed once, until what it was made from changes. Named are the tags of that.
   */
  cacheTags?: readonly string[];
  /**
   * The answer holds something that is shown once, such as a token: it is not kept for an `Idempotency-Key`. A retry runs
   * the call again and gets a new one.
   */
  secret?: true;
  /** The body arrives as raw bytes (`Buffer`), unparsed: for signatures. */
  rawBody?: true;
  /** The body may also come as a web form (application/x-www-form-urlencoded), as mail programs send it. */
  form?: true;
  /** The body comes in parts: its text fields are `body`, its files reach the handler as `files`. */
  parts?: MultipartSpec;
};

/** A resource: its calls keyed by `METHOD /path/{param}`, so that a path found in a log is found in the code. */
export type Endpoints = {
  readonly [key: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: EndpointSpec;
};

/** Declares one call, keeping its exact types. */
export const endpoint = <const C extends EndpointSpec>(spec: C): C => spec;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<Name extends string, S, V> = S extends z.ZodType
  ? Record<never, never> extends V
    ? { [K in Name]?: V }
    : { [K in Name]: V }
  : Record<never, never>;

/** What the caller of `C` must send. */
export type Request<C extends EndpointSpec> = Part<'params', C['params'], Input<C['params']>> &
  Part<'query', C['query'], Input<C['query']>> &
  (C extends { parts: MultipartSpec } ? { body: FormData } : Part<'body', C['body'], Input<C['body']>>);

/** What the handler of `C` receives, validated. */
export type RequestInput<C extends EndpointSpec> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: C extends { rawBody: true } ? Buffer : Output<C['body']>;
};

/** What `C` answers on success. */
export type ResponseBody<C extends EndpointSpec> = Output<C['response']>;

/** The same, as the handler may write it (before defaults and stripping). */
export type ResponseInput<C extends EndpointSpec> = Input<C['response']>;
