import type { almanac } from '#contract/astrology/almanac/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const everyone = (status: number) => [status, status, status, status, status] as const;
const params = { city: 'nowhere' };

/** The access matrix of the almanac, which is open to all. The shop of this test has no cities. */
export const almanacAccess: { [K in keyof typeof almanac]: AccessCase } = {
  'GET /api/almanac/days/{city}/{date}': {
    expect: everyone(404),
    send: () => ({ params: { ...params, date: 'today' } }),
  },
  'GET /api/almanac/months/{city}/{month}': {
    expect: everyone(404),
    send: () => ({ params: { ...params, month: '2026-11' } }),
  },
  'GET /api/almanac/feeds/{city}/calendar.ics': { expect: everyone(404), send: () => ({ params }) },
  'GET /api/almanac/now': { expect: everyone(200) },
  'GET /api/almanac/cities': { expect: everyone(200) },
};
