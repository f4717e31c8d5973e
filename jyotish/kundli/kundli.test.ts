import { describe, expect, it } from 'vitest';
import { wrap180 } from '../angles.ts';
import { GRAHAS, SEVEN_GRAHAS } from '../names.ts';
import { type Chart, type ChartOptions, chartOf } from './chart.ts';
import { dignityOf } from './dignity.ts';
import { kaalSarp } from './kaal-sarp.ts';
import { kundli } from './kundli.ts';
import { mangalDosha } from './mangal-dosha.ts';
import { nakshatraOf } from './nakshatra.ts';
import { nakshatraDetails } from './nakshatra-details.ts';
import { sadeSati } from './sade-sati.ts';
import { VARGAS, vargaSign } from './vargas.ts';
import { runningDasha, vimshottari } from './vimshottari.ts';
import { yogasOf } from './yogas.ts';

const MUMBAI = { latitude: 19.076, longitude: 72.8777 };
const RECORDED: ChartOptions & { zone: string } = {
  instant: Date.parse('1967-08-29T09:00:00+05:30'),
  place: MUMBAI,
  ayanamsa: 1,
  zone: '+05:30',
};

/** The recorded chart with some grahas moved to other signs (houses follow). */
function withSigns(signs: Partial<Record<(typeof GRAHAS)[number] | 'Lagna', number>>): Chart {
  const chart = structuredClone(chartOf(RECORDED));
  const lagna = signs.Lagna ?? chart.lagna.sign;
  Object.assign(chart.lagna, { sign: lagna, longitude: lagna * 30 + 15, house: 1 });
  for (const graha of GRAHAS) {
    const sign = signs[graha] ?? chart.grahas[graha].sign;
    const longitude = sign * 30 + 15;
    Object.assign(chart.grahas[graha], {
      sign,
      longitude,
      degree: 15,
      house: ((sign - lagna + 12) % 12) + 1,
    });
  }
  return chart;
}

describe('the recorded chart of Mumbai, 1967-08-29 09:00', () => {
  const result = kundli(RECORDED);
  const { grahas, lagna } = result.chart;

  it('has its placements', () => {
    expect(lagna.sign).toBe(5);
    expect(grahas.Moon.longitude).toBeCloseTo(51.9612, 3);
    expect(grahas.Moon.nakshatra).toMatchObject({ id: 3, pada: 4, lord: 'Moon' });
    expect(grahas.Moon.nakshatra.fraction).toBeCloseTo(0.89709, 4);
    expect(grahas.Mars).toMatchObject({ house: 2 });
    expect(grahas.Mars.longitude).toBeCloseTo(208.966, 2);
    expect(grahas.Jupiter.dignity).toBe('exalted');
    expect([result.vaara, result.vedicVaara]).toEqual([2, 2]);
  });

  it('has mild Mangal dosha with the recorded kind of exceptions', () => {
    expect(result.mangal).toMatchObject({ present: true, strength: 'Mild', house: 2 });
    expect(result.mangal.exceptions.map(({ id }) => id)).toEqual(['born-on-tuesday', 'age-28']);
    expect(result.mangal.readings.map(({ from, present }) => [from, present])).toEqual([
      ['lagna', true],
      ['Moon', false],
      ['Venus', false],
    ]);
  });

  it('has 9 x 9 x 9 dashas of 120 years without a gap', () => {
    const flat = result.dashas.flatMap(({ antar }) => antar.flatMap(({ pratyantar }) => pratyantar));
    expect(flat).toHaveLength(729);
    for (const [i, period] of flat.entries()) {
      const next = flat[i + 1];
      if (next) expect(Math.abs(next.start - period.end)).toBeLessThan(1);
    }
    const [first, last] = [flat[0], flat.at(-1)];
    expect(((last?.end ?? 0) - (first?.start ?? 0)) / 86_400_000).toBeCloseTo(120 * 365.25, 5);
    expect(runningDasha(result.dashas, RECORDED.instant)?.maha.lord).toBe('Moon');
    expect(result.dashaBalance.duration).toMatch(/^P1Y0M10DT/);
  });

  it('has 337 points of ashtakavarga, the known sum of each graha', () => {
    const sums = Object.fromEntries(
      SEVEN_GRAHAS.map((graha) => [graha, result.ashtakavarga.bhinna[graha].reduce((a, b) => a + b)]),
    );
    expect(sums).toEqual({ Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39 });
    expect(result.ashtakavarga.sarva.reduce((a, b) => a + b)).toBe(337);
  });
});

describe('vimshottari', () => {
  it('gives the balance of the textbook birth of 1972', () => {
    const instant = Date.parse('1972-06-01T04:16:00+05:30');
    const result = kundli({ instant, place: { latitude: 26, longitude: 81.2 }, ayanamsa: 1, zone: '+05:30' });
    expect(result.dashaBalance.lord).toBe('Sun');
    expect(result.dashaBalance.duration).toMatch(/^P4Y8M27DT/);
  });

  it('counts years of 365.25 or of 360 days', () => {
    const length = (yearLength: 0 | 1) => {
      const dashas = vimshottari({ instant: 0, moon: 0, yearLength });
      return ((dashas[0]?.end ?? 0) - (dashas[0]?.start ?? 0)) / 86_400_000;
    };
    expect(length(1)).toBeCloseTo(7 * 365.25, 6);
    expect(length(0)).toBeCloseTo(7 * 360, 6);
  });
});

describe('mangal dosha', () => {
  it('lies in houses 1, 2, 4, 7, 8 and 12 from the lagna, mild in 2 and 12', () => {
    for (let house = 1; house <= 12; house++) {
      const dosha = mangalDosha(withSigns({ Lagna: 0, Mars: house - 1 }), 0);
      expect(dosha.present, String(house)).toBe([1, 2, 4, 7, 8, 12].includes(house));
      expect(dosha.strength).toBe(dosha.present ? ([2, 12].includes(house) ? 'Mild' : 'Strong') : null);
      if (!dosha.present) expect(dosha.exceptions).toEqual([]);
    }
  });

  it('knows its exceptions', () => {
    const ids = (chart: Chart, weekday = 0) => mangalDosha(chart, weekday).exceptions.map(({ id }) => id);
    expect(ids(withSigns({ Lagna: 9, Mars: 3, Jupiter: 9 }))).toEqual(
      expect.arrayContaining(['jupiter-in-lagna', 'house-7', 'jupiter-with-mars']),
    );
    expect(ids(withSigns({ Lagna: 3, Mars: 4, Moon: 4 }))).toEqual(
      expect.arrayContaining(['age-28', 'leo-aquarius', 'moon-with-mars', 'lagna-cancer-leo']),
    );
    expect(ids(withSigns({ Lagna: 9, Mars: 0, Jupiter: 1 }))).toEqual(
      expect.arrayContaining(['house-4', 'own-or-exalted']),
    );
    expect(ids(withSigns({ Lagna: 9, Mars: 0, Jupiter: 1 }), 2)).toContain('born-on-tuesday');
  });
});

describe('yogas', () => {
  const present = (chart: Chart) => yogasOf(chart).flatMap((yoga) => (yoga.present ? [yoga.name] : []));

  it('agrees with the recorded chart wherever rules and recording agree', () => {
    const names = present(chartOf(RECORDED));
    expect(names).toEqual(expect.arrayContaining(['Raja', 'Vasi']));
    expect(names).not.toContain('Gajakesari');
    expect(yogasOf(chartOf(RECORDED)).find(({ name }) => name === 'Kemadruma')?.cancelled).toBe(true);
    expect(yogasOf(chartOf(RECORDED))).toHaveLength(22);
  });

  it('finds each when its rule holds', () => {
    expect(present(withSigns({ Moon: 0, Jupiter: 9 }))).toContain('Gajakesari');
    expect(present(withSigns({ Moon: 0, Jupiter: 8 }))).not.toContain('Gajakesari');
    expect(present(withSigns({ Lagna: 0, Mars: 9 }))).toContain('Ruchaka');
    expect(present(withSigns({ Lagna: 1, Mars: 9 }))).not.toContain('Ruchaka');
    expect(present(withSigns({ Lagna: 0, Saturn: 6 }))).toContain('Sasa');
    const fixed = { Sun: 1, Moon: 4, Mars: 7, Mercury: 1, Jupiter: 10, Venus: 4, Saturn: 7 };
    expect(present(withSigns({ Lagna: 1, ...fixed }))).toEqual(
      expect.arrayContaining(['Musala', 'Kamal', 'Kedara']),
    );
    expect(present(withSigns({ Lagna: 0, ...fixed }))).not.toContain('Kamal');
    expect(present(withSigns({ Moon: 3, Mars: 4, Venus: 2 }))).toEqual(
      expect.arrayContaining(['Sunapha', 'Anapha', 'Duradhara']),
    );
    expect(present(withSigns({ Moon: 3, Rahu: 3 }))).toContain('Grahan');
    expect(present(withSigns({ Jupiter: 0, Moon: 5 }))).toContain('Shakat');
    expect(present(withSigns({ Jupiter: 8, Ketu: 8 }))).toContain('Chandal');
  });
});

describe('kaal sarp and sade sati', () => {
  it('needs all seven on one side', () => {
    const between = { Sun: 1, Moon: 2, Mars: 3, Mercury: 1, Jupiter: 4, Venus: 2, Saturn: 5 };
    const chart = withSigns({ Lagna: 0, Rahu: 0, Ketu: 6, ...between });
    expect(kaalSarp(chart)).toMatchObject({ present: true, side: 'Rahu to Ketu', name: { en: 'Anant' } });
    expect(kaalSarp(withSigns({ Rahu: 0, Ketu: 6, ...between, Saturn: 8 })).present).toBe(false);
  });

  it('dates Saturn in Aquarius, Pisces and Aries as published', () => {
    const from = Date.UTC(2022, 0, 1);
    const stays = sadeSati({ moonSign: 10, from, to: Date.UTC(2028, 0, 1), ayanamsa: 1 });
    const day = (instant: number | undefined) =>
      new Date((instant ?? 0) + 19_800_000).toISOString().slice(0, 10);
    expect(stays[0]).toMatchObject({ phase: 'rising', sign: 9, start: from });
    expect(stays.filter(({ phase }) => phase === 'peak').map(({ start }) => day(start))).toEqual([
      '2022-04-29',
      '2023-01-17',
    ]);
    expect(day(stays.find(({ phase }) => phase === 'setting')?.start)).toBe('2025-03-29');
  });
});

describe('divisions and dignities', () => {
  it('divides as Parashara says', () => {
    expect(vargaSign(9, 0.1)).toBe(0);
    expect(vargaSign(9, 30.1)).toBe(9);
    expect(vargaSign(9, 359.9)).toBe(11);
    expect(vargaSign(2, 5)).toBe(4);
    expect(vargaSign(2, 35)).toBe(3);
    expect(vargaSign(3, 25)).toBe(8);
    expect(vargaSign(7, 31)).toBe(7);
    expect(vargaSign(10, 31)).toBe(9);
    expect(vargaSign(12, 29)).toBe(11);
    expect(vargaSign(30, 4)).toBe(0);
    expect(vargaSign(30, 30 + 27)).toBe(7);
    expect(vargaSign(60, 15.2)).toBe(6);
  });

  it('takes the navamsa also as 108 equal parts of the circle, and every varga as a sign', () => {
    for (let longitude = 0.05; longitude < 360; longitude += 0.37) {
      expect(vargaSign(9, longitude)).toBe(Math.floor((longitude * 108) / 360) % 12);
      expect(vargaSign(27, longitude)).toBe(Math.floor((longitude * 324) / 360) % 12);
      for (const varga of VARGAS)
        expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(vargaSign(varga, longitude));
    }
  });

  it('grades dignity', () => {
    expect(dignityOf('Sun', 0, 10)).toBe('exalted');
    expect(dignityOf('Sun', 6, 10)).toBe('debilitated');
    expect(dignityOf('Mercury', 5, 10)).toBe('exalted');
    expect(dignityOf('Mercury', 5, 17)).toBe('moolatrikona');
    expect(dignityOf('Mercury', 5, 25)).toBe('own');
    expect(dignityOf('Moon', 1, 2)).toBe('exalted');
    expect(dignityOf('Moon', 1, 20)).toBe('moolatrikona');
    expect(dignityOf('Saturn', 4, 1)).toBe('enemy');
    expect(dignityOf('Rahu', 1, 1)).toBeNull();
  });

  it('places longitudes in nakshatras to the very edge', () => {
    expect(nakshatraOf(0)).toMatchObject({ id: 0, pada: 1, lord: 'Ketu' });
    expect(nakshatraOf(360 - 1e-9)).toMatchObject({ id: 26, pada: 4, lord: 'Mercury' });
    expect(nakshatraOf(40 / 3 + 1e-9)).toMatchObject({ id: 1, pada: 1 });
    expect(nakshatraDetails(3)).toMatchObject({ deity: { en: 'Brahma' }, animalSign: { en: 'Serpent' } });
    expect(nakshatraDetails(6).syllables.map(({ en }) => en)).toEqual(['Ke', 'Ko', 'Ha', 'Hi']);
    expect(() => nakshatraDetails(27)).toThrow('0 to 26');
  });
});

describe('options', () => {
  it('changes the node and the ayanamsa as asked', () => {
    const mean = chartOf(RECORDED);
    const osculating = chartOf({ ...RECORDED, node: 'true' });
    const difference = Math.abs(wrap180(mean.grahas.Rahu.longitude - osculating.grahas.Rahu.longitude));
    expect(difference).toBeGreaterThan(0.001);
    expect(difference).toBeLessThan(2);
    expect(mean.rahu).toEqual(osculating.rahu);
    expect(mean.rahu).toMatchObject({
      mean: mean.grahas.Rahu.longitude,
      true: osculating.grahas.Rahu.longitude,
    });
    const raman = chartOf({ ...RECORDED, ayanamsa: 3 });
    expect(raman.grahas.Sun.longitude - mean.grahas.Sun.longitude).toBeCloseTo(1.4463, 3);
  });

  it('calls the hours before sunrise by the day before', () => {
    const early = kundli({ ...RECORDED, instant: Date.parse('1967-08-29T04:00:00+05:30') });
    expect([early.vaara, early.vedicVaara]).toEqual([2, 1]);
  });
});
