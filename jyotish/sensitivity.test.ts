import { describe, expect, it } from 'vitest';
import { chartOf } from './kundli/chart.ts';
import { runningDasha, vimshottari } from './kundli/vimshottari.ts';
import { type Margin, sensitivity } from './sensitivity.ts';

const AT = Date.UTC(2026, 10, 21);
const births = [
  { instant: Date.parse('1967-08-29T09:00:00+05:30'), place: { latitude: 19.076, longitude: 72.8777 } },
  { instant: Date.parse('1990-01-01T23:10:00+05:30'), place: { latitude: 28.6, longitude: 77.2 } },
  { instant: Date.parse('2001-06-15T04:44:00+10:00'), place: { latitude: -33.9, longitude: 151.2 } },
  { instant: Date.parse('1984-02-29T12:00:00+00:00'), place: { latitude: 60.2, longitude: 24.9 } },
].map((birth) => ({ ...birth, ayanamsa: 1 as const }));

describe.each(births)('the margins of $instant', (birth) => {
  const margins = sensitivity({ ...birth, runningAt: AT });
  const facts = (shiftMinutes: number) => {
    const instant = birth.instant + shiftMinutes * 60_000;
    const chart = chartOf({ ...birth, instant });
    const { Moon } = chart.grahas;
    const running = runningDasha(vimshottari({ instant, moon: Moon.longitude }), AT);
    return {
      lagna: chart.lagna.sign,
      pada: `${Moon.nakshatra.id}.${Moon.nakshatra.pada}`,
      maha: running?.maha.lord,
      antar: `${running?.maha.lord} ${running?.antar.lord}`,
    };
  };
  const exact: [keyof ReturnType<typeof facts>, Margin | null][] = [
    ['lagna', margins.lagna],
    ['pada', margins.moonPada],
    ['maha', margins.runningMaha],
    ['antar', margins.runningAntar],
  ];

  it.each(exact)('%s changes at the border and not before', (fact, margin) => {
    if (!margin) throw new Error(`no margin for ${fact}`);
    const edge = 0.02;
    expect(facts(-margin.earlier + edge)[fact]).toBe(facts(0)[fact]);
    expect(facts(-margin.earlier - edge)[fact]).not.toBe(facts(0)[fact]);
    expect(facts(margin.later - edge)[fact]).toBe(facts(0)[fact]);
    expect(facts(margin.later + edge)[fact]).not.toBe(facts(0)[fact]);
  });
});

it('gives no lagna margin beyond the polar circle and no dasha outside life', () => {
  const place = { latitude: 75, longitude: 20 };
  const margins = sensitivity({ instant: 0, place, ayanamsa: 1, runningAt: Date.UTC(2200, 0) });
  expect(margins.lagna).toBeNull();
  expect(margins.runningMaha).toBeNull();
});
