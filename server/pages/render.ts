import { type Api, ApiError } from '#contract/core/client.ts';
import type { OptionalModule } from '#contract/core/optional-modules.ts';
import type { Lang } from '#languages/list.ts';
import { finish, type Rendered } from '../platform/http/caching/finished-response.ts';
import { retryAfterSeconds } from '../platform/http/outage.ts';
import type { PageSink, PagesBuild, PagesEntry } from './build.ts';
import { outagePage } from './outage-page.ts';
import { documentHeaders, type PolicySources, policyHeaders } from './policy.ts';
import type { PageRequest } from './request.ts';

/** The tag of an incomplete page, which must not be cached (web/api/context.ts). */
const NO_STORE_TAG = 'do-not-keep';

/** The options of a render. */
export type RenderOptions = {
  api: (lang: Lang) => Api;
  publicUrl: () => string;
  cspSources: PolicySources;
  /** The optional modules that the shop is without. */
  leftOut?: readonly OptionalModule[];
  /** The origin of pictures, if it is not the shop. */
  mediaOrigin?: string | undefined;
  /** In development the CSP is report-only and nothing is cached. */
  dev: boolean;
};

type Handler = ReturnType<PagesEntry['createRequestHandler']>;
const handlers = new WeakMap<PagesBuild, Handler>();

/** Returns React Router's handler of a build, created once because it compiles the route table. */
function handlerOf(build: PagesBuild, dev: boolean): Handler {
  const known = handlers.get(build);
  if (known) return known;
  const { createRequestHandler } = build.entry.module;
  const server = build as Parameters<PagesEntry['createRequestHandler']>[0];
  const handler = createRequestHandler(server, dev ? 'development' : 'production');
  handlers.set(build, handler);
  return handler;
}

/** Wraps a page's API. `failed` returns whether a request failed because the database is away. */
function watchOutage(api: Api): { api: Api; failed: () => boolean } {
  let outage = false;
  const call = async (...args: Parameters<Api>) => {
    try {
      return await api(...args);
    } catch (error) {
      outage ||= error instanceof ApiError && error.status === 503;
      throw error;
    }
  };
  return { api: call as Api, failed: () => outage };
}

const htmlHeaders: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Renders a page or its data: status, headers with the CSP of exactly this HTML, and body. Only complete pages (200)
 * may be cached.
 */
export async function renderPage(
  build: PagesBuild,
  request: PageRequest,
  options: RenderOptions,
): Promise<Rendered> {
  const { createLoadContext, hasSecretAddress, loadsGateway, policyNames } = build.entry.module;
  const publicUrl = options.publicUrl();
  const tags = new Set<string>();
  const sink: PageSink = {};
  const { api, failed } = watchOutage(options.api(request.lang));
  const context = createLoadContext({
    api,
    lang: request.lang,
    publicUrl,
    leftOut: options.leftOut ?? [],
    tags,
    sink,
  });
  const rendered = await handlerOf(build, options.dev)(
    new Request(publicUrl + request.path + request.search),
    context,
  );
  const outage = rendered.status >= 500 && failed();
  const {
    status,
    headers: own,
    body,
  } = outage
    ? { status: 503, headers: htmlHeaders, body: Buffer.from(outagePage(request.lang)) }
    : {
        status: rendered.status,
        headers: Object.fromEntries<string>(rendered.headers),
        body: sink.html === undefined ? Buffer.from(await rendered.arrayBuffer()) : Buffer.from(sink.html),
      };
  const headers: Record<string, string> = {
    ...own,
    ...documentHeaders,
    ...(hasSecretAddress(request.path) && { 'referrer-policy': 'no-referrer' }),
    // A page that is not cached here must not be cached by anyone.
    'cache-control': tags.has(NO_STORE_TAG) ? 'no-store' : 'no-cache',
    'content-language': request.lang,
    vary: 'Cookie, Accept-Encoding',
    ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
  };
  if (headers['content-type']?.startsWith('text/html')) {
    const scripts = outage ? [] : (sink.scripts ?? []);
    const gateway = loadsGateway(request.path) ? options.cspSources : null;
    Object.assign(
      headers,
      policyHeaders({ scripts, policyNames, gateway, mediaOrigin: options.mediaOrigin, dev: options.dev }),
    );
  }
  return {
    response: finish(status, headers, body),
    tags,
    cacheable: status === 200 && !options.dev && !tags.has(NO_STORE_TAG),
  };
}
