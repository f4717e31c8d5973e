import type { Cuts } from './cut.ts';

/** The edition that was read for these lists. Another one has to be read again. */
export const reactRouterEdition = '8.4.0';

/** Exports of React Router whose code is cut, by their names. Nothing in the pages may use them. */
export const cutRouterExports = ['NavLink', 'useFetcher', 'useFetchers'] as const;

// Warnings speak to the author of a page, and production has none.
const calls = ['warning', 'warningOnce', 'warnOnce'];

/** What is cut from each file of `react-router/dist/production/lib/`. */
export const reactRouterCuts: Readonly<Record<string, Cuts>> = {
  'components.js': { functions: {}, calls },
  'dom/dom.js': { functions: {}, calls },
  'dom/lib.js': { functions: { NavLinkWithRef: null }, calls },
  'dom/ssr/components.js': { functions: { RSCPrefetchPageLinksImpl: null }, calls },
  // The manifest is complete (`routeDiscovery` in react-router.config.ts): no route is found later.
  'dom/ssr/fog-of-war.js': {
    functions: {
      getPartialManifest: null,
      getPatchRoutesOnNavigationFunction: '',
      isFogOfWarEnabled: 'return false',
      useFogOFWarDiscovery: '',
    },
  },
  // Server components, and the page for errors of a route tree without an ErrorBoundary: root.tsx has one.
  'hooks.js': { functions: { DefaultErrorComponent: null, RSCErrorHandler: null }, calls },
  'router/history.js': { functions: {}, calls },
  // `instrumentations` of <HydratedRouter>, which has none.
  'router/instrumentation.js': {
    functions: {
      consumeInstrumentationClientResultMetaReceiver: '',
      getRouteInstrumentationUpdates: null,
      instrumentClientSideRouter: null,
    },
  },
  // Fetchers, and actions of routes: forms are saved through the API.
  'router/router.js': {
    functions: {
      checkFogOfWar: 'return { active: false, matches: null }',
      discoverRoutes: null,
      fetch: null,
      handleAction: null,
      patchRoutesImpl: null,
    },
    calls,
  },
  'router/utils.js': { functions: {}, calls },
};
