import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { OptionalModule } from '#contract/core/optional-modules.ts';
import type { Lang } from '#languages/list.ts';

/** The parts that a render hands over beside its response: the HTML, and the inline scripts that it may run. */
export type PageSink = { html?: string; scripts?: readonly string[] };

/** The exports of the pages' server entry, beside those of React Router. */
export type PagesEntry = {
  createLoadContext: (input: {
    api: Api;
    lang: Lang;
    publicUrl: string;
    /** The optional modules that the shop is without. */
    leftOut: readonly OptionalModule[];
    tags: Set<string>;
    sink: PageSink;
  }) => RouterContextProvider;
  createRequestHandler: (
    build: ServerBuild,
    mode?: string,
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** Returns the names of the query parameters that change the page at a path. */
  knownQuery: (path: string) => readonly string[];
  /** Returns the route pattern of the page at a path, `*` for none. */
  patternOf: (path: string) => string;
  /** Returns whether the page at a path loads the payment gateway's script. */
  loadsGateway: (path: string) => boolean;
  /** Returns whether the address of the page at a path has a secret or a birth in it. */
  hasSecretAddress: (path: string) => boolean;
  /** The names of the Trusted Types policies of the browser's code. */
  policyNames: readonly string[];
  onRenderFailure: (report: (error: unknown, page: string) => void) => void;
};

/** A server build of `web/`. */
export type PagesBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & PagesEntry };
};
