import { describe, expect, it } from 'vitest';
import { clock, clockOn, dayAndClock, stretch } from './wall-time.ts';

describe('times of a report', () => {
  it('are local to the place, in every time zone', () => {
    expect(dayAndClock('1994-08-14T06:40:00+05:30', 'en')).toBe('14 August 1994, 6:40 am');
    expect(dayAndClock('1943-01-01T00:05:00+06:30', 'en')).toBe('1 January 1943, 12:05 am');
    expect(dayAndClock('1994-08-14T06:40:00-04:00', 'hi')).toBe('14 अगस्त 1994, सुबह 6:40');
  });

  it('say the part of the day in Hindi', () => {
    expect(
      ['00:10', '01:14', '03:57', '04:00', '12:00', '16:45', '20:00'].map((at) =>
        clock(`2026-11-21T${at}:00Z`, 'hi'),
      ),
    ).toEqual(['रात 12:10', 'तड़के 1:14', 'तड़के 3:57', 'सुबह 4:00', 'दोपहर 12:00', 'शाम 4:45', 'रात 8:00']);
  });

  it('name the day only if it differs', () => {
    expect(clockOn('2026-11-21T14:57:00+05:30', '2026-11-21', 'en')).toBe('2:57 pm');
    expect(clockOn('2026-11-22T04:08:00+05:30', '2026-11-21', 'en')).toBe('4:08 am, 22 Nov');
    expect(clockOn('2026-11-29T03:57:00+05:30', '2026-11-28', 'hi')).toBe('29 नवंबर, तड़के 3:57');
  });

  it('say a shared part of the day once', () => {
    expect(stretch('2026-11-21T05:14:00+05:30', '2026-11-21T06:02:00+05:30', 'en')).toBe('5:14 – 6:02 am');
    expect(stretch('2026-11-21T11:50:00+05:30', '2026-11-21T12:33:00+05:30', 'en')).toBe(
      '11:50 am – 12:33 pm',
    );
    expect(stretch('2026-11-21T05:14:00+05:30', '2026-11-21T06:02:00+05:30', 'hi')).toBe('सुबह 5:14 – 6:02');
  });
});
