import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { OptionalModule } from '#contract/core/optional-modules.ts';
import { bundledDates } from '#languages/bundled-dates.ts';
import { type Lang, langs } from '#languages/list.ts';
import {
  apiContext,
  cacheTagsContext,
  langContext,
  leftOutContext,
  type PageSink,
  publicUrlContext,
  sinkContext,
} from '#web/api/context.ts';
import { reportFailure } from '#web/api/report.ts';
import { scriptMark, takeScripts } from '#web/document/own-scripts.ts';
import { renderWhole } from '#web/document/render-whole.ts';
import { scriptsAfterPaint } from '#web/document/scripts-after-paint.ts';
import { headScript } from '#web/head/head-script.ts';
import { loadsGateway } from '#web/route-table/gateway-pages.ts';
import { hasSecretAddress, knownQuery, patternOf } from '#web/route-table/page-table.ts';
import { knowDates } from '#web/texts/date-words.ts';

for (const lang of langs) knowDates(lang, bundledDates[lang]);

/** The input of one render, from the server to the loaders. */
export type RenderInput = {
  /** The API, called in process, in the page's language, without a session. */
  api: Api;
  lang: Lang;
  /** The shop's public origin. */
  publicUrl: string;
  /** The optional modules that this shop is without. */
  leftOut: readonly OptionalModule[];
  /** Collects the cache tags of the data that the page was made from. */
  tags: Set<string>;
  /** Receives the finished page. */
  sink: PageSink;
};

/**
 * Creates the load context of one render. The server imports it from the build, so both sides share the same
 * context keys.
 */
export function createLoadContext({
  api,
  lang,
  publicUrl,
  leftOut,
  tags,
  sink,
}: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(langContext, lang);
  context.set(publicUrlContext, publicUrl);
  context.set(leftOutContext, leftOut);
  context.set(cacheTagsContext, tags);
  context.set(sinkContext, sink);
  return context;
}

export { createRequestHandler } from 'react-router';
export { onRenderFailure } from '#web/api/report.ts';
export { policyNames } from '#web/document/trusted-types/policy.ts';
export { hasSecretAddress, knownQuery, loadsGateway, patternOf };

/** Logs a failed loader or render. Unmatched URLs and aborted requests are not failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) return;
  reportFailure(error, patternOf(new URL(request.url).pathname));
}

/**
 * Renders a page whole, with its data, for React Router's handler: its hashes, its ETag and the cache need all of it. The page and the
 * inline scripts that it may run go to the sink.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = scriptMark();
  const marked = await renderWhole(<ServerRouter context={entry} url={request.url} nonce={nonce} />, nonce);
  // In development the modules are not built, and Vite's own scripts come first.
  const { html, scripts } = takeScripts(import.meta.env.PROD ? scriptsAfterPaint(marked) : marked);
  Object.assign(loadContext.get(sinkContext), { html, scripts: [headScript, ...scripts] });
  headers.set('content-type', 'text/html; charset=utf-8');
  // The page is in the sink: a body would be encoded and read again as a stream.
  return new Response(null, { headers, status });
}
