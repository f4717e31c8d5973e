import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/core/app-error.ts';
import { askerOf } from '../platform/http/asker.ts';
import { type FinishedResponse, sendFinished } from '../platform/http/caching/finished-response.ts';
import type { PageCache } from '../platform/http/caching/page-cache.ts';
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts';
import {
  type AlmanacPages,
  almanacKey,
  isAlmanacPage,
  isMuhuratSearch,
  type PageKind,
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
  /** Counts a render that is not in the cache for an address. Returns an error when the limit is reached. */
  limit?: (kind: PageKind, ip: string) => Promise<AppError | null>;
};

/** Mounts pages, their data, assets and public files on every GET path without another route. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { cache, dev, almanac, limit, trace = noTelemetry.request } = options;
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
    const own = almanac && isAlmanacPage(pattern) ? almanac : null;
    const share = own?.cache ?? cache;
    const key = own ? almanacKey(pattern, page.key, own.now()) : page.key;
    const limited = share.has(key) ? null : await limit?.(kindOf(pattern, page.search), request.ip);
    const answer = limited ?? (await share.get(key, render, () => askerOf(request, reply)));
    return sendFinished(
      request,
      reply,
      answer instanceof AppError ? tooManyRenders(answer, page.lang) : answer,
    );
  }

  app.get('/', send);
  app.get('/*', send);
}

function kindOf(pattern: string | null, search: string): PageKind {
  if (isAlmanacPage(pattern) || isMuhuratSearch(pattern, search)) return 'almanac';
  return search === '' ? 'page' : 'search';
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
