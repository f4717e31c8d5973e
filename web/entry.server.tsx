import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { Lang } from '#contract/faults.ts';
import { apiContext, cacheTagsContext, langContext, publicUrlContext } from '#web/api/context.ts';
import { reportFailure } from '#web/api/report.ts';
import { knownQuery, patternOf } from '#web/route-table.ts';

/** What the server hands to the loaders of one render. */
export type RenderInput = {
  /** The API, bound in process to the services, speaking the page's language, as a visitor. */
  api: Api;
  lang: Lang;
  /** Origin the shop is reached at. */
  publicUrl: string;
  /** Collects what the page was made from, for the page cache. */
  tags: Set<string>;
};

/** The load context of one render. The server reaches it through the build, so both sides share the same keys. */
export function createLoadContext({ api, lang, publicUrl, tags }: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(langContext, lang);
  context.set(publicUrlContext, publicUrl);
  context.set(cacheTagsContext, tags);
  return context;
}

export { createRequestHandler } from 'react-router';
export { onRenderFailure } from '#web/api/report.ts';
export { knownQuery, patternOf };

/** Reports a failed loader or render; unmatched URLs and aborted requests are no failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) return;
  reportFailure(error, patternOf(new URL(request.url).pathname));
}

/**
 * Renders a page whole. Nothing is streamed: the page is hashed for its policy and its ETag and kept in the page
 * cache, all of which need the last byte first.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        handleError(error, { request });
      },
    });
  });
}
