/**
 * Returns whether the shop can be reached. Asks it where the device calls itself offline, because a device may say so and
 * still reach a server on its own network.
 */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Loads code that a press can do without. Returns undefined if it does not arrive. Without a network it is not asked for: a
 * browser remembers that a module did not arrive, and a page that shares it would have to be loaded anew.
 */
export const loadExtra = async <Module>(load: () => Promise<Module>): Promise<Module | undefined> =>
  (await isReachable()) ? load().catch(() => undefined) : undefined;
