import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  type EntryContext,
  matchPath,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  type StaticHandler,
} from 'react-router';
import { headScript } from '#web/head/head-script.ts';
import { patternOf } from '#web/page-table.ts';
import { scriptMark, takeScripts } from '../own-scripts.ts';
import { createPartCache } from '../static-parts/part-cache.ts';
import { PartCacheContext } from '../static-parts/static-part.tsx';
import { dataElement } from './data-element.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** A rendered page. `scripts` are its trusted inline scripts. */
export type PageDocument = { status: number; html: string; scripts: readonly string[] };

/**
 * Renders the page of a GET request, or returns its redirect. Returns null for what only React Router's own
 * handler can serve.
 */
export type WriteDocument = (
  request: Request,
  context: RouterContextProvider,
) => Promise<PageDocument | Response | null>;

type Routes = ServerBuild['routes'];

/** Returns the route objects below a parent (or the root), limited to `only` if given. */
const routesBelow = (routes: Routes, parentId?: string, only?: ReadonlySet<string>): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId || only?.has(route.id) === false) return [];
    const { id, path, index, caseSensitive, module } = route;
    const { loader, handle } = module;
    const common = { id, path, caseSensitive, loader: loader as RouteObject['loader'], handle };
    return index ? [{ ...common, index }] : [{ ...common, children: routesBelow(routes, id, only) }];
  });

/**
 * Returns a lookup of static handlers by path. Each handler has only the routes of its page: matching against
 * all routes takes as long as loading the page.
 */
function handlersOf({ routes, basename }: ServerBuild): (pathname: string) => StaticHandler {
  const made = new Map<string, StaticHandler>();
  /**
   * Returns a page's route and its parents. Returns undefined, which means all routes, for an unknown
   * pattern.
   */
  function routesTo(pattern: string): Set<string> | undefined {
    const own = new Set<string>();
    let route = Object.values(routes).find((one) =>
      one?.index ? pattern === '/' : one?.path && pattern === `/${one.path}`,
    );
    for (; route; route = routes[route.parentId ?? '']) own.add(route.id);
    return own.size > 0 ? own : undefined;
  }
  return (pathname) => {
    const pattern = patternOf(pathname);
    const known = made.get(pattern);
    if (known) return known;
    const handler = createStaticHandler(routesBelow(routes, undefined, routesTo(pattern)), { basename });
    made.set(pattern, handler);
    return handler;
  };
}

/** Returns a predicate for paths that are not pages: data requests, and routes without a component. */
function resourcesOf(routes: Routes): (pathname: string) => boolean {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && !route.module.default ? [`/${route.path.replace(/^\//, '')}`] : [],
  );
  const plain = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths.filter((path) => path.includes(':'));
  return (pathname) =>
    pathname.endsWith('.data') ||
    plain.has(pathname) ||
    patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

const unsafe: Readonly<Record<string, string>> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };

const bodyEnd = '</body>';

/**
 * Creates the renderer of a build's pages, each in one string. It does what React Router's handler does for a
 * page whose loaders succeed, but without streams. Streaming gains nothing here: the CSP hashes, the ETag and
 * the page cache all need the complete page first. Failed pages and other resources are left to React
 * Router's handler.
 */
export function createDocuments(build: ServerBuild): WriteDocument {
  const handlerOf = handlersOf(build);
  const { basename, future, routeDiscovery, ssr } = build;
  const handoff = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false });
  const shared = {
    routeModules: Object.fromEntries(
      Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
    ),
    serverHandoffString: handoff.replace(/[&<>]/g, (sign) => unsafe[sign] as string),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError: () => {
      throw new Error('A failed page must not be rendered here.');
    },
  } satisfies Partial<EntryContext>;

  // A page's manifest lists its own routes only.
  const manifests = new Map<string, ServerBuild['assets']>();
  function manifestOf(ids: readonly string[]): ServerBuild['assets'] {
    const key = ids.join(' ');
    const known = manifests.get(key);
    if (known) return known;
    const routes = Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]]));
    const manifest = { ...build.assets, routes };
    manifests.set(key, manifest);
    return manifest;
  }
  const isResource = resourcesOf(build.routes);

  return async (request, requestContext) => {
    const { pathname } = new URL(request.url);
    if (isResource(pathname)) return null;
    const found = await handlerOf(pathname).query(request, { requestContext });
    if (found instanceof Response) return found;
    if (found.errors) return null;
    try {
      const data = dataElement(found.loaderData);
      const entry: EntryContext = {
        ...shared,
        manifest: manifestOf(found.matches.map(({ route }) => route.id)),
        branches: [],
        staticHandlerContext: found,
        renderMeta: {},
      };
      const parts = createPartCache();
      const written = takeScripts(
        scriptsAfterPaint(
          renderToString(
            <PartCacheContext value={parts}>
              <ServerRouter context={entry} url={request.url} nonce={scriptMark()} />
            </PartCacheContext>,
          ),
        ),
      );
      const html = parts.store(written.html);
      const end = html.lastIndexOf(bodyEnd);
      if (end < 0) throw new Error('The page has no body.');
      return {
        status: found.statusCode,
        html: `<!DOCTYPE html>${html.slice(0, end)}${data}${html.slice(end)}`,
        scripts: [headScript, ...written.scripts],
      };
    } catch {
      // React Router's handler fails as well, reports it and renders the error page. Non-JSON data it can
      // serialize.
      return null;
    }
  };
}
