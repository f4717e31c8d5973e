import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FinishedResponse, sendFinished } from '../platform/http/finished-response.ts';
import type { PageCache } from '../platform/http/page-cache.ts';
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts';
import {
  type AlmanacPages,
  almanacKey,
  isAlmanacPage,
  isMuhuratSearch,
  tooManyRenders,
} from './almanac-pages.ts';
import type { PagesBuild } from './build.ts';
import { type BuiltFile, builtFiles } from './files.ts';
import { loadPages } from './load.ts';
import { type RenderOptions, renderPage } from './render.ts';
import { pagePath, readPageRequest } from './request.ts';

/** The options of {@link mountPages}. */
export type PagesOptions = Omit<RenderOptions, 'dev'> & {
  /** The output folder of `react-router build web`, with `client/` and `server/`. */
  buildDir: string;
  /** The sources, for development: Vite serves the pages instead of `buildDir`. */
  dev?: { webDir: string };
  /** The cache of rendered pages. A change of their data invalidates them there. */
  cache: PageCache;
  /** Runs the work of a request as its trace. */
  trace?: Telemetry['request'];
  /** The share of the almanac. Without it, its pages are cached like all others. */
  almanac?: AlmanacPages;
};

/** Mounts pages, their data, assets and public files on every GET path without another route. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { cache, dev, almanac, trace = noTelemetry.request } = options;
  const built = dev ? null : await loadPages(options.buildDir);
  const build = dev
    ? await (await import('./dev.ts')).mountVite(app, dev.webDir)
    : async () => built as PagesBuild;
  const file = dev ? () => null : await builtFiles(join(options.buildDir, 'client'));
  const renderOptions: RenderOptions = { ...options, dev: dev !== undefined };
  const logFailures = ({ entry }: PagesBuild) =>
    entry.module.onRenderFailure((error, page) =>
      app.log.error({ err: error, page }, 'page rendering failed: the visitor sees an error page'),
    );
  if (built) logFailures(built);

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/'] = request.url.split('?');
    const found = await file(path);
    if (found) request.pagePattern = 'file';
    if (found) return sendFinished(request, reply, fileResponse(found));
    // No pages under these paths: an unknown endpoint or a missing asset gets the JSON 404.
    if (path.startsWith('/api/') || path.startsWith('/assets/')) {
      reply.callNotFound();
      return reply;
    }
    const pages = await build();
    if (dev) logFailures(pages);
    request.pagePattern = pages.entry.module.patternOf(pagePath(path));
    const page = readPageRequest(request.url, request.headers, pages.entry.module.knownQuery);
    const render = () => trace(request, () => renderPage(pages, page, renderOptions));
    const pattern = request.pagePattern;
    const isAlmanac = isAlmanacPage(pattern);
    if (!almanac || !(isAlmanac || isMuhuratSearch(pattern, page.search)))
      return sendFinished(request, reply, await cache.get(page.key, render));
    const share = isAlmanac ? almanac.cache : cache;
    const key = isAlmanac ? almanacKey(pattern, page.key, almanac.now()) : page.key;
    const limited = share.has(key) ? null : await almanac.limit(request.ip);
    return sendFinished(
      request,
      reply,
      limited ? tooManyRenders(limited, page.lang) : await share.get(key, render),
    );
  }

  app.get('/', send);
  app.get('/*', send);
}

const fileResponse = ({ type, etag, cacheControl, policy, body }: BuiltFile): FinishedResponse => ({
  status: 200,
  etag,
  body,
  headers: {
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    ...(policy && { 'content-security-policy': policy }),
  },
});
