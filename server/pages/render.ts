import type { Api } from '#contract/client.ts';
import type { Lang } from '#contract/faults.ts';
import { finish } from '../platform/http/finished.ts';
import type { Rendered } from '../platform/http/page-cache.ts';
import type { PagesBuild, PagesEntry } from './build.ts';
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

type Handler = ReturnType<PagesEntry['createRequestHandler']>;
const handlers = new WeakMap<PagesBuild, Handler>();

/** React Router's handler of a build, made once: it prepares the matching of every route. */
function handlerOf(build: PagesBuild, dev: boolean): Handler {
  const known = handlers.get(build);
  if (known) return known;
  const made = build.entry.module.createRequestHandler(
    build as Parameters<PagesEntry['createRequestHandler']>[0],
    dev ? 'development' : 'production',
  );
  handlers.set(build, made);
  return made;
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
  const sink: { html?: string } = {};
  const context = createLoadContext({
    api: options.api(request.lang),
    lang: request.lang,
    publicUrl,
    tags,
    sink,
  });
  const response = await handlerOf(build, options.dev)(
    new Request(publicUrl + request.path + request.search),
    context,
  );
  // A page comes as a string beside its answer (web/entry.server.tsx), all else within.
  const { html } = sink;
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);

  const headers: Record<string, string> = {
    ...Object.fromEntries(response.headers),
    ...securityHeaders(publicUrl),
    'cache-control': 'no-cache',
    'content-language': request.lang,
    vary: 'Cookie, Accept-Encoding',
  };
  if (headers['content-type']?.startsWith('text/html')) {
    const name = options.dev ? 'content-security-policy-report-only' : 'content-security-policy';
    headers[name] = contentPolicy(html ?? body.toString('utf8'), options.cspSources);
  }
  return {
    answer: finish(response.status, headers, body),
    tags,
    keep: response.status === 200 && !options.dev && !tags.has(DO_NOT_KEEP),
  };
}
