import type { z } from 'zod';
import type { Permission } from '../people/accounts/permissions.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The access to an endpoint. `anyone` includes visitors, `member` is every signed-in role, `gateway` is a request whose
 * signature the handler verifies on the raw body, `operator` has the metrics token.
 */
export type Access = 'anyone' | 'member' | 'user' | 'astrologer' | 'admin' | 'gateway' | 'operator';

/** The names of rate limits. Their values and keys are in `server/composition/request-limits.ts`. */
export type LimitName =
  | 'signup'
  | 'login'
  | 'preview'
  | 'sky'
  | 'stone'
  | 'upload'
  | 'pdf'
  | 'contact'
  | 'export'
  | 'certificate'
  | 'almanac'
  | 'muhurat'
  | 'search'
  | 'suggest'
  | 'list';

/** A multipart body (multipart/form-data): its file fields, and the number and size of files. */
export type MultipartSpec = {
  /** The names of file fields. A file under another name is refused. */
  files: readonly string[];
  /** Maximum files under one name; 1 when absent. */
  perName?: number;
  /** The error for too many files under one name; `malformed_body` when absent. */
  tooMany?: ErrorCode;
  /** Maximum bytes of one file. A larger file is truncated and marked, so that the handler can name it. */
  maxBytes: number;
};

/**
 * Who may call an endpoint. An admin endpoint also names the permission that the caller's staff roles must give, so one
 * without it does not compile.
 */
type AccessRule =
  | { access: Exclude<Access, 'admin'>; permission?: never; further?: never; fresh?: never }
  | {
      access: 'admin';
      /** `any`: every member of staff. */
      permission: Permission | 'any';
      /** Permissions that the handler demands in addition for some inputs, by `demand`. */
      further?: readonly Permission[];
      /**
       * Whether the caller must have proved who they are within the last 15 minutes: `always`, or `sometimes`, when the
       * handler demands it for some inputs.
       */
      fresh?: 'always' | 'sometimes';
    };

/** An endpoint of the API. `access` is required: an endpoint without it does not compile. */
export type EndpointSpec = AccessRule & {
  /** One sentence for the documentation page. */
  summary: string;
  /** The error for a caller without a session, if it is not the usual `not_authenticated`. */
  unauthenticatedError?: 'user_not_authenticated' | 'admin_not_authenticated';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202 | 204;
  /**
   * The response may be that of an equal earlier request, whatever its `Idempotency-Key`; its status is then 200. The
   * handler finds that request, also while it is running.
   */
  repeats?: true;
  /** Body of success. Fields that it does not declare are stripped. */
  response: z.ZodType;
  /** The errors of this endpoint, beyond the common ones (bad input, not signed in, too many requests). */
  errors?: readonly ErrorCode[];
  /**
   * The call takes money, or begins what is charged for. It is refused with `shop_not_ready` while the shop has not set
   * who it is (`server/base/settings/identity.ts`). `sometimes`: some inputs do, for which the handler demands it.
   */
  sells?: true | 'sometimes';
  /**
   * A rate limit applied before the handler. Of an endpoint with `cacheTags` it counts what is not in the cache, as `search` if
   * it is absent.
   */
  limit?: LimitName;
  /** Largest body in bytes; 100 kB when absent. */
  bodyLimit?: number;
  /** Media type of success when it is not JSON. The handler then returns text or bytes. */
  produces?: string;
  /** A GET that a plain link may make: the session cookie is accepted when no bearer token is sent. */
  download?: true;
  /**
   * Caches the response in memory, serialized and compressed, until one of these tags is invalidated. The response must
   * be the same for everyone and in every language, and must not be an error.
   */
  cacheTags?: readonly string[];
  /**
   * The response holds a one-time secret, such as a token, so it is not stored for an `Idempotency-Key`. A retry runs
   * the handler again and gets a new one.
   */
  secret?: true;
  /** The handler gets the body as raw bytes (`Buffer`), to verify a signature. */
  rawBody?: true;
  /** The body may also be a web form (application/x-www-form-urlencoded), as mail programs send it. */
  form?: true;
  /** The body is multipart: its text fields are `body`, its files are `files` of the handler's context. */
  parts?: MultipartSpec;
};

/** The endpoints of a resource, keyed by `METHOD /path/{param}`, so that a path from a log can be found in the code. */
export type Endpoints = {
  readonly [key: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`]: EndpointSpec;
};

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const C extends EndpointSpec>(spec: C): C => spec;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<Name extends string, S, V> = S extends z.ZodType
  ? Record<never, never> extends V
    ? { [K in Name]?: V }
    : { [K in Name]: V }
  : Record<never, never>;

/** The input that a client of `C` sends. */
export type Request<C extends EndpointSpec> = Part<'params', C['params'], Input<C['params']>> &
  Part<'query', C['query'], Input<C['query']>> &
  (C extends { parts: MultipartSpec } ? { body: FormData } : Part<'body', C['body'], Input<C['body']>>);

/** The validated input that the handler of `C` gets. */
export type RequestInput<C extends EndpointSpec> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: C extends { rawBody: true } ? Buffer : Output<C['body']>;
};

/** The response body of `C` on success. */
export type ResponseBody<C extends EndpointSpec> = Output<C['response']>;

/** The response body of `C` as the handler returns it, before defaults and stripping. */
export type ResponseInput<C extends EndpointSpec> = Input<C['response']>;
