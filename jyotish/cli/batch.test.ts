import { describe, expect, it } from 'vitest';
import { wrap180 } from '../angles.ts';
import { panchangCases, positionCases, zoneOf } from '../testdata/samples.ts';
import { answer } from './batch.ts';

const ask = (question: object) => JSON.parse(answer(JSON.stringify(question)));

describe('batch', () => {
  it('answers positions in the agreed form', () => {
    const sample = positionCases[0];
    if (!sample) throw new Error('no sample');
    const result = ask({ do: 'positions', ...sample.input, ignored: true });
    expect(Object.keys(result)).toEqual(['tropical', 'ayanamsa', 'deltaT']);
    expect(Object.keys(result.ayanamsa)).toEqual(['1', '3', '5']);
    for (const [body, expected] of Object.entries(sample.expected.apparent_tropical_longitude_deg)) {
      expect(Math.abs(wrap180(result.tropical[body] - expected)) * 3600, body).toBeLessThan(3);
    }
  });

  it.each(panchangCases)('answers panchang to the second: $id', ({ input, expected }) => {
    const zone = zoneOf(input.utc_offset_hours);
    const { date, latitude, longitude } = input;
    const result = ask({ do: 'panchang', date, latitude, longitude, zone, ayanamsa: 1 });
    expect(result.sunrise).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(result.tithi.map((tithi: { id: number }) => tithi.id)).toEqual(
      expected.tithi.map((tithi) => tithi.number_1_30),
    );
    for (const [i, tithi] of expected.tithi.entries()) {
      expect(result.tithi[i]).toMatchObject({ name: tithi.name, paksha: tithi.paksha });
      expect(Math.abs(Date.parse(result.tithi[i].end) - Date.parse(tithi.end))).toBeLessThanOrEqual(1000);
    }
    expect(result.auspicious).toHaveLength(3);
    expect(result.inauspicious).toHaveLength(5);
  });

  it('answers strength from the longitudes that a book prints', () => {
    const standard = {
      datetime: '1918-10-16T14:19:40+05:30',
      latitude: 13,
      longitude: 77.5833,
      ayanamsa: 'raman',
    };
    const printed = { Sun: 179.1333, Moon: 311.6667, Jupiter: 83.5833 };
    const { grahas, lords } = ask({ do: 'strength', ...standard, longitudes: printed });
    expect(lords).toEqual({ varsha: 'Saturn', masa: 'Mercury', dina: 'Mercury', hora: 'Moon' });
    expect(grahas.Jupiter.sthana.uccha).toBeCloseTo(56.2, 1);
    expect(grahas.Moon.kala.paksha).toBeCloseTo(88.36, 1);
    expect(ask({ do: 'strength', ...standard, longitudes: { Sun: 400 } }).error).toContain('0 to 360');
  });

  it('answers KP, dashas of other systems and points', () => {
    const birth = { datetime: '1967-08-29T09:00:00+05:30', latitude: 19.076, longitude: 72.8777 };
    expect(ask({ do: 'kp', ...birth }).cusps[0].lords.number).toBe(117);
    const { yogini, ashtottari, chara } = ask({ do: 'otherDashas', ...birth });
    expect([yogini[0].lord, ashtottari.periods[0].lord, chara[0].lord]).toEqual(['Siddha', 'Venus', 5]);
    expect(chara[0].start).toBe('1967-08-29T09:00:00+05:30');
    expect(ask({ do: 'points', ...birth }).arudhas.one).toHaveLength(12);
  });

  it('answers dasha, kundli, match and guna', () => {
    const birth = { datetime: '1967-08-29T09:00:00+05:30', latitude: 19.076, longitude: 72.8777 };
    const dasha = ask({ do: 'dasha', ...birth, ayanamsa: 1, yearLength: 1 });
    expect(dasha.balance.lord).toBe('Moon');
    expect(dasha.periods).toHaveLength(9);
    expect(dasha.periods[8].antar[8].pratyantar[8]).toMatchObject({ lord: expect.any(String) });
    expect(dasha.periods[1].start).toBe(dasha.periods[0].end);
    const kundli = ask({ do: 'kundli', ...birth });
    expect(kundli).toMatchObject({
      lagna: { sign: 5 },
      moon: { sign: 1, nakshatra: 3, pada: 4 },
      mangal: { dosha: true, strength: 'Mild' },
    });
    expect(kundli.planets).toHaveLength(9);
    const pair = ask({ do: 'match', boy: birth, girl: birth, ayanamsa: 1 });
    expect(pair).toMatchObject({ total: 28, verdict: 'bad', kootas: { nadi: 0, maitri: 5 } });
    const guna = ask({
      do: 'guna',
      boy: { nakshatra: 3, sign: 1, degreeInSign: 21 },
      girl: { nakshatra: 3, sign: 1, degreeInSign: 21 },
    });
    expect(guna).toEqual(pair);
  });

  it('answers a bad line with an error that says what is expected', () => {
    const error = (line: string) => JSON.parse(answer(line)).error;
    expect(error('not json')).toContain('JSON');
    expect(error('')).toContain('JSON');
    expect(error('[1]')).toContain('object');
    expect(error('{"do":"dance"}')).toContain('positions, panchang');
    expect(error('{"do":"toString"}')).toContain('positions, panchang');
    expect(error('{"do":"positions","datetime":"2020-05-12","latitude":1,"longitude":2}')).toContain(
      'ISO 8601',
    );
    expect(
      error('{"do":"positions","datetime":"2020-05-12T00:00:00Z","latitude":"1","longitude":2}'),
    ).toContain('numbers');
    expect(
      error('{"do":"positions","datetime":"2020-05-12T00:00:00Z","latitude":95,"longitude":2}'),
    ).toContain('-90 to 90');
    expect(
      error('{"do":"positions","datetime":"1200-05-12T00:00:00Z","latitude":9,"longitude":2}'),
    ).toContain('1600');
    const day = { do: 'panchang', date: '2026-11-21', latitude: 1, longitude: 2 };
    expect(ask({ ...day, zone: 'Asia/Nowhere' }).error).toContain('IANA');
    expect(ask({ ...day, zone: '+05:30', ayanamsa: 2 }).error).toContain('1 (Lahiri)');
    expect(ask({ ...day, zone: '+05:30', date: '2026-13-01' }).error).toContain('no such date');
    expect(ask({ do: 'guna', boy: { nakshatra: 27, sign: 0 }, girl: {} }).error).toContain('0 to 26');
  });

  it('answers "no sunrise" at polar places', () => {
    const result = ask({
      do: 'panchang',
      date: '2026-06-21',
      latitude: 69.65,
      longitude: 18.95,
      zone: 'Europe/Oslo',
    });
    expect(result).toMatchObject({ sunrise: null, sunset: null, nextSunrise: null });
    expect(result.inauspicious.map(({ period }: { period: unknown[] }) => period.length)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
