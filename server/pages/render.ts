import type { RouterContextProvider } from 'react-router';
import { type Api, ApiError } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';
import { finish } from '../platform/http/finished.ts';
import { retryAfterSeconds } from '../platform/http/outage.ts';
import type { Rendered } from '../platform/http/page-cache.ts';
import type { PageSink, PagesBuild, PagesEntry } from './build.ts';
import { outagePage } from './outage-page.ts';
import { contentPolicy, type PolicySources, securityHeaders } from './policy.ts';
import type { PageRequest } from './request.ts';

/** The tag of a page that is only half right and must not be kept (web/api/context.ts). */
const DO_NOT_KEEP = 'do-not-keep';

/** What rendering needs beside the request. */
export type RenderOptions = {
  api: (lang: Lang) => Api;
  publicUrl: () => string;
  cspSources: PolicySources;
  /** Development: the policy is reported, not enforced, and nothing is kept. */
  dev: boolean;
};

/** What answers a request with a build, the first that does. */
type Parts = {
  document: ReturnType<PagesEntry['createDocuments']>;
  handler: ReturnType<PagesEntry['createRequestHandler']>;
};
const made = new WeakMap<PagesBuild, Parts>();

/** The parts of a build, made once: they prepare the matching of every route. */
function partsOf(build: PagesBuild, dev: boolean): Parts {
  const known = made.get(build);
  if (known) return known;
  const { createDocuments, createRequestHandler } = build.entry.module;
  const server = build as Parameters<PagesEntry['createRequestHandler']>[0];
  const parts: Parts = {
    // In development a page carries what Vite adds to it.
    document: dev ? async () => null : createDocuments(server),
    handler: createRequestHandler(server, dev ? 'development' : 'production'),
  };
  made.set(build, parts);
  return parts;
}

/** A page's API, and whether the database failed one of its calls. */
function watched(api: Api): { api: Api; failed: () => boolean } {
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

type Pieces = readonly (string | Buffer)[];

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

/** What was written for a request; `scripts` of a page are the inline scripts that it may run, null for what is no page. */
type Written = {
  status: number;
  headers: Record<string, string>;
  pieces: Pieces;
  scripts: readonly string[] | null;
};

async function write(
  { document, handler }: Parts,
  request: Request,
  context: RouterContextProvider,
  sink: PageSink,
  /** The page for when the page itself cannot be made; null while the database does its work. */
  instead: () => string | null,
): Promise<Written> {
  const page = await document(request, context);
  const outage = page ? null : instead();
  if (outage) return { status: 503, headers: htmlHeaders, pieces: [outage], scripts: [] };
  if (page && !(page instanceof Response)) {
    return { ...page, headers: htmlHeaders };
  }
  const response = page ?? (await handler(request, context));
  const headers = Object.fromEntries(response.headers);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  // A page comes as a string beside its answer (web/entry.server.tsx), all else within.
  const piece = sink.html ?? Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers, pieces: [piece], scripts: isPage ? (sink.scripts ?? []) : null };
}

/** Where answers are put together; each is packed before the next is begun. */
let admin = Buffer.allocUnsafeSlow(2 ** 18);

/** Pieces as bytes one behind the other, good until the next are joined. Joined as a string they would be copied twice. */
function joined(pieces: Pieces): Buffer {
  // A sign of a string is three bytes at most.
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? 3 : 1), 0);
  if (most > admin.length) admin = Buffer.allocUnsafeSlow(2 * most);
  let end = 0;
  for (const piece of pieces) {
    end += typeof piece === 'string' ? admin.write(piece, end) : piece.copy(admin, end);
  }
  return admin.subarray(0, end);
}

/**
 * Renders a page or its data with a build: status, headers with the policy of exactly this HTML, and the body. Only whole pages (200) may be kept.
 */
export async function renderPage(
  build: PagesBuild,
  request: PageRequest,
  options: RenderOptions,
): Promise<Rendered> {
  const { createLoadContext } = build.entry.module;
  const publicUrl = options.publicUrl();
  const tags = new Set<string>();
  const sink: PageSink = {};
  const { api, failed } = watched(options.api(request.lang));
  const context = createLoadContext({
    api,
    lang: request.lang,
    publicUrl,
    tags,
    sink,
  });
  const { status, pieces, scripts, ...written } = await write(
    partsOf(build, options.dev),
    new Request(publicUrl + request.path + request.search),
    context,
    sink,
    () => (failed() ? outagePage(request.lang) : null),
  );
  const headers: Record<string, string> = {
    ...written.headers,
    ...securityHeaders(publicUrl),
    // What must not be kept here is kept nowhere.
    'cache-control': tags.has(DO_NOT_KEEP) ? 'no-store' : 'no-cache',
    'content-language': request.lang,
    vary: 'Cookie, Accept-Encoding',
    ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
  };
  if (scripts) {
    const name = options.dev ? 'content-security-policy-report-only' : 'content-security-policy';
    headers[name] = contentPolicy(scripts, options.cspSources);
  }
  return {
    answer: finish(status, headers, joined(pieces)),
    tags,
    keep: status === 200 && !options.dev && !tags.has(DO_NOT_KEEP),
  };
}
