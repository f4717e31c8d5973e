import type { FastifyInstance } from 'fastify';
import type { Resource } from '#contract/core/endpoint.ts';
import { type Handlers, type Registry, type ServeOptions, serve } from '../platform/http/serve.ts';

/** What a group of domains needs to put its calls on the wire. */
export type Serving = {
  app: FastifyInstance;
  options: ServeOptions;
  /** Serves the calls of one resource. */
  calls<R extends Resource>(resource: R, handlers: Handlers<R>): void;
};

/** Calls are served on this app and entered in this registry, which callers in the same process use. */
export function createServing(app: FastifyInstance, registry: Registry, options: ServeOptions): Serving {
  return {
    app,
    options,
    calls: (resource, handlers) => serve(app, registry, resource, handlers, options),
  };
}
