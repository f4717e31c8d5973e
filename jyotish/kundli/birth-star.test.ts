import { describe, expect, it } from 'vitest';
import { avakahada, ghatak } from './avakahada.ts';
import { birthPanchang, toGhatis } from './birth-panchang.ts';
import { chartOf } from './chart.ts';
import { birthDoshas } from './doshas.ts';

const JAIPUR = { latitude: 26.9124, longitude: 75.7873 };
const birthAt = (text: string, place = JAIPUR) => ({
  instant: Date.parse(text),
  place,
  ayanamsa: 1 as const,
});

describe('the panchang of a birth', () => {
  it('counts ghatis from the last sunrise, also before dawn', () => {
    const morning = birthPanchang(birthAt('1994-08-14T06:40:00+05:30'));
    // Sunrise at 6:01: 38 minutes are 1 ghati 36 palas.
    expect(morning.ishtakal).toMatchObject({ ghati: 1 });
    const { ghati = 0, pala = 0, vipala = 0 } = morning.ishtakal ?? {};
    const minutes = ((ghati * 60 + pala) * 60 + vipala) / 150;
    expect(minutes).toBeCloseTo(
      ((morning.sunrise ?? 0) - Date.parse('1994-08-14T06:40:00+05:30')) / -60_000,
      1,
    );
    const night = birthPanchang(birthAt('1994-08-14T05:30:00+05:30'));
    expect(new Date((night.sunrise ?? 0) + 19_800_000).toISOString().slice(0, 10)).toBe('1994-08-13');
    expect(night).toMatchObject({ byDay: false });
    expect(night.ishtakal?.ghati).toBe(58);
    expect(morning.byDay).toBe(true);
  });

  it('gives the limbs in force with their ends, the passed part of the star, and the eras', () => {
    const birth = birthAt('1994-08-14T06:40:00+05:30');
    const found = birthPanchang(birth);
    for (const limb of [found.tithi, found.nakshatra, found.yoga, found.karana]) {
      expect(limb.start).toBeLessThanOrEqual(birth.instant);
      expect(limb.end).toBeGreaterThan(birth.instant);
    }
    const { fraction } = chartOf(birth).grahas.Moon.nakshatra;
    const length = ({ ghati, pala, vipala }: { ghati: number; pala: number; vipala: number }) =>
      (ghati * 60 + pala) * 60 + vipala;
    // The Moon does not move evenly, so time and arc differ by a hundredth.
    expect(length(found.bhayat) / length(found.bhabhog)).toBeCloseTo(fraction, 1);
    expect(found.samvat).toMatchObject({ shaka: 1916, vikram: 2051 });
    expect(found.month).toMatchObject({ amanta: 4, adhika: false });
    expect(toGhatis(86_400_000)).toEqual({ ghati: 60, pala: 0, vipala: 0 });
  });

  it('has no time since sunrise where the Sun does not rise', () => {
    const polar = birthPanchang(birthAt('1994-12-20T12:00:00+01:00', { latitude: 78, longitude: 15 }));
    expect(polar).toMatchObject({ sunrise: null, sunset: null, byDay: null, ishtakal: null });
  });
});

describe('avakahada and ghatak', () => {
  it('gives the star of birth by the tables of matching, so that no two pages differ', () => {
    const found = avakahada(chartOf(birthAt('1994-08-14T06:40:00+05:30')));
    // The Moon in Vishakha, pada 2, in Tula.
    expect(found).toMatchObject({
      varna: { en: 'Shudra' },
      vashya: { en: 'Manava' },
      yoni: { en: 'Tiger' },
      gana: { en: 'Rakshasa' },
      nadi: { en: 'Antya' },
      tattva: { en: 'Air' },
      yunja: { en: 'Madhya (middle)' },
      signLord: 'Venus',
      starLord: 'Jupiter',
      pada: 1,
    });
    expect(found.syllables).toHaveLength(4);
  });

  it('has the ghatak chakra of Muhurta Chintamani: tithis, days, stars and the Moon of each sign', () => {
    const all = Array.from({ length: 12 }, (_, sign) => ghatak(sign));
    // Chapter 11: the Moon in the 1st, 5th, 9th, 2nd, 6th, 10th, 3rd, 7th, 4th, 8th, 11th and 12th from the own sign.
    expect(all.map(({ moonSign }, sign) => ((moonSign - sign + 12) % 12) + 1)).toEqual([
      1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12,
    ]);
    expect(all.map(({ nakshatra }) => nakshatra)).toEqual([9, 12, 14, 16, 18, 21, 23, 26, 1, 3, 5, 8]);
    expect(all.map(({ tithis }) => tithis[0])).toEqual([1, 5, 2, 2, 3, 5, 4, 1, 3, 4, 3, 5]);
    expect(new Set(all.map(({ month }) => month)).size).toBe(12);
  });
});

describe('doshas of a birth', () => {
  const found = (text: string) => {
    const birth = birthAt(text);
    return birthDoshas(chartOf(birth), birthPanchang(birth));
  };
  const present = (text: string) =>
    found(text)
      .filter((dosha) => dosha.present)
      .map(({ name }) => name);

  it('knows the new moon, the fourteenth before it, and the entry of the Sun into Makara', () => {
    // New moon of 2026-11-09 07:02 UTC; sankranti of 2026-01-14 about 15:13 IST.
    expect(present('2026-11-09T12:00:00+05:30')).toContain('amavasya');
    expect(present('2026-11-08T09:00:00+05:30')).toContain('chaturdashi');
    expect(present('2026-01-14T15:30:00+05:30')).toContain('sankranti');
    expect(present('2026-01-20T15:30:00+05:30')).not.toContain('sankranti');
  });

  it('says for each what forms it and what tradition does, and nothing for the absent ones', () => {
    for (let day = 0; day < 60; day += 1) {
      for (const dosha of found(new Date(Date.UTC(1990, 0, 1, 6) + day * 5.3 * 86_400_000).toISOString())) {
        expect(dosha.because.length > 0).toBe(dosha.present);
        expect(dosha.remedy !== null).toBe(dosha.present);
        for (const { en, hi } of [...dosha.because, ...dosha.softenedBy]) {
          expect(en).toMatch(/^[A-Z].*\.$/);
          expect(hi).toMatch(/^[^A-Za-z]+।$/u);
        }
      }
    }
  });
});
