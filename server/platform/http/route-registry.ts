import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#contract/core/endpoint.ts';
import { type Handlers, type Registry, type ServeOptions, serve } from './serve.ts';

/** Registers the endpoints of a group of domains. */
export type RouteRegistry = {
  app: FastifyInstance;
  options: ServeOptions;
  /** Registers the endpoints of one resource. */
  register<R extends Endpoints>(resource: R, handlers: Handlers<R>): void;
};

/** Creates a registry that adds endpoints to the HTTP server and to `registry`, for callers in the same process. */
export function createRouteRegistry(
  app: FastifyInstance,
  registry: Registry,
  options: ServeOptions,
): RouteRegistry {
  return {
    app,
    options,
    register: (resource, handlers) => serve(app, registry, resource, handlers, options),
  };
}
