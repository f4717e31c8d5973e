import { describe, expect, it } from 'vitest';
import {
  birthDatetime,
  birthYears,
  clockParts,
  dateOf,
  isToCome,
  noBirth,
  onClock,
  partsOf,
  timeOf,
} from './birth-time.ts';

const born = {
  ...noBirth,
  day: '14',
  month: '8',
  year: '1994',
  hour: '6',
  minute: '40',
  half: 'am',
} as const;

describe('a birth as typed', () => {
  it('becomes the datetime of the API', () => {
    expect(birthDatetime(born)).toBe('1994-08-14T06:40:00+05:30');
    expect(birthDatetime({ ...born, hour: '12' })).toBe('1994-08-14T00:40:00+05:30');
    expect(birthDatetime({ ...born, hour: '12', half: 'pm' })).toBe('1994-08-14T12:40:00+05:30');
  });

  it('is still to come by the clock of its place, to the minute', () => {
    const now = new Date('2026-11-28T20:00:30Z');
    const at = (datetime: string, timeUnknown = false) => partsOf(datetime, timeUnknown);
    expect(isToCome(at('2026-11-29T01:30'), 'Asia/Kolkata', now)).toBe(false);
    expect(isToCome(at('2026-11-29T01:31'), 'Asia/Kolkata', now)).toBe(true);
    expect(isToCome(at('2026-11-28T20:01'), 'Europe/London', now)).toBe(true);
    expect(isToCome(at('2026-11-29T12:00', true), 'Asia/Kolkata', now)).toBe(false);
    expect(isToCome(at('2026-11-29T12:00', true), 'Europe/London', now)).toBe(true);
    expect(isToCome({ ...at('2026-11-30T12:00'), hour: '' }, undefined, now)).toBe(true);
    expect(isToCome(noBirth, undefined, now)).toBe(false);
  });

  it('uses noon when the time is unknown', () => {
    expect(birthDatetime({ ...noBirth, day: '1', month: '1', year: '1980', timeUnknown: true })).toBe(
      '1980-01-01T12:00:00+05:30',
    );
  });

  it('is incomplete while a part is missing, am or pm included', () => {
    for (const part of ['day', 'month', 'year', 'hour', 'minute', 'half'] as const)
      expect(birthDatetime({ ...born, [part]: '' }), part).toBeNull();
  });

  it('has no 29 February in a common year', () => {
    expect(dateOf({ day: '29', month: '2', year: '2023' })).toBeNull();
    expect(dateOf({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
  });

  it('keeps its time when the clock is changed, and changed back', () => {
    for (const time of ['00:05', '06:40', '12:00', '23:59']) {
      const parts = partsOf(`1994-08-14T${time}:00+05:30`, false);
      expect(timeOf(parts)).toBe(time);
      const other = { ...parts, ...onClock(parts, '24') };
      expect(timeOf(other)).toBe(time);
      expect({ ...other, ...onClock(other, '12') }).toEqual(parts);
    }
  });

  it('takes a pasted time on either clock, and leaves am and pm open when nothing says which', () => {
    const evening = { hour: 17, minute: 5, half: 'known' } as const;
    expect(clockParts('12', evening)).toEqual({ hour: '5', minute: '5', half: 'pm' });
    expect(clockParts('24', evening)).toEqual({ hour: '17', minute: '5', half: '' });
    const open = { hour: 5, minute: 35, half: null };
    expect(clockParts('12', open)).toEqual({ hour: '5', minute: '35', half: '' });
    expect(clockParts('24', open)).toEqual({ hour: '5', minute: '35', half: '' });
  });

  it('may lie in the last 120 years', () => {
    const years = birthYears(2026);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1907, 120]);
  });
});
