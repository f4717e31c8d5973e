import { describe, expect, test } from 'vitest';
import { kundliDataSchema } from '#contract/astrology/reports/data.ts';
import { charaDashas, chartOf, kpChart, shadbala, yoginiDashas } from '#jyotish';
import type { ReportInput } from './buying/input.ts';
import { kundliData } from './compute/kundli-data.ts';

const at = Date.parse('2026-11-26T06:30:00Z');
const inputOf = (
  datetime: string,
  [latitude, longitude]: [number, number],
  timezone: string,
): ReportInput => ({
  ayanamsa: 1,
  yearLength: 1,
  subjects: [
    {
      ...{ role: 'girl', name: 'Ananya Sharma', datetime, latitude, longitude, timezone, offset: null },
      ...{
        timeUnknown: false,
        coordinates: `${latitude},${longitude}`,
        location: 'Jaipur, Rajasthan, India',
      },
    },
  ],
});
const jaipur = inputOf('1994-08-14T06:40', [26.9124, 75.7873], 'Asia/Kolkata');
const birth = {
  instant: Date.parse('1994-08-14T06:40:00+05:30'),
  place: { latitude: 26.9124, longitude: 75.7873 },
  zone: 'Asia/Kolkata',
  ayanamsa: 1,
} as const;

describe('a kundli for readers who know astrology', () => {
  const data = kundliData(jaipur, { la: 'en', at });

  test('says what the engine says of strengths, and ranks the grahas by them', () => {
    const { grahas } = shadbala(birth);
    const { shadbala: rows, vimshopaka } = data.strength;
    for (const { graha, sthana, kala, rupas, virupas, ratio } of rows) {
      const engine = grahas[graha.name as 'Sun'];
      expect(rupas).toBeCloseTo(engine.rupas, 2);
      expect([sthana.total, kala.total, virupas]).toEqual(
        [engine.sthana.total, engine.kala.total, engine.virupas].map((value) => expect.closeTo(value, 2)),
      );
      expect(ratio).toBeCloseTo(engine.ratio, 2);
    }
    const ranked = [...rows].sort((a, b) => a.rank - b.rank).map(({ ratio }) => ratio);
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
    expect(vimshopaka.map(({ graha }) => graha.id)).toEqual(rows.map(({ graha }) => graha.id));
  });

  test('has the KP chart by its own ayanamsa', () => {
    const engine = kpChart(birth);
    expect(data.kp.ayanamsa.degrees).toBeLessThan(data.conventions.ayanamsa.degrees);
    expect(data.kp.cusps?.map(({ longitude }) => longitude)).toEqual(
      engine.cusps?.map(({ longitude }) => expect.closeTo(longitude, 5)),
    );
    expect(data.kp.planets.map(({ house }) => house)).toEqual(
      Object.values(engine.grahas).map(({ house }) => house),
    );
    expect(data.kp.significators).toHaveLength(12);
  });

  test('has dashas of other systems, in the time of the place', () => {
    const chart = chartOf(birth);
    const { yogini, chara } = data.other_dashas;
    const starts = (list: readonly { start: number | string }[]) =>
      list.map(({ start }) => Math.round(Number(new Date(start)) / 1000));
    expect(starts(yogini)).toEqual(
      starts(yoginiDashas({ instant: birth.instant, moon: chart.grahas.Moon.longitude })),
    );
    expect(starts(chara)).toEqual(starts(charaDashas({ chart, instant: birth.instant })));
    expect(chara[0]).toMatchObject({ id: data.lagna.sign.id, start: data.birth.datetime });
    // Born by day in the bright half, so the rule of the half does not hold.
    expect(data.other_dashas.ashtottari.by_half).toBe(false);
  });

  test('has every graha in a house by degree, twelve arudhas, and Gulika', () => {
    const { bhava_chalit: houses, arudhas, karakas, upagrahas } = data.points;
    expect(houses?.flatMap(({ planets }) => planets)).toHaveLength(9);
    expect(arudhas).toHaveLength(12);
    expect([karakas.seven.length, karakas.eight.length, upagrahas.length]).toEqual([7, 8, 11]);
    expect(upagrahas.at(-2)).toMatchObject({ id: 'gulika', name: 'Gulika' });
  });

  test('has the same figures in Hindi, under Hindi names', () => {
    const hindi = kundliData(jaipur, { la: 'hi', at });
    expect(hindi.strength.shadbala[0]?.graha.name).toBe('सूर्य');
    expect(hindi.strength.shadbala.map(({ virupas }) => virupas)).toEqual(
      data.strength.shadbala.map(({ virupas }) => virupas),
    );
    const names = [hindi.strength, hindi.kp, hindi.other_dashas, hindi.points].map((part) =>
      JSON.stringify(part, (key, value) => (['id', 'start', 'end'].includes(key) ? undefined : value)),
    );
    const values = names.flatMap((text) => text.match(/:"[^"]*"/g) ?? []);
    expect(values.filter((value) => /[A-Za-z]/.test(value))).toEqual([]);
  });

  test('leaves out, where the Sun does not rise, what depends on it', () => {
    const polar = kundliData(inputOf('2020-12-21T12:00', [69.65, 18.96], 'Europe/Oslo'), { la: 'en', at });
    expect(kundliDataSchema.safeParse(polar).success).toBe(true);
    expect([polar.kp.cusps, polar.kp.significators, polar.strength.lords.hora]).toEqual([null, null, null]);
    expect(polar.other_dashas.ashtottari.by_half).toBeNull();
    expect(polar.points.upagrahas).toHaveLength(5);
  });
});
