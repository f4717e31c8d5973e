import { workerScript } from '#web/document/trusted-types/workers.ts';

/**
 * Registers the service worker (server/pages/offline-page.ts), which shows a page of the shop where the browser would show
 * its own error. Not in development. A browser that refuses, as in a private window, does without.
 */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(workerScript('/service-worker.js')).catch(() => undefined);
}
