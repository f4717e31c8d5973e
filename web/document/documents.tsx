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
import { patternOf } from '#web/route-table.ts';
import { dataScripts, handOver } from './data-scripts.ts';
import { writePage } from './fragment-cache.ts';
import { scriptMark, takeScripts } from './own-scripts.ts';

/** A page in pieces: its own text, and bytes it shares with other pages. `scripts` are the inline scripts that it was given to run. */
export type PageDocument = {
  status: number;
  pieces: readonly (string | Buffer)[];
  scripts: readonly string[];
};

/** Writes the page of a GET request, or answers where it leads; null for what only React Router's own handler answers. */
export type WriteDocument = (
  request: Request,
  context: RouterContextProvider,
) => Promise<PageDocument | Response | null>;

type Routes = ServerBuild['routes'];

/** The routes below one, or below none; of `only` these, if given. */
const routesBelow = (routes: Routes, parentId?: string, only?: ReadonlySet<string>): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId || only?.has(route.id) === false) return [];
    const { id, path, index, caseSensitive, module } = route;
    const { loader, handle } = module;
    const common = { id, path, caseSensitive, loader: loader as RouteObject['loader'], handle };
    return index ? [{ ...common, index }] : [{ ...common, children: routesBelow(routes, id, only) }];
  });

/** Finds and loads the pages of a build, each among its own routes: among all of them finding it takes as long as loading it. */
function handlersOf({ routes, basename }: ServerBuild): (pathname: string) => StaticHandler {
  const made = new Map<string, StaticHandler>();
  /** The route of a page and those above it; undefined, which is all routes, where there is none. */
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

/** Tells what is no page: data a page asks for, and routes that draw nothing. */
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
 * Pages of a build, each in one string. It does what React Router's handler does for a page whose loaders answer, without
 * the streams between its parts: nothing could be streamed to anybody, since the page is hashed for its policy and its
 * ETag and kept in the page cache, all of which need the last byte first. What fails, and what is no page, is left to that
 * handler.
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
      throw new Error('A page that failed is not written here.');
    },
  } satisfies Partial<EntryContext>;

  // Of the table of all routes a page needs its own only.
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
      const [sharedData, ownData] = dataScripts(found.loaderData);
      const entry: EntryContext = {
        ...shared,
        manifest: manifestOf(found.matches.map(({ route }) => route.id)),
        branches: [],
        staticHandlerContext: found,
        renderMeta: {},
      };
      const scripts = [headScript, handOver];
      const pieces = writePage(() => {
        const own = takeScripts(
          renderToString(<ServerRouter context={entry} url={request.url} nonce={scriptMark()} />),
        );
        scripts.push(...own.scripts);
        return own.html;
      });
      const last = pieces.pop();
      const end = typeof last === 'string' ? last.lastIndexOf(bodyEnd) : -1;
      if (typeof last !== 'string' || end < 0) throw new Error('The page has no body.');
      pieces.push(last.slice(0, end), sharedData, ownData + last.slice(end));
      return { status: found.statusCode, pieces: ['<!DOCTYPE html>', ...pieces], scripts };
    } catch {
      // It fails there as well, which reports it and draws what stands for the page; data that is no JSON it can write.
      return null;
    }
  };
}
