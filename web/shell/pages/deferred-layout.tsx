import { data, Outlet } from 'react-router';
import { langContext, leftOutContext } from '#web/api/context.ts';
import { isAt } from '#web/route-table/absent-pages.ts';
import { pathsOf } from '#web/route-table/left-out.ts';
import { keepPage, useShownPage } from '#web/shell/keep-page.ts';
import '#web/styles/deferred.css';
import { loadTexts } from '#web/texts/load.ts';
import type { Route } from './+types/deferred-layout';

export { failureMeta as meta, LoadFailurePage as ErrorBoundary } from '#web/shell/load-failure.tsx';

export const clientMiddleware = [keepPage];

/** Answers 404 for the pages of modules that are left out. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { pathname } = new URL(request.url);
    if (!pathsOf(context.get(leftOutContext)).some((path) => isAt(pathname, path))) return next();
    await next();
    const { 'shell/not-found': t } = await loadTexts(context.get(langContext), ['shell/not-found']);
    const missing = { title: t.title, text: t.words };
    throw data({ reason: 'missing', missing, back: { to: '/', text: t.home } }, { status: 404 });
  },
];

/**
 * The layout of every page outside the first visit. It loads deferred.css, the styles that only these pages
 * need, draws public pages that could not be loaded, and keeps a page that could not be loaded again.
 */
export default function DeferredLayout() {
  useShownPage();
  return <Outlet />;
}
