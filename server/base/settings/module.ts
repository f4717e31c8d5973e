import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSettings } from './service.ts';

/** The settings of the shop. */
export const settingsModule = {
  name: 'settings',
  start(platform: Platform, parts: PartsOf<typeof createSettings>) {
    // What everybody needs first answers whatever holds the pool.
    const settings = createSettings({ ...platform, ...platform.reserved }, parts);
    return {
      services: { settings },
    };
  },
};
