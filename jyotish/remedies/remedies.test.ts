import { describe, expect, test } from 'vitest';
import { SEVEN_GRAHAS } from '../names.ts';
import { type StoneAdvice, stoneAdvice } from './advice.ts';
import { adviceByHour, adviceByMoon, nearBorders } from './doubt.ts';
import { lordships } from './lordship.ts';

const MINUTE = 60_000;
const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const at = Date.UTC(2026, 10, 26);
const birth = {
  instant: Date.UTC(1994, 7, 14, 1, 10),
  place: jaipur,
  ayanamsa: 1 as const,
  zone: 'Asia/Kolkata',
  at,
};

/** Births of a fixed seed, from 1946 on, within India. */
function births(count: number) {
  let seed = 20;
  // The generator of ISO C's example, so that every machine draws the same births.
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({
    instant: Date.UTC(1946, 0, 1) + Math.floor(next() * 78 * 365.25 * 1440) * MINUTE,
    place: { latitude: 8 + next() * 26, longitude: 70 + next() * 22 },
    ayanamsa: 1 as const,
    zone: 'Asia/Kolkata',
    at,
  }));
}

const answerOf = ({ verdict, reason, graha }: Pick<StoneAdvice, 'verdict' | 'reason' | 'graha'>) =>
  `${verdict} ${reason} ${graha}`;

describe('lordship', () => {
  const natures = (lagna: number, nature: string) =>
    SEVEN_GRAHAS.filter((graha) => lordships(lagna)[graha].nature === nature);

  test('yogakarakas rule a kendra and a trikona', () => {
    const found = Array.from({ length: 12 }, (_, lagna) => natures(lagna, 'yogakaraka').join());
    expect(found).toEqual(['', 'Saturn', '', 'Mars', 'Mars', '', 'Saturn', '', '', 'Venus', 'Venus', '']);
  });

  test('a lord of the lagna that its verse calls a malefic gets no stone: Shukra for Vrishabha', () => {
    expect(lordships(1).Venus).toMatchObject({ houses: [1, 6], verse: 'malefic', nature: 'contested' });
  });

  test('a trikona lord on whom the verse is silent gets no stone when it also rules the 6th: Shani for Kanya', () => {
    expect(lordships(5).Saturn).toMatchObject({ houses: [5, 6], nature: 'contested' });
  });

  test('the 8th does not blemish the Moon: Chandra for Dhanu is neutral', () => {
    expect(lordships(8).Moon).toMatchObject({ houses: [8], nature: 'neutral' });
  });

  test('every lagna has a helpful graha, and no stone is both advised and warned of', () => {
    for (let lagna = 0; lagna < 12; lagna += 1) {
      expect([...natures(lagna, 'helpful'), ...natures(lagna, 'yogakaraka')].length).toBeGreaterThan(0);
      expect(natures(lagna, 'harmful').length).toBeGreaterThan(0);
    }
  });
});

describe('the advice over a thousand births', () => {
  const all = births(1000).map((one) => ({ one, advice: stoneAdvice(one) }));
  const share = (verdict: string) => all.filter(({ advice }) => advice.verdict === verdict).length / 1000;

  test('a stone is not the usual answer: none, and waiting, are each as natural', () => {
    // Printed for whoever changes a rule.
    console.log(`stone ${share('stone')}, none ${share('none')}, wait ${share('wait')}`);
    expect(share('none')).toBeGreaterThan(0.2);
    expect(share('wait')).toBeGreaterThan(0.15);
    expect(share('stone')).toBeGreaterThan(0.2);
    expect(share('stone')).toBeLessThan(0.6);
  });

  test('a stone is only for a graha that helps, is weak, is not hidden, and whose time it is', () => {
    for (const { advice } of all.filter((each) => each.advice.verdict === 'stone')) {
      const found = advice.findings.find(({ graha }) => graha === advice.graha);
      expect(found?.nature).toMatch(/helpful|yogakaraka/);
      expect(found).toMatchObject({ weak: true, hidden: false });
      expect(found?.running !== null || found.houses.includes(1)).toBe(true);
      expect(advice.avoid).not.toContain(advice.graha);
    }
  });

  test('none is for who has no weak helpful graha, or none whose time comes', () => {
    for (const { advice } of all.filter((each) => each.advice.reason === 'strong'))
      for (const { nature, weak } of advice.findings)
        expect(weak && (nature === 'helpful' || nature === 'yogakaraka')).toBe(false);
  });

  test('a minute changes the answer only with the lagna or the running dasha', () => {
    for (const { one, advice } of all) {
      const later = stoneAdvice({ ...one, instant: one.instant + MINUTE });
      if (answerOf(later) === answerOf(advice)) continue;
      const lords = (of: StoneAdvice) => [of.lagna, of.running?.maha, of.running?.antar].join();
      expect(lords(later)).not.toBe(lords(advice));
    }
  });
});

test('the same birth has the same answer', () => {
  expect(stoneAdvice(birth)).toEqual(stoneAdvice({ ...birth }));
});

test('borders within half an hour are told with the answer beyond them', () => {
  const [lagna] = nearBorders(birth, 30);
  expect(lagna).toMatchObject({ border: 'lagna', earlier: true, lagna: 3 });
  const beyond = stoneAdvice({ ...birth, instant: birth.instant - (lagna?.minutes ?? 0) * MINUTE });
  expect(answerOf(beyond)).toBe(lagna && answerOf(lagna));
});

test('without a time, the parts of the day fill it and name every lagna', () => {
  const day = { ...birth, start: Date.UTC(1994, 7, 13, 18, 30), end: Date.UTC(1994, 7, 14, 18, 30) };
  const parts = adviceByHour(day);
  expect(new Set(parts.map(({ lagna }) => lagna)).size).toBe(12);
  expect(parts[0]?.start).toBe(day.start);
  expect(parts.at(-1)?.end).toBe(day.end);
  for (const [i, part] of parts.slice(1).entries())
    expect(Math.abs(part.start - (parts[i]?.end ?? 0))).toBeLessThan(1000);
  // The Moon left Tula for Vrishchika that day.
  expect(adviceByMoon(day).map(({ sign }) => sign)).toEqual([6, 7]);
});
