import type { muhurat } from '#contract/astrology/muhurat/endpoints.ts';
import type { AccessCase } from './access-case.ts';

/** The access matrix of the muhurat finder. */
export const muhuratAccess: { [K in keyof typeof muhurat]: AccessCase } = {
  'GET /api/muhurats/{purpose}': {
    expect: [200, 200, 200, 200, 200],
    send: () => ({ params: { purpose: 'travel' } }),
  },
};
