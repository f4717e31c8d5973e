import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route pattern of the rendered page, because one Fastify route serves all pages. */
    pagePattern: string | null;
  }
}

// Unknown methods and routes share one label, so that clients cannot create new time series.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns method and route pattern of a request, for metrics and traces. They hold nothing that a client chooses. */
export const labelsOf = ({ method, pagePattern, routeOptions }: FastifyRequest) => ({
  method: methods.has(method) ? method : 'other',
  route: pagePattern ?? routeOptions.url ?? 'none',
});
