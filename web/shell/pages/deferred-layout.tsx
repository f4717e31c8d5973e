import { Outlet } from 'react-router';
import { keepPage, useShownPage } from '#web/shell/keep-page.ts';
import '#web/styles/deferred.css';

export { failureMeta as meta, LoadFailurePage as ErrorBoundary } from '#web/shell/load-failure.tsx';

export const clientMiddleware = [keepPage];

/**
 * The layout of every page outside the first visit. It loads deferred.css, the styles that only these pages
 * need, draws public pages that could not be loaded, and keeps a page that could not be loaded again.
 */
export default function DeferredLayout() {
  useShownPage();
  return <Outlet />;
}
