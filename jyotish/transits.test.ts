import { expect, it } from 'vitest';
import { signOf } from './names.ts';
import { tropicalPositions } from './sky/positions.ts';
import { nextIngress, transitsFrom } from './transits.ts';

const NOON = Date.parse('2026-11-21T12:00:00+05:30');

it('counts the sky from a sign', () => {
  const { transits, tithi, chandraBala, saturnPhase } = transitsFrom({
    instant: NOON,
    ayanamsa: 1,
    sign: 11,
  });
  expect(transits.Moon).toMatchObject({ sign: 11, house: 1, nakshatra: 26 });
  expect(tithi).toBe(12);
  expect(chandraBala).toEqual({ house: 1, good: true });
  expect(transits.Saturn.sign).toBe(11);
  expect(saturnPhase).toBe('peak');
  const fromAries = transitsFrom({ instant: NOON, ayanamsa: 1, sign: 0, nakshatra: 0 });
  expect(fromAries.transits.Moon.house).toBe(12);
  expect(fromAries.taraBala).toEqual({ tara: 9, good: true });
  expect(fromAries.saturnPhase).toBe('rising');
});

it('finds the next sankranti and the next sign of the Moon', () => {
  const sun = nextIngress('Sun', NOON, 1);
  expect(sun.sign).toBe(8);
  expect(new Date(sun.instant).toISOString()).toMatch(/^2026-12-1[56]/);
  const moon = nextIngress('Moon', NOON, 1);
  expect(moon.sign).toBe(0);
  expect(moon.instant - NOON).toBeLessThan(2.6 * 86_400_000);
  expect(signOf(tropicalPositions({ instant: NOON }).Sun.longitude)).toBe(7);
});
