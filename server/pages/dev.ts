import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { PagesBuild } from './build.ts';

/** Vite inside the server for `npm run dev`: pages are built as they are asked for and change as files are saved. */
export async function mountVite(app: FastifyInstance, webDir: string): Promise<() => Promise<PagesBuild>> {
  // What was read so far is watched, and nothing from here on: Vite reads its settings from a file that it removes again,
  // which looked like a change at each start, and threads would tell what they read among messages of ours.
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
