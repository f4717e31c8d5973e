import '#web/styles/deferred.css';

/**
 * The layout of every page outside the first visit. It loads deferred.css, the styles that only these pages
 * need, and draws public pages that could not be loaded.
 */
export { Outlet as default } from 'react-router';
export { failureMeta as meta, LoadFailurePage as ErrorBoundary } from '#web/shell/load-failure.tsx';
