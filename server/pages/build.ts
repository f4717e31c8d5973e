import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';

/** A page in pieces: its own text, and bytes it shares with other pages. `scripts` are the inline scripts that it was given to run. */
type PageDocument = {
  status: number;
  pieces: readonly (string | Buffer)[];
  scripts: readonly string[];
};

/** Takes a page that React Router's own handler wrote, with its inline scripts. */
export type PageSink = { html?: string; scripts?: readonly string[] };

/** What the pages' server entry exports beside React Router's own: how a render gets its data. */
export type PagesEntry = {
  createLoadContext: (input: {
    api: Api;
    lang: Lang;
    publicUrl: string;
    tags: Set<string>;
    sink: PageSink;
  }) => RouterContextProvider;
  createRequestHandler: (
    build: ServerBuild,
    mode?: string,
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** Writes pages whose loaders answer; null for all else (web/document/documents.tsx). */
  createDocuments: (
    build: ServerBuild,
  ) => (request: Request, context: RouterContextProvider) => Promise<PageDocument | Response | null>;
  /** Names of the query parameters that change the page at a path. */
  knownQuery: (path: string) => readonly string[];
  /** The pattern of the page at a path, `*` for none. */
  patternOf: (path: string) => string;
  onRenderFailure: (report: (error: unknown, page: string) => void) => void;
};

/** A server build of `web/`. */
export type PagesBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & PagesEntry };
};
