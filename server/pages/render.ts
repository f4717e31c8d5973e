import type { RouterContextProvider } from 'react-router';
import { type Api, ApiError } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';
import { finish, type Rendered } from '../platform/http/finished-response.ts';
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
  /** The origin of pictures, if it is not the shop. */
  mediaOrigin?: string | undefined;
  /** In development the CSP is report-only and nothing is cached. */
  dev: boolean;
};

/** The renderers of a build. The first one that returns a page wins. */
type Parts = {
  document: ReturnType<PagesEntry['createDocuments']>;
  handler: ReturnType<PagesEntry['createRequestHandler']>;
};
const partsByBuild = new WeakMap<PagesBuild, Parts>();

/** Returns the renderers of a build, created once because they compile the route table. */
function partsOf(build: PagesBuild, dev: boolean): Parts {
  const known = partsByBuild.get(build);
  if (known) return known;
  const { createDocuments, createRequestHandler } = build.entry.module;
  const server = build as Parameters<PagesEntry['createRequestHandler']>[0];
  const parts: Parts = {
    // In development React Router renders every page, with Vite's additions.
    document: dev ? async () => null : createDocuments(server),
    handler: createRequestHandler(server, dev ? 'development' : 'production'),
  };
  partsByBuild.set(build, parts);
  return parts;
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

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

/** The rendered response. `scripts` are the inline scripts that a page may run, null for anything but a page. */
type Written = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  scripts: readonly string[] | null;
};

async function write(
  { document, handler }: Parts,
  request: Request,
  context: RouterContextProvider,
  sink: PageSink,
  /** Returns the outage page; null while the database works. */
  instead: () => string | null,
): Promise<Written> {
  const page = await document(request, context);
  const outage = page ? null : instead();
  if (outage) return { status: 503, headers: htmlHeaders, body: outage, scripts: [] };
  if (page && !(page instanceof Response)) {
    return { status: page.status, headers: htmlHeaders, body: page.html, scripts: page.scripts };
  }
  const response = page ?? (await handler(request, context));
  const headers = Object.fromEntries(response.headers);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  // A page is passed as a string through the sink (web/entry.server.tsx); any other response has a body.
  const body = sink.html ?? Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers, body, scripts: isPage ? (sink.scripts ?? []) : null };
}

/** The buffer of the page under way. It is reused: each response is compressed before the next one is encoded. */
let scratch = Buffer.allocUnsafeSlow(2 ** 18);

/** Returns a body as bytes, valid until the next call. */
function bytesOf(body: string | Buffer): Buffer {
  if (typeof body !== 'string') return body;
  // A UTF-16 code unit is at most three bytes in UTF-8.
  if (3 * body.length > scratch.length) scratch = Buffer.allocUnsafeSlow(6 * body.length);
  return scratch.subarray(0, scratch.write(body));
}

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
    tags,
    sink,
  });
  const { status, body, scripts, ...written } = await write(
    partsOf(build, options.dev),
    new Request(publicUrl + request.path + request.search),
    context,
    sink,
    () => (failed() ? outagePage(request.lang) : null),
  );
  const headers: Record<string, string> = {
    ...written.headers,
    ...documentHeaders,
    ...(hasSecretAddress(request.path) && { 'referrer-policy': 'no-referrer' }),
    // A page that is not cached here must not be cached by anyone.
    'cache-control': tags.has(NO_STORE_TAG) ? 'no-store' : 'no-cache',
    'content-language': request.lang,
    vary: 'Cookie, Accept-Encoding',
    ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
  };
  if (scripts) {
    const gateway = loadsGateway(request.path) ? options.cspSources : null;
    Object.assign(
      headers,
      policyHeaders({ scripts, policyNames, gateway, mediaOrigin: options.mediaOrigin, dev: options.dev }),
    );
  }
  return {
    response: finish(status, headers, bytesOf(body)),
    tags,
    cacheable: status === 200 && !options.dev && !tags.has(NO_STORE_TAG),
  };
}
