import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../names.ts';
import { toIso } from '../time/civil-time.ts';
import { bhadraAbode } from './bhadra.ts';
import { type DayDetails, dayDetails } from './day-details.ts';
import { GOWRIS } from './gowri.ts';
import { lagnaAt } from './lagnas.ts';
import { panchakaRemainder } from './panchaka.ts';
import type { Interval } from './solar-day.ts';
import { isAmritSiddhi, isRaviYoga, isSarvarthaSiddhi } from './special-yogas.ts';
import { chandrabala, signsOfNakshatra, tarabala } from './strength.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';
const minute = (instant: number) => toIso(instant, ZONE).slice(5, 16);
const day = (date: string, place = DELHI): DayDetails => {
  const details = dayDetails({ date, place, zone: ZONE, ayanamsa: 1 });
  if (!details) throw new Error(`${date} has no sunrise.`);
  return details;
};
const near = (interval: Interval | undefined, start: string, end: string, minutes = 2) => {
  const off = (instant: number | undefined, iso: string) =>
    Math.abs((instant ?? 0) - Date.parse(`${iso}:00+05:30`)) / 60_000;
  // Publishers cut or round seconds, and take nutation out of the Moon (up to 18 arcseconds, half a minute).
  expect(off(interval?.start, start), `${start} is ${minute(interval?.start ?? 0)}`).toBeLessThan(minutes);
  expect(off(interval?.end, end), `${end} is ${minute(interval?.end ?? 0)}`).toBeLessThan(minutes);
};

// The almanac takes the visible sunrise, four minutes before that of the middle of the disc.
const sunrise = 5;
// Nutation again, in the slow Sun: 18 arcseconds are eight minutes.
const solar = 10;

describe('Bhadra', () => {
  it('has the mouth and the tail that almanacs printed for Holika Dahan 2024 in Delhi', () => {
    const [bhadra] = day('2024-03-24').bhadras;
    near(bhadra, '2024-03-24T09:54', '2024-03-24T23:13');
    near(bhadra?.tail, '2024-03-24T18:33', '2024-03-24T19:53');
    near(bhadra?.mouth, '2024-03-24T19:53', '2024-03-24T22:06');
    // The Moon enters Kanya at 14:20, and Bhadra leaves the earth.
    expect(bhadra?.abodes.map(({ abode }) => abode)).toEqual(['earth', 'underworld']);
  });

  it('dwells on earth in four signs', () => {
    const earth = Array.from({ length: 12 }, (_, sign) => sign).filter(
      (sign) => bhadraAbode(sign) === 'earth',
    );
    expect(earth).toEqual([3, 4, 10, 11]);
  });
});

describe('Panchaka and Ganda Mool', () => {
  it('ends with Revati on 29 December 2025 at 07:41, as printed', () => {
    const [panchaka] = day('2025-12-27').panchakas;
    near(panchaka, '2025-12-24T19:46', '2025-12-29T07:41');
    expect(panchaka?.kind).toBe('none');
    expect(day('2025-12-22').panchakas).toEqual([]);
  });

  it('is named by the weekday of its sunrise: a start after midnight is of the day before', () => {
    expect(day('2026-01-21').panchakas[0]?.kind).toBe('agni');
  });

  it('lists Jyeshtha and Mula as Ganda Mool on 22 November 2025', () => {
    const mool = day('2025-11-22').gandaMools;
    expect(mool.map(({ id }) => NAKSHATRAS[id]?.en)).toEqual(['Jyeshta', 'Moola']);
    near(mool[0], '2025-11-21T13:56', '2025-11-22T16:47');
  });

  it('takes the remainder of nine from tithi, weekday, star and lagna', () => {
    // Shukla 5, Thursday, Pushya, Simha: 5 + 5 + 8 + 5 = 23, and 23 less 18 is 5: free of panchaka.
    const one = { tithi: 5, weekday: 4, nakshatra: 7, lagna: 4 };
    expect(panchakaRemainder(one)).toEqual({ remainder: 5, kind: 'none' });
    // Krishna 5 is the twentieth: 38 less 36 is 2, agni; counted from one in its half it is 5 again.
    expect(panchakaRemainder({ ...one, tithi: 20 })).toEqual({ remainder: 2, kind: 'agni' });
    expect(panchakaRemainder({ ...one, tithi: 20, tithiCount: 15 })).toEqual({ remainder: 5, kind: 'none' });
  });
});

describe('yogas of weekday, Moon and Sun', () => {
  it('are those that a Delhi almanac printed for Thursday 31 December 2020', () => {
    const yogas = day('2020-12-31').specialYogas;
    const of = (name: string) => yogas.filter(({ yoga }) => yoga === name);
    near(of('guru-pushya')[0], '2020-12-31T19:49', '2021-01-01T07:14', sunrise);
    near(of('amrit-siddhi')[0], '2020-12-31T19:49', '2021-01-01T07:14', sunrise);
    // Punarvasu and Pushya: the whole day.
    expect(of('sarvartha-siddhi').map(({ nakshatra }) => nakshatra)).toEqual([6, 7]);
  });

  it('has Ravi yoga till the Sun leaves Uttara Ashadha and again from Chitra on, 24 January 2022', () => {
    const ravi = day('2022-01-24').specialYogas.filter(({ yoga }) => yoga === 'ravi-yoga');
    near(ravi[0], '2022-01-24T07:13', '2022-01-24T10:33', solar);
    near(ravi[1], '2022-01-24T11:15', '2022-01-25T07:13', sunrise);
  });

  it('follows the verses of Muhurta Chintamani', () => {
    expect(isSarvarthaSiddhi(6, 14)).toBe(true);
    expect(isSarvarthaSiddhi(6, 7)).toBe(false);
    expect([12, 4, 0, 16, 7, 26, 3].every((star, weekday) => isAmritSiddhi(weekday, star))).toBe(true);
    const places = Array.from({ length: 27 }, (_, star) => star).filter((star) => isRaviYoga(0, star));
    expect(places.map((star) => star + 1)).toEqual([4, 6, 9, 10, 13, 20]);
    expect(day('2025-11-22').dishaShool).toBe('east');
  });
});

describe('signs, padas and hours as printed for Delhi, 22 November 2025', () => {
  const details = day('2025-11-22');
  it('has the ends of sign and padas', () => {
    expect(minute(details.moonSigns[0]?.end ?? 0)).toMatch(/^11-22T16:4[67]$/);
    expect(details.moonPadas.map(({ id, pada }) => [id, pada])).toEqual([
      [17, 3],
      [17, 4],
      [18, 1],
      [18, 2],
      [18, 3],
    ]);
    const [third, fourth, first, second] = details.moonPadas;
    near(fourth, '2025-11-22T10:05', '2025-11-22T16:47');
    near(second, '2025-11-22T23:28', '2025-11-23T06:09');
    expect([third?.end, fourth?.end]).toEqual([fourth?.start, first?.start]);
    expect(details.sunSigns.map(({ id }) => id)).toEqual([7]);
    const end = details.sunPadas[0]?.end ?? 0;
    near({ start: end, end }, '2025-11-23T04:16', '2025-11-23T04:16', solar);
  });

  it('has Vijaya, Nishita and the sandhyas', () => {
    near(details.hours.vijaya, '2025-11-22T13:53', '2025-11-22T14:35', sunrise);
    near(details.hours.nishita, '2025-11-22T23:41', '2025-11-23T00:34', sunrise);
    near(details.hours.morningSandhya, '2025-11-22T05:29', '2025-11-22T06:49', sunrise);
    near(details.hours.eveningSandhya, '2025-11-22T17:25', '2025-11-22T18:46', sunrise);
    const { start, end } = details.hours.godhuli;
    expect((start + end) / 2).toBeCloseTo(details.hours.eveningSandhya.start, -2);
  });

  it('has thirty muhurtas without a gap; Abhijit is the eighth', () => {
    const { muhurtas } = details;
    expect(muhurtas).toHaveLength(30);
    expect(muhurtas.slice(1).every(({ start }, i) => Math.abs(start - (muhurtas[i]?.end ?? 0)) < 1)).toBe(
      true,
    );
    expect(muhurtas[7]?.nakshatra).toBeNull();
  });
});

describe('Gowri panchangam', () => {
  it('gives the printed rows: Sunday and Saturday, day and night', () => {
    const rows = (date: string) => {
      const { gowri } = day(date);
      return [gowri.day, gowri.night].map((half) => half.map(({ name }) => name).join(' '));
    };
    expect(rows('2025-11-23')).toEqual([
      'uthi amirtham rogam labam dhanam sugam soram visham',
      'dhanam sugam soram visham uthi amirtham rogam labam',
    ]);
    expect(rows('2025-11-22')).toEqual([
      'soram uthi visham amirtham rogam labam dhanam sugam',
      'labam dhanam sugam soram uthi visham amirtham rogam',
    ]);
  });

  it('has all eight in every half, and Visham at Rahu Kaal', () => {
    for (let n = 10; n < 17; n++) {
      const { gowri } = day(`2026-05-${n}`);
      for (const half of [gowri.day, gowri.night])
        expect(half.map(({ name }) => name).sort()).toEqual([...GOWRIS].sort());
    }
  });
});

describe('the lagna table', () => {
  it('has each sign once in the day, and its edges are where the ascendant changes sign', () => {
    const { lagnas } = day('2024-08-26');
    expect(lagnas.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4]);
    for (const { id, start, end } of lagnas) {
      const at = (instant: number) => Math.floor(lagnaAt(instant, { place: DELHI, ayanamsa: 1 }) / 30);
      expect(at(start + 1000)).toBe(id);
      expect(at(end - 1000)).toBe(id);
    }
  });

  it('is empty where signs never rise, and a day without sunrise has no details', () => {
    const tromso = { latitude: 69.65, longitude: 18.95 };
    expect(
      dayDetails({ date: '2026-03-20', place: tromso, zone: 'Europe/Oslo', ayanamsa: 1 })?.lagnas,
    ).toEqual([]);
    expect(dayDetails({ date: '2026-12-21', place: tromso, zone: 'Europe/Oslo', ayanamsa: 1 })).toBeNull();
  });
});

describe('tarabala and chandrabala', () => {
  it('are bad in Vipat, Pratyari and Vadha, and with the Moon in 4, 8 and 12', () => {
    const bad = Array.from({ length: 9 }, (_, n) => n).filter((n) => tarabala(3, 3 + n).quality === 'bad');
    expect(bad.map((n) => n + 1)).toEqual([3, 5, 7]);
    expect(tarabala(3, 12)).toEqual({ tara: 1, quality: 'mixed' });
    const houses = Array.from({ length: 12 }, (_, sign) => chandrabala(0, sign));
    expect(houses.filter(({ quality }) => quality === 'bad').map(({ house }) => house)).toEqual([4, 8, 12]);
  });

  it('knows the nakshatras that reach into two signs', () => {
    const two = NAKSHATRAS.filter(({ id }) => signsOfNakshatra(id).length === 2).map(({ id }) => id);
    expect(two).toEqual([2, 4, 6, 11, 13, 15, 20, 22, 24]);
  });
});
