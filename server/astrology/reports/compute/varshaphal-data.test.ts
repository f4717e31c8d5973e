import { describe, expect, it } from 'vitest';
import { langs } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { ReportInput } from '../buying/input.ts';
import { kundliData } from './kundli-data.ts';
import { matchingData } from './matching-data.ts';

const birth = (change: object = {}) => ({
  role: 'birth' as const,
  name: 'Ananya',
  datetime: '1994-08-14T06:40',
  timeUnknown: false,
  coordinates: '26.912400,75.787300',
  latitude: 26.9124,
  longitude: 75.7873,
  location: 'Jaipur, Rajasthan, India',
  timezone: 'Asia/Kolkata',
  offset: null,
  ...change,
});
const input = (...subjects: ReportInput['subjects']): ReportInput => ({
  ayanamsa: 1,
  yearLength: 1,
  subjects,
});
const at = Date.parse('2026-11-26T00:00:00Z');

describe('the parts of a kundli beside the chart', () => {
  it('are those of the running year, with one period of the year running', () => {
    const { varshaphal: year } = kundliData(input(birth()), { la: 'en', at });
    expect(year?.age).toBe(32);
    expect(Date.parse(year?.start ?? '')).toBeLessThanOrEqual(at);
    expect(Date.parse(year?.end ?? '')).toBeGreaterThan(at);
    expect(year?.mudda.filter(({ runs }) => runs)).toHaveLength(1);
    expect(year?.year_lord.offices).toHaveLength(5);
    const [now, ...others] = year?.patyayini.filter(({ runs }) => runs) ?? [];
    expect(others).toEqual([]);
    expect(now?.parts.filter(({ runs }) => runs)).toHaveLength(1);
    expect(now?.parts[0]?.lord).toEqual(now?.lord);
  });

  it('tell of every yoga of the year which grahas form it, how strong it is, and what holds it back', () => {
    const { varshaphal: year } = kundliData(input(birth()), { la: 'en', at });
    for (const { list, names } of year?.yogas ?? []) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(names.length);
      for (const { name, grahas, strength, cancelled_by: cancelled, detail } of list) {
        expect(grahas.length).toBeGreaterThan(0);
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThanOrEqual(20);
        for (const word of [name, ...grahas.map((graha) => graha.name), ...cancelled])
          expect(detail).toContain(word);
        for (const other of cancelled) expect(names).toContain(other);
      }
    }
  });

  it('have a sentence for every yoga of the texts, with the same grahas in both languages', () => {
    const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).toSorted();
    const { en: english, hi: hindi } = readWords('findings/varshaphal');
    const inHindi = new Map(Object.entries(hindi.yogaTexts));
    for (const [name, en] of Object.entries(english.yogaTexts)) {
      const hi = inHindi.get(name) ?? '';
      expect(slots(hi), name).toEqual(slots(en));
      expect(['a', 'b', 'via', 'first', 'all'], name).toEqual(expect.arrayContaining(slots(en)));
      expect(hi.replace(/\{\w+\}/g, ''), name).not.toMatch(/[A-Za-z]/);
      expect(hi.endsWith('।') && en.endsWith('.'), name).toBe(true);
    }
    expect(Object.keys(english.yogaTexts)).toHaveLength(14);
  });

  it('leave out what depends on an unknown time of birth', () => {
    const data = kundliData(input(birth({ timeUnknown: true, datetime: '1994-08-14T12:00' })), {
      la: 'en',
      at,
    });
    expect(data.varshaphal).toBeNull();
    expect(data.birth_panchang).toMatchObject({ ishtakal: null, by_day: null });
  });

  it('give one star one nadi: that of the matching, and mark the syllable of the own pada', () => {
    const { avakahada, nakshatra_details: star } = kundliData(input(birth()), { la: 'en', at });
    const pair = matchingData(input(birth({ role: 'girl' }), birth({ role: 'boy' })), { la: 'en' });
    expect(avakahada.nadi).toBe(pair.girl_info.koot.nadi);
    expect(avakahada.syllables.filter(({ own }) => own)).toEqual([
      expect.objectContaining({ pada: star.nakshatra.pada }),
    ]);
  });

  it('say everything in both languages, without a word of the other and without an ISO date', () => {
    const strings = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
    };
    for (const la of langs) {
      const data = kundliData(input(birth()), { la, at });
      const prose = [data.more_yogas, data.birth_doshas, data.varshaphal?.yogas, data.sade_sati.description]
        .flatMap(strings)
        .filter((text) => text.includes(' '));
      expect(prose.length).toBeGreaterThan(10);
      for (const text of prose) {
        expect(text).not.toMatch(/\{\w+\}|undefined|\d{4}-\d\d-\d\d/);
        expect(text).not.toMatch(la === 'hi' ? /[A-Za-z]/ : /\p{Script=Devanagari}/u);
      }
    }
  });
});

it('the verdict, its colour on the wire and its sentences agree', () => {
  const pair = matchingData(
    input(birth({ role: 'girl' }), birth({ role: 'boy', datetime: '1991-11-23T21:15' })),
    {
      la: 'en',
    },
  );
  expect(pair.message.type === 'bad').toBe(pair.verdict.id === 'not advised');
  expect(pair.message.description).toBe(pair.verdict.reasons.join(' '));
  expect(pair.porutham.list).toHaveLength(12);
});
