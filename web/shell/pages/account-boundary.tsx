/** Draws account pages that could not be loaded. It is inside the area, so that its guard stays. */
export { Outlet as default } from 'react-router';
export { failureMeta as meta, LoadFailurePage as ErrorBoundary } from '#web/shell/load-failure.tsx';
