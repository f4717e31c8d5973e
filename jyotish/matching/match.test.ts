import { describe, expect, it } from 'vitest';
import type { MangalDosha } from '../kundli/mangal-dosha.ts';
import { kootasOf, type MatchMoon } from './kootas.ts';
import { compareMangal } from './mangal-comparison.ts';
import { gunaMilan, match } from './match.ts';
import { KOOTA_NAMES, KOOTAS } from './tables.ts';
import { weighVerdict } from './verdict.ts';

/** Every nakshatra in every sign it touches, Dhanu and Makara cut at 15 degrees: 38 groups. */
const GROUPS: MatchMoon[] = Array.from({ length: 27 }, (_, nakshatra) =>
  Array.from({ length: 12 }, (_, sign) => {
    const from = Math.max(0, (nakshatra * 40) / 3 - sign * 30);
    const to = Math.min(30, ((nakshatra + 1) * 40) / 3 - sign * 30);
    if (to - from < 1e-9) return [];
    const cuts = (sign === 8 || sign === 9) && from < 15 && to > 15 ? [from, 15, to] : [from, to];
    return cuts.slice(1).map((end, i) => ({ nakshatra, sign, degreeInSign: (end + (cuts[i] ?? 0)) / 2 }));
  }).flat(),
).flat();

const pairs = GROUPS.flatMap((boy) => GROUPS.map((girl) => ({ boy, girl, result: gunaMilan(boy, girl) })));

describe('the whole matrix', () => {
  it('has the published figures: mean 20.66, least 2, most 36, 68.9 % at 18 or more', () => {
    const totals = pairs.map(({ result }) => result.total);
    expect(totals).toHaveLength(38 * 38);
    expect(totals.reduce((a, b) => a + b) / totals.length).toBeCloseTo(20.66, 2);
    expect(Math.min(...totals)).toBe(2);
    expect(Math.max(...totals)).toBe(36);
    expect((totals.filter((total) => total >= 18).length / totals.length) * 100).toBeCloseTo(68.9, 1);
  });

  it('stays within each maximum and adds up', () => {
    expect(KOOTAS.reduce((sum, koota) => sum + KOOTA_NAMES[koota].maximum, 0)).toBe(36);
    for (const { result } of pairs) {
      for (const koota of KOOTAS) {
        expect(result.kootas[koota].points).toBeGreaterThanOrEqual(0);
        expect(result.kootas[koota].points).toBeLessThanOrEqual(KOOTA_NAMES[koota].maximum);
      }
    }
  });

  it('is symmetric where the rule is: tara, yoni, maitri, bhakoot, nadi', () => {
    for (const { boy, girl, result } of pairs) {
      const back = kootasOf(girl, boy);
      for (const koota of ['tara', 'yoni', 'maitri', 'bhakoot', 'nadi'] as const) {
        expect(result.kootas[koota].points, koota).toBe(back[koota].points);
        expect(result.kootas[koota].boy).toEqual(back[koota].girl);
      }
    }
  });

  it('is not advised exactly when a Nadi dosha stands or cancelled doshas cannot lift the total to 18', () => {
    for (const { result } of pairs) {
      const { verdict, weighed, standing, cancelled } = result.verdict;
      expect(verdict === 'not advised').toBe(standing.includes('nadi') || weighed < 18);
      expect(weighed >= 18 || verdict === 'not advised').toBe(true);
      expect(weighed > result.total).toBe(cancelled.length > 0);
      expect(standing.some((koota) => cancelled.includes(koota))).toBe(false);
      if (verdict === 'supported') expect([standing, result.total >= 18]).toEqual([[], true]);
    }
  });
});

describe('single cells', () => {
  const moon = (nakshatra: number, sign: number, degreeInSign = 10): MatchMoon => ({
    nakshatra,
    sign,
    degreeInSign,
  });
  const points = (boy: MatchMoon, girl: MatchMoon) =>
    Object.fromEntries(KOOTAS.map((koota) => [koota, kootasOf(boy, girl)[koota].points]));

  it('matches Ashwini with Ashwini, Rohini with Mrigashirsha, Dhanu and Makara by halves', () => {
    expect(points(moon(0, 0), moon(0, 0))).toEqual({
      varna: 1,
      vasya: 2,
      tara: 3,
      yoni: 4,
      maitri: 5,
      gana: 6,
      bhakoot: 7,
      nadi: 0,
    });
    expect(points(moon(3, 1), moon(4, 1))).toMatchObject({ yoni: 4, gana: 5, nadi: 8, bhakoot: 7 });
    expect(kootasOf(moon(19, 8, 14.9), moon(0, 0)).vasya.boy.en).toBe('Manava');
    expect(kootasOf(moon(19, 8, 15), moon(0, 0)).vasya.boy.en).toBe('Chatushpada');
    expect(kootasOf(moon(21, 9, 14.9), moon(0, 0)).vasya.boy.en).toBe('Chatushpada');
    expect(kootasOf(moon(21, 9, 15), moon(0, 0)).vasya.boy.en).toBe('Jalachara');
  });

  it('names the taras from each side', () => {
    const { tara } = kootasOf(moon(4, 1), moon(0, 0));
    expect([tara.girl.en, tara.boy.en, tara.points]).toEqual(['Pratyaka', 'Sadhana', 1.5]);
  });

  it('tells cancellations without touching points, and other readings apart', () => {
    const sameStar = gunaMilan(moon(0, 0, 1), moon(0, 0, 12));
    expect(sameStar.exceptions.map(({ koota }) => koota)).toContain('nadi');
    expect(sameStar.kootas.nadi.points).toBe(0);
    // One star in different padas: the dosha is told, and cancelled.
    expect(sameStar.verdict).toMatchObject({ verdict: 'supported', standing: [], cancelled: ['nadi'] });
    const samePada = gunaMilan(moon(0, 0, 1), moon(0, 0, 2));
    expect(samePada.verdict).toMatchObject({ verdict: 'not advised', standing: ['nadi'] });
    const rakshasa = gunaMilan(moon(0, 0), moon(2, 0));
    expect(rakshasa.kootas.gana.points).toBe(0);
    expect(rakshasa.variants.gana).toBe(1);
    expect(rakshasa.variants.saravali.vasya).toBe(2);
  });
});

it('matches two births and compares their Mangal dosha', () => {
  const result = match({
    boy: {
      instant: Date.parse('1990-01-01T10:00:00+05:30'),
      place: { latitude: 19, longitude: 72 },
      zone: '+05:30',
    },
    girl: {
      instant: Date.parse('1992-05-05T11:00:00+05:30'),
      place: { latitude: 28.6, longitude: 77.2 },
      zone: 'Asia/Kolkata',
    },
    ayanamsa: 1,
  });
  expect(result.total).toBe(KOOTAS.reduce((sum, koota) => sum + result.kootas[koota].points, 0));
  expect(result.verdict.reasons.at(-1)).toEqual(result.mangal.advice);
  expect(result.mangal.advice.hi.length).toBeGreaterThan(0);
});

describe('Mangal of two', () => {
  const dosha = (present: boolean, exceptions: number, others: boolean): MangalDosha => ({
    present,
    strength: present ? 'Strong' : null,
    house: present ? 7 : 3,
    exceptions: Array.from({ length: exceptions }, (_, id) => ({ id: String(id), en: 'x', hi: 'x' })),
    readings: [
      { from: 'lagna', house: present ? 7 : 3, present },
      { from: 'Moon', house: 4, present: others },
      { from: 'Venus', house: 5, present: false },
    ],
    description: { en: '', hi: '' },
    remedies: [],
  });
  const [none, light, fromMoon, full] = [
    dosha(false, 0, false),
    dosha(true, 1, false),
    dosha(false, 0, true),
    dosha(true, 0, true),
  ];

  it('is balanced unless one has it in full and the other by no count', () => {
    expect(compareMangal(full, none).balanced).toBe(false);
    for (const [a, b] of [
      [none, none],
      [full, full],
      [full, fromMoon],
      [light, none],
      [fromMoon, none],
    ] as const)
      expect(compareMangal(a, b).balanced).toBe(true);
  });

  it('never says that neither has it when the page shows a count that has', () => {
    expect(compareMangal(none, none).advice.en).toContain('from the ascendant, the Moon or Venus');
    expect(compareMangal(none, fromMoon).advice.en).toBe(
      'Only the girl has Mangal dosha, only when Mars is counted from the Moon or Venus; tradition gives it little weight.',
    );
    expect(compareMangal(fromMoon, fromMoon).advice.en).toMatch(/^Both have a light form/);
    expect(compareMangal(full, none).advice.en).toMatch(/^Only the boy .* ask an astrologer/);
  });

  it('asks for care when it is not balanced, whatever the points', () => {
    const milan = gunaMilan(
      { nakshatra: 0, sign: 0, degreeInSign: 1 },
      { nakshatra: 0, sign: 0, degreeInSign: 12 },
    );
    const verdictWith = (mangal: ReturnType<typeof compareMangal>) =>
      weighVerdict({ ...milan, mangal }).verdict;
    expect(verdictWith(compareMangal(full, full))).toBe('supported');
    expect(verdictWith(compareMangal(full, none))).toBe('with care');
  });
});
