import type { Platform } from '../../platform/platform.ts';
import { stockProblems } from './integrity.ts';
import { createStock } from './service.ts';

/** Stock movements and reservations. */
export const stockModule = {
  name: 'stock',
  start(platform: Platform) {
    const stock = createStock(platform);
    return {
      services: { stock },
    };
  },
  integrity: [stockProblems],
};
