import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadBuild, type PagesBuild } from './build.ts';
import { type CachedPage, createPageCache, type PageCache } from './cache.ts';
import { chooseBody } from './compression.ts';
import { type BuiltFile, builtFiles } from './files.ts';
import { fileHeaders } from './policy.ts';
import { type RenderOptions, renderPage } from './render.ts';
import { readPageRequest } from './request.ts';

/** How the pages are mounted. */
export type PagesOptions = Omit<RenderOptions, 'dev'> & {
  /** Where `react-router build web` put its output: `client/` and `server/`. */
  buildDir: string;
  /** The sources, for development: pages come from Vite instead of `buildDir`. */
  dev?: { webDir: string };
};

/** The mounted pages; whoever changes what a page shows drops it from the cache. */
export type Pages = { cache: PageCache };

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;

/** Mounts pages, their data, assets and public files on every GET path that nothing else takes. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const cache = createPageCache();
  const dev = options.dev;
  const built = dev ? null : await loadBuild(options.buildDir);
  const build = dev
    ? await (await import('./dev.ts')).mountVite(app, dev.webDir)
    : async () => built as PagesBuild;
  const file = dev ? () => null : await builtFiles(join(options.buildDir, 'client'));
  const renderOptions: RenderOptions = { ...options, dev: dev !== undefined };
  const logFailures = ({ entry }: PagesBuild) =>
    entry.module.onRenderFailure((error, page) => app.log.error({ err: error, page }, 'page failed'));
  if (built) logFailures(built);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/'] = request.url.split('?');
    const found = await file(path);
    if (found) return send(request, reply, fileAnswer(found, options.publicUrl()));
    // No page lives here: the API's own words for an unknown call, and no rendered page for a lost asset.
    if (path.startsWith('/api/') || path.startsWith('/assets/')) {
      reply.callNotFound();
      return reply;
    }
    const pages = await build();
    if (dev) logFailures(pages);
    const page = readPageRequest(request.url, request.headers, pages.entry.module.knownQuery);
    return send(request, reply, await cache.get(page.key, () => renderPage(pages, page, renderOptions)));
  }

  app.get('/', answer);
  app.get('/*', answer);
  return { cache };
}

const fileAnswer = ({ type, etag, cacheControl, bodies }: BuiltFile, publicUrl: string): CachedPage => ({
  status: 200,
  etag,
  bodies,
  headers: {
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    ...fileHeaders(publicUrl),
  },
});

/** Sends a finished answer, or 304 when the browser has it. */
function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const { body, encoding } = chooseBody(page.bodies, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}
