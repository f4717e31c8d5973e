import type { SkyMonths, skyMonths } from '#contract/astrology/reports/sky-months.ts';
import { ayanamsaId, GRAHA_NAMES, GRAHAS, siderealPositions } from '#jyotish';
import type { Handlers } from '../../platform/http/serve.ts';

const MONTHS = 120;

/** Returns the sky of the decade that begins with `year`: sidereal degrees to a hundredth, by months. */
export function skyOfDecade(year: number, ayanamsa: number): SkyMonths {
  const skies = Array.from({ length: MONTHS }, (_, month) =>
    siderealPositions({ instant: Date.UTC(year, month, 1, 12), ayanamsa: ayanamsaId(ayanamsa) }),
  );
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    from: `${year}-01`,
    grahas: GRAHAS.map((graha) => ({
      id: GRAHA_NAMES[graha].id,
      longitudes: skies.map(({ positions }) => rounded(positions[graha].longitude)),
    })),
  };
}

/** Returns the handlers of the sky by months. Each of the 63 answers is computed once. */
export function skyMonthsHandlers(): Handlers<typeof skyMonths> {
  const computed = new Map<string, SkyMonths>();
  return {
    'GET /api/astrology/sky-months/{decade}': async ({ params: { decade }, query: { ayanamsa } }) => {
      const key = `${decade} ${ayanamsa}`;
      const found = computed.get(key) ?? skyOfDecade(decade, Number(ayanamsa));
      computed.set(key, found);
      return found;
    },
  };
}
