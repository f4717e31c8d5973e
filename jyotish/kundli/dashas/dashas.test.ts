import { describe, expect, it } from 'vitest';
import { DAY } from '../../time/julian-date.ts';
import { type Chart, chartOf } from '../chart.ts';
import { ashtottariDashas, ashtottariUse } from './ashtottari.ts';
import { charaDashas, charaYears } from './chara.ts';
import { YOGINIS, yoginiDashas } from './yogini.ts';

const YEAR = 365.25 * DAY;
const INSTANT = Date.parse('1967-08-29T09:00:00+05:30');
const MUMBAI: Chart = chartOf({
  instant: INSTANT,
  place: { latitude: 19.076, longitude: 72.8777 },
  ayanamsa: 1,
});
const lordsOf = (periods: readonly { lord: unknown }[]) => periods.map(({ lord }) => lord);
const yearsOf = ({ start, end }: { start: number; end: number }) => (end - start) / YEAR;

/** A chart with grahas at a sign and degree. */
function withGrahas(places: Partial<Record<keyof Chart['grahas'], [sign: number, degree: number]>>): Chart {
  const chart = structuredClone(MUMBAI);
  for (const [graha, [sign, degree]] of Object.entries(places)) {
    Object.assign(chart.grahas[graha as 'Sun'], { sign, degree, longitude: 30 * sign + degree });
  }
  return chart;
}

describe('Yogini dasha', () => {
  it('begins with the yogini that the number of the nakshatra and 3 leave over 8', () => {
    // Ashwini: 1 + 3 = 4, Bhramari of Mars. Ardra: 6 + 3 = 9, Mangala of the Moon. Pushya: 8 + 3 = 11, Dhanya of Jupiter.
    const firstOf = (nakshatra: number) => {
      const [first] = yoginiDashas({ instant: 0, moon: (nakshatra * 360) / 27 + 0.001 });
      return YOGINIS[first?.lord ?? 0].lord;
    };
    expect([0, 5, 7].map(firstOf)).toEqual(['Mars', 'Moon', 'Jupiter']);
  });

  it('has years by the number of the yogini, less what passed before birth', () => {
    // Half way through Rohini: 4 + 3 = 7, Siddha of 7 years.
    const dashas = yoginiDashas({ instant: INSTANT, moon: 3.5 * (360 / 27) });
    expect(lordsOf(dashas.slice(0, 4))).toEqual([6, 7, 0, 1]);
    expect(dashas.slice(0, 4).map((dasha) => yearsOf(dasha).toFixed(6))).toEqual(
      [7, 8, 1, 2].map((years) => years.toFixed(6)),
    );
    expect((INSTANT - (dashas[0]?.start ?? 0)) / YEAR).toBeCloseTo(3.5, 6);
    expect((dashas.at(-1)?.end ?? 0) - INSTANT).toBeGreaterThan(120 * YEAR);
  });

  it('leaves what prachinaastrology.com prints (Yogini Dasha Calculation, 2020): 3 years 6 months 16 days', () => {
    // Moon at Dhanu 19 degrees 55 minutes, Purva Ashadha: 20 + 3 = 23, Siddha. Months of 30 days.
    const [siddha, ...after] = yoginiDashas({ instant: 0, moon: 240 + 19 + 55 / 60 });
    expect(siddha?.lord).toBe(6);
    expect(Math.round(((siddha?.end ?? 0) / YEAR) * 360)).toBe(3 * 360 + 6 * 30 + 16);
    expect(lordsOf(after.slice(0, 4))).toEqual([7, 0, 1, 2]);
    // The page adds up: 11 years 6 months 16 days at the end of Sankata, then 12, 14 and 17.
    expect(after.slice(0, 4).map(({ end }) => Math.floor(end / YEAR))).toEqual([11, 12, 14, 17]);
  });

  it('divides a dasha in proportion, its own yogini first', () => {
    const sankata = yoginiDashas({ instant: INSTANT, moon: 0 }).find(({ lord }) => lord === 7);
    expect(lordsOf(sankata?.antar ?? [])).toEqual([7, 0, 1, 2, 3, 4, 5, 6]);
    expect(sankata?.antar.map((period) => yearsOf(period) * 36)).toEqual(
      [64, 8, 16, 24, 32, 40, 48, 56].map((months) => expect.closeTo(months, 6)),
    );
    expect(sankata?.antar.at(-1)?.end).toBeCloseTo(sankata?.end ?? 0, -1);
  });
});

describe('Ashtottari dasha', () => {
  const balanceOf = (moon: number) => {
    const [first] = ashtottariDashas({ instant: 0, moon });
    return { lord: first?.lord, passed: -(first?.start ?? 0) / YEAR };
  };
  const star = 360 / 27;

  it('gives the stars from Ardra to the lords by four and three', () => {
    const middles = Array.from({ length: 27 }, (_, id) => balanceOf((id + 0.5) * star).lord);
    expect(middles.slice(5, 9)).toEqual(['Sun', 'Sun', 'Sun', 'Sun']);
    expect(middles.slice(9, 19)).toEqual([
      ...['Moon', 'Moon', 'Moon', 'Mars', 'Mars', 'Mars', 'Mars'],
      ...['Mercury', 'Mercury', 'Mercury'],
    ]);
    expect(middles.slice(19, 25)).toEqual(['Saturn', 'Saturn', 'Saturn', 'Jupiter', 'Jupiter', 'Jupiter']);
    expect([...middles.slice(25), ...middles.slice(0, 5)]).toEqual([
      ...['Rahu', 'Rahu', 'Rahu', 'Rahu'],
      ...['Venus', 'Venus', 'Venus'],
    ]);
  });

  it('gives every star of a lord an equal share, Abhijit too', () => {
    expect(balanceOf(5.5 * star).passed).toBeCloseTo(6 / 8, 9);
    expect(balanceOf(8.5 * star).passed).toBeCloseTo((6 * 3.5) / 4, 9);
    // The end of Uttara Ashadha's third quarter is the start of Abhijit, the third of Saturn's four stars.
    expect(balanceOf(20.75 * star - 1e-9).passed).toBeCloseTo(5, 6);
    expect(balanceOf(20.75 * star).passed).toBeCloseTo(5, 6);
    expect(balanceOf(21 * star + star / 15).passed).toBeCloseTo(7.5, 6);
    expect(balanceOf(22 * star - 1e-9).passed).toBeCloseTo(10, 6);
  });

  it('has 108 years and antardashas of the lord first', () => {
    const dashas = ashtottariDashas({ instant: 0, moon: 5 * star });
    expect(lordsOf(dashas)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus']);
    expect(dashas.reduce((sum, period) => sum + yearsOf(period), 0)).toBeCloseTo(108, 6);
    expect(yearsOf(dashas[0]?.antar[0] ?? { start: 0, end: 0 })).toBeCloseTo(36 / 108, 9);
  });

  it('names its two conditions apart', () => {
    // Lagna lord Mercury in Leo, Rahu in Aries, the 9th from it; born by day in the dark half.
    expect(ashtottariUse(MUMBAI, true)).toEqual({ byRahu: true, byHalf: true });
    expect(ashtottariUse(MUMBAI, false)).toEqual({ byRahu: true, byHalf: false });
    expect(ashtottariUse(MUMBAI, null)).toEqual({ byRahu: true, byHalf: null });
    expect(ashtottariUse(withGrahas({ Rahu: [5, 10] }), true).byRahu).toBe(false);
  });
});

describe('Chara dasha by K.N. Rao', () => {
  it('counts forward or backward by the group of the sign, and gives 12 years to a lord at home', () => {
    const chart = withGrahas({ Mars: [0, 5], Venus: [4, 5], Moon: [1, 5], Sun: [4, 9], Jupiter: [11, 3] });
    // Aries: Mars at home. Taurus: forward to Leo, 3. Cancer: backward to Taurus, 2. Leo: the Sun at home.
    expect([0, 1, 3, 4].map((sign) => charaYears(sign, chart))).toEqual([12, 3, 2, 12]);
    // Sagittarius: forward to Pisces, 3. Pisces: Jupiter at home. Libra: forward to Leo, 10.
    expect([8, 11, 6].map((sign) => charaYears(sign, chart))).toEqual([3, 12, 10]);
  });

  it('chooses between Mars and Ketu, Saturn and Rahu, by his three rules', () => {
    // One at home: the other counts. Scorpio forward to Ketu in Aquarius, 3.
    expect(charaYears(7, withGrahas({ Mars: [7, 5], Ketu: [10, 5] }))).toBe(3);
    expect(charaYears(7, withGrahas({ Mars: [7, 5], Ketu: [7, 9] }))).toBe(12);
    // Company: Ketu with two grahas in Gemini against Mars alone in Taurus.
    const company = withGrahas({ Mars: [1, 29], Ketu: [2, 1], Sun: [2, 5], Moon: [2, 8] });
    expect(charaYears(7, company)).toBe(7);
    // Else degrees. Aquarius backward to Rahu in Capricorn, 1, or to Saturn in Libra, 4.
    const alone = { Sun: [4, 1], Moon: [1, 1], Mercury: [4, 2], Jupiter: [3, 3], Venus: [4, 4] } as const;
    const degrees = (saturn: number, rahu: number) =>
      charaYears(
        10,
        withGrahas({
          ...(structuredClone(alone) as unknown as Record<'Sun', [number, number]>),
          Mars: [11, 2],
          Ketu: [5, 9],
          Saturn: [6, saturn],
          Rahu: [9, rahu],
        }),
      );
    expect([degrees(20, 10), degrees(10, 20)]).toEqual([4, 1]);
  });

  it('runs from the lagna in the direction of its group, and its antardashas end with the sign itself', () => {
    const dashas = charaDashas({ chart: MUMBAI, instant: INSTANT });
    // Lagna in Virgo: forward. Venus in Leo is the 11th from Libra; Mars in Libra the 12th from Scorpio.
    expect(lordsOf(dashas.slice(0, 4))).toEqual([5, 6, 7, 8]);
    expect(dashas.slice(0, 3).map((period) => Math.round(yearsOf(period)))).toEqual([1, 10, 11]);
    expect(dashas[0]?.start).toBe(INSTANT);
    expect(lordsOf(dashas[0]?.antar ?? [])).toEqual([6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5]);
    expect(lordsOf(dashas[2]?.antar ?? [])).toEqual([6, 5, 4, 3, 2, 1, 0, 11, 10, 9, 8, 7]);
    expect(dashas[0]?.antar.at(-1)?.end).toBeCloseTo(dashas[0]?.end ?? 0, -1);
    // The second cycle has the years of the first.
    expect(yearsOf(dashas[12] ?? { start: 0, end: 0 })).toBeCloseTo(1, 9);
  });

  it("has the dashas of Rao's own example: Gemini from 1958, Sagittarius for ten years from 1978", () => {
    // K. N. Rao, "Predicting education by Jaimini", second illustration, chart 4. He prints degrees without signs and
    // the year; they are those of the night of 7 to 8 October 1958.
    const instant = Date.parse('1958-10-08T00:00:00+05:30');
    const chart = chartOf({ instant, place: { latitude: 28.61, longitude: 77.2 }, ayanamsa: 1 });
    const printed = {
      Sun: [20, 41],
      Moon: [11, 34],
      Mars: [9, 13],
      Mercury: [22, 21],
      Jupiter: [12, 42],
      Venus: [11, 48],
      Saturn: [27, 23],
      Rahu: [29, 17],
    } as const;
    for (const [graha, [degrees, minutes]] of Object.entries(printed)) {
      const { degree } = chart.grahas[graha as keyof typeof printed];
      expect(Math.abs(degree - degrees - minutes / 60), graha).toBeLessThan(2 / 60);
    }
    expect(chart.lagna.sign).toBe(2);
    const dashas = charaDashas({ chart, instant }).slice(0, 7);
    expect(lordsOf(dashas)).toEqual([2, 1, 0, 11, 10, 9, 8]);
    // 1958 to 1961, 1965, 1966, 1971, 1976 (Rahu in company counts for Aquarius), 1978 and 1988.
    expect(dashas.map((dasha) => Math.round(yearsOf(dasha)))).toEqual([3, 4, 1, 5, 5, 2, 10]);
    expect(dashas[6]?.antar[0]?.lord).toBe(7);
  });

  it('runs backward from Gemini, as Rao has it', () => {
    const chart = structuredClone(MUMBAI);
    Object.assign(chart.lagna, { sign: 2, longitude: 75 });
    expect(lordsOf(charaDashas({ chart, instant: 0 }).slice(0, 4))).toEqual([2, 1, 0, 11]);
  });
});
