import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#contract/core/endpoint.ts';
import { type Handlers, type Registry, type ServeOptions, serve } from '../platform/http/serve.ts';

/** What a group of domains needs to put its calls on the wire. */
export type RouteRegistry = {
  app: FastifyInstance;
  options: ServeOptions;
  /** Serves the calls of one resource. */
  calls<R extends Endpoints>(resource: R, handlers: Handlers<R>): void;
};

/** Calls are served on this app and entered in this registry, which callers in the same process use. */
export function createRouteRegistry(
  app: FastifyInstance,
  registry: Registry,
  options: ServeOptions,
): RouteRegistry {
  return {
    app,
    options,
    calls: (resource, handlers) => serve(app, registry, resource, handlers, options),
  };
}
