import type { FirstOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createShopMarks } from './service.ts';

/** The logo and icon of the shop. */
export const brandingModule = {
  name: 'branding',
  start(_platform: Platform, parts: FirstOf<typeof createShopMarks>) {
    const marks = createShopMarks(parts);
    return {
      services: { marks },
    };
  },
};
