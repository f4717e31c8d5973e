import type { places } from '#contract/astrology/places/endpoints.ts';
import type { remedies } from '#contract/astrology/remedies/endpoints.ts';
import type { matchingComparisons } from '#contract/astrology/reports/comparison.ts';
import type { reports } from '#contract/astrology/reports/endpoints.ts';
import type { reportPdfs } from '#contract/astrology/reports/pdf.ts';
import type { skyMonths } from '#contract/astrology/reports/sky-months.ts';
import type { birthProfiles } from '#contract/people/birth-profiles/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const members = [401, 200, 200, 200, 200] as const;
const ownerOnly = [401, 200, 404, 404, 404] as const;
const buyerOnly = [401, 200, 402, 402, 402] as const;

/** A birth that passes validation, as the kundli form sends it. */
export const goodKundli = {
  amount: 599,
  customerName: 'Ananya Sharma',
  customerEmail: 'ananya@example.test',
  datetime: '1994-08-14T06:40:00+05:30',
  coordinates: '26.912400,75.787300',
  location: 'Jaipur, Rajasthan, India',
  ayanamsa: '1',
  la: 'en',
  year_length: '1',
};
/** Two births, as the matching form sends them. */
export const goodMatching = {
  ayanamsa: '1',
  la: 'en',
  girl_coordinates: '26.912400,75.787300',
  girl_dob: '1994-08-14T06:40:00+05:30',
  boy_coordinates: '23.022500,72.571400',
  boy_dob: '1992-06-21T09:25:00+05:30',
} as const;
/** A day, as the panchang form sends it. */
export const goodPanchang = {
  ayanamsa: '1',
  coordinates: '26.912400,75.787300',
  datetime: '2026-11-21T06:40:00+05:30',
  la: 'en',
};
/** A birth profile to save. */
export const goodProfile = {
  relation: 'partner' as const,
  name: 'Aditya',
  datetime: '1992-06-21T09:25',
  coordinates: '23.022500,72.571400',
  location: 'Ahmedabad, Gujarat, India',
  consent: true,
};

const bought = ({ reportOrderId }: { reportOrderId: string }) => ({ params: { orderId: reportOrderId } });

/** The access matrix of places, birth profiles and reports. The customer has paid for all three reports above. */
export const reportAccess: {
  [K in keyof (typeof birthProfiles &
    typeof matchingComparisons &
    typeof places &
    typeof remedies &
    typeof reportPdfs &
    typeof reports &
    typeof skyMonths)]: AccessCase;
} = {
  'GET /api/places/countries': { expect: everyone },
  'GET /api/places/countries/{country}/states': {
    expect: everyone,
    send: () => ({ params: { country: 'IN' } }),
  },
  'GET /api/places/countries/{country}/states/{state}/cities': {
    expect: everyone,
    send: () => ({ params: { country: 'IN', state: 'RJ' } }),
  },
  'GET /api/places/search': { expect: everyone, send: () => ({ query: { q: 'jai' } }) },
  'GET /api/places/at': { expect: everyone, send: () => ({ query: { coordinates: '26.9,75.8' } }) },
  'POST /api/remedies/sky': { expect: everyone, send: () => ({ body: { date: '1994-08-14' } }) },
  'POST /api/remedies/stone': { expect: everyone, send: () => ({ body: goodKundli }) },
  'GET /api/remedies/pieces/{stone}': { expect: everyone, send: () => ({ params: { stone: 'emerald' } }) },
  'POST /api/remedies/wearing': {
    expect: everyone,
    send: () => ({ body: { graha: 5, coordinates: goodKundli.coordinates } }),
  },
  'POST /api/reports/preview': { expect: everyone, send: () => ({ body: goodKundli }) },

  // The owner's request about a paid order makes the sweep ask the gateway soon.
  'GET /api/payment/status/{orderId}': { expect: ownerOnly, send: bought, writes: true },
  'GET /api/astrology/kundli/detailed': {
    expect: buyerOnly,
    send: () => {
      const { datetime, coordinates, ayanamsa, la } = goodKundli;
      return { query: { datetime, coordinates, ayanamsa, la } };
    },
  },
  'GET /api/astrology/kundali-matching/detailed': {
    expect: buyerOnly,
    send: () => ({ query: goodMatching }),
  },
  'GET /api/astrology/panchang/detailed': { expect: buyerOnly, send: () => ({ query: goodPanchang }) },
  'GET /api/reports': { expect: members },
  'GET /api/matching-comparisons': { expect: members },
  'GET /api/reports/{orderId}': { expect: ownerOnly, send: bought },
  'GET /api/reports/{orderId}/calendar.ics': { expect: ownerOnly, send: bought },
  'GET /api/reports/{orderId}/pdf': { expect: ownerOnly, send: bought },
  'POST /api/reports/{orderId}/pdf': { expect: ownerOnly, send: (own) => ({ ...bought(own), body: {} }) },
  'POST /api/kundali/pdf': {
    expect: buyerOnly,
    send: () => {
      const { datetime, coordinates, ayanamsa, la } = goodKundli;
      return { query: { datetime, coordinates, ayanamsa, la }, body: {} };
    },
  },
  'GET /api/shared-reports/{token}': {
    expect: everyone,
    send: ({ sharedToken }) => ({ params: { token: sharedToken } }),
  },
  'GET /api/astrology/sky-months/{decade}': {
    expect: everyone,
    send: () => ({ params: { decade: '2020' } }),
  },
  'GET /api/sample-reports/{kind}': { expect: everyone, send: () => ({ params: { kind: 'kundli' } }) },
  'POST /api/reports/{orderId}/share': { expect: ownerOnly, send: bought, writes: true },
  'PUT /api/reports/{orderId}/share': { expect: ownerOnly, send: bought, writes: true },
  'DELETE /api/reports/{orderId}/share': { expect: ownerOnly, send: bought, writes: true },
  'POST /api/payment/premium/kundli': {
    expect: members,
    send: () => ({ body: { ...goodKundli, customerName: 'Her twin' } }),
    writes: true,
  },
  'POST /api/payment/premium/kundli/matching': {
    expect: members,
    send: () => ({ body: { ...goodMatching, ayanamsa: '3' } }),
    writes: true,
  },
  'POST /api/payment/premium/panchang': {
    expect: members,
    send: () => ({ body: { ...goodPanchang, datetime: '2026-11-22T06:40:00+05:30' } }),
    writes: true,
  },

  'GET /api/birth-profiles': { expect: members },
  'POST /api/birth-profiles': { expect: members, send: () => ({ body: goodProfile }), writes: true },
  'PUT /api/birth-profiles/{profileId}': {
    expect: ownerOnly,
    send: ({ profileId }) => ({ params: { profileId }, body: goodProfile }),
    writes: true,
  },
  'DELETE /api/birth-profiles/{profileId}': {
    expect: ownerOnly,
    send: ({ profileId }) => ({ params: { profileId } }),
    writes: true,
  },
};
