import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { PagesBuild } from './build.ts';

/** Mounts Vite for `npm run dev`: it builds pages on request and reloads them when a file is saved. */
export async function mountVite(app: FastifyInstance, webDir: string): Promise<() => Promise<PagesBuild>> {
  // Node's --watch must not watch files that are loaded from here on. Vite writes and removes a temporary settings
  // file, which would restart the server, and worker threads would report their files in between our own messages.
  delete process.env.WATCH_REPORT_DEPENDENCIES;
  const vite = await createServer({
    root: webDir,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild;
}
