import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { chosenInstant, civilInstant, dateIn, startOfDate, toIso, type WallTime } from './civil-time.ts';

const wall = (text: string): WallTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second };
};
const iso = (text: string, zone: string) =>
  toIso(chosenInstant(civilInstant(wall(text), zone)).instant, zone);

describe('civil time', () => {
  it('knows the war time of India', () => {
    expect(iso('1941-09-30T12:00:00', 'Asia/Kolkata')).toBe('1941-09-30T12:00:00+05:30');
    expect(iso('1941-12-01T12:00:00', 'Asia/Kolkata')).toBe('1941-12-01T12:00:00+06:30');
    expect(iso('1942-07-01T12:00:00', 'Asia/Kolkata')).toBe('1942-07-01T12:00:00+05:30');
    expect(iso('1943-05-12T12:00:00', 'Asia/Kolkata')).toBe('1943-05-12T12:00:00+06:30');
    expect(iso('1945-10-16T12:00:00', 'Asia/Kolkata')).toBe('1945-10-16T12:00:00+05:30');
    expect(iso('1967-08-29T09:00:00', 'Asia/Kolkata')).toBe('1967-08-29T09:00:00+05:30');
  });

  it('says when a time never was, and gives both readings', () => {
    const answer = civilInstant(wall('2026-03-29T01:30:00'), 'Europe/London');
    expect(answer.kind).toBe('never');
    if (answer.kind !== 'never') return;
    expect(toIso(answer.withOldOffset.instant, 'Europe/London')).toBe('2026-03-29T02:30:00+01:00');
    expect(toIso(answer.withNewOffset.instant, 'Europe/London')).toBe('2026-03-29T00:30:00+00:00');
    expect(civilInstant(wall('1942-09-01T00:30:00'), 'Asia/Kolkata').kind).toBe('never');
  });

  it('says when a time was twice, and takes the first', () => {
    const answer = civilInstant(wall('2026-10-25T01:30:00'), 'Europe/London');
    expect(answer.kind).toBe('twice');
    if (answer.kind !== 'twice') return;
    expect(answer.later.instant - answer.earlier.instant).toBe(3_600_000);
    expect(chosenInstant(answer)).toEqual(answer.earlier);
    expect(civilInstant(wall('1945-10-14T23:30:00'), 'Asia/Kolkata').kind).toBe('twice');
  });

  it('takes fixed offsets and local mean time', () => {
    expect(iso('2000-01-01T00:00:00', '-03:30')).toBe('2000-01-01T00:00:00-03:30');
    expect(Date.parse(iso('1890-01-01T12:00:00', 'Asia/Kolkata'))).toBe(Date.UTC(1890, 0, 1, 6, 38, 50));
    expect(dateIn(Date.UTC(2026, 0, 1, 20), 'Asia/Kolkata')).toBe('2026-01-02');
    expect(new Date(startOfDate('2026-11-21', 'Asia/Kolkata')).toISOString()).toBe(
      '2026-11-20T18:30:00.000Z',
    );
  });

  it('refuses what is not in the calendar or on the map', () => {
    expect(() => civilInstant(wall('2026-02-30T00:00:00'), 'Asia/Kolkata')).toThrow('no such date');
    expect(() => civilInstant(wall('2026-02-30T00:00:00'), '+05:30')).toThrow('no such date');
    expect(() => civilInstant(wall('2026-02-20T00:00:00'), 'Asia/Nowhere')).toThrow('Unknown time zone');
    expect(() => startOfDate('21-11-2026', 'Asia/Kolkata')).toThrow('YYYY-MM-DD');
  });
});

describe('Temporal as the second opinion', () => {
  it('reads clocks the same way in zones with a history', () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Europe/London',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Africa/Casablanca',
    ];
    for (const zone of zones) {
      for (let i = 0; i < 150; i++) {
        const text = new Date(Date.UTC(1880, 0, 1) + i * 3.1e10 + (i % 24) * 3_600_000)
          .toISOString()
          .slice(0, 19);
        const plain = Temporal.PlainDateTime.from(text);
        const ours = chosenInstant(civilInstant(wall(text), zone));
        const theirs = plain.toZonedDateTime(zone, { disambiguation: 'compatible' });
        expect(ours.instant, `${text} ${zone}`).toBe(theirs.epochMilliseconds);
        expect(ours.offset, `${text} ${zone}`).toBe(theirs.offsetNanoseconds / 1e9);
      }
    }
  });

  it('agrees about every skipped and doubled hour of a year', () => {
    for (let hour = 0; hour < 8760; hour++) {
      const text = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString().slice(0, 19);
      const plain = Temporal.PlainDateTime.from(text);
      const earlier = plain.toZonedDateTime('America/New_York', { disambiguation: 'earlier' });
      const later = plain.toZonedDateTime('America/New_York', { disambiguation: 'later' });
      const { kind } = civilInstant(wall(text), 'America/New_York');
      expect(kind === 'once', text).toBe(earlier.epochMilliseconds === later.epochMilliseconds);
    }
  });
});
