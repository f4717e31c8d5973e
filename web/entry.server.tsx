import { renderToString } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';
import {
  apiContext,
  cacheTagsContext,
  langContext,
  type PageSink,
  publicUrlContext,
  sinkContext,
} from '#web/api/context.ts';
import { reportFailure } from '#web/api/report.ts';
import { writePage } from '#web/document/fragment-cache.ts';
import { scriptMark, takeScripts } from '#web/document/own-scripts.ts';
import { headScript } from '#web/head/head-script.ts';
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
  /** Takes the finished page. */
  sink: PageSink;
};

/** The load context of one render. The server reaches it through the build, so both sides share the same keys. */
export function createLoadContext({ api, lang, publicUrl, tags, sink }: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(langContext, lang);
  context.set(publicUrlContext, publicUrl);
  context.set(cacheTagsContext, tags);
  context.set(sinkContext, sink);
  return context;
}

export { createRequestHandler } from 'react-router';
export { onRenderFailure } from '#web/api/report.ts';
export { createDocuments } from '#web/document/documents.tsx';
export { knownQuery, patternOf };

/** Reports a failed loader or render; unmatched URLs and aborted requests are no failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) return;
  reportFailure(error, patternOf(new URL(request.url).pathname));
}

/**
 * Writes the pages that React Router's own handler answers: in development, and those that stand for a page that failed
 * (all others: document/documents.tsx). The data of the loaders goes to the end of the body, where its streaming would
 * put it too. The HTML is handed over beside the answer, which carries status and headers only.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const scripts = [headScript];
  const html = writePage(() => {
    const own = takeScripts(
      renderToString(<ServerRouter context={entry} url={request.url} nonce={scriptMark()} />),
    );
    scripts.push(...own.scripts);
    return own.html;
  }).join('');
  const data = await dataScripts(serverHandoffStream);
  scripts.push(...data);
  const end = html.lastIndexOf(bodyEnd);
  if (end < 0) throw new Error('The page has no body.');
  const sink = loadContext.get(sinkContext);
  sink.html = `<!DOCTYPE html>${html.slice(0, end)}${data.map(script).join('')}${html.slice(end)}`;
  sink.scripts = scripts;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status });
}

const bodyEnd = '</body>';
const unsafe: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A script that runs in the page. */
const script = (code: string): string => `<script>${code}</script>`;

/** The scripts that hand the loaders' data to React Router in the browser, as their code. */
async function dataScripts(stream: ReadableStream<Uint8Array> | undefined): Promise<string[]> {
  if (!stream) return [];
  const controller = 'window.__reactRouterContext.streamController';
  const decoder = new TextDecoder();
  const scripts: string[] = [];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const text = JSON.stringify(decoder.decode(chunk, { stream: true }));
    scripts.push(
      `${controller}.enqueue(${text.replace(/[&<>\u2028\u2029]/g, (sign) => unsafe[sign] ?? '')});`,
    );
  }
  return [...scripts, `${controller}.close();`];
}
