import { describe, expect, it } from 'vitest';
import { langs } from '#languages/list.ts';
import type { ReportInput } from '../buying/input.ts';
import { matchingData } from './matching-data.ts';

const subject = (role: 'girl' | 'boy', datetime: string) => ({
  role,
  name: role,
  datetime,
  timeUnknown: false,
  coordinates: '26.912400,75.787300',
  latitude: 26.9124,
  longitude: 75.7873,
  location: 'Jaipur, Rajasthan, India',
  timezone: 'Asia/Kolkata',
  offset: null,
});
/** Two births of one star: their Nadi dosha is held to be cancelled when the padas differ. */
const input = (girl: string, boy: string): ReportInput => ({
  ayanamsa: 1,
  yearLength: 1,
  subjects: [subject('girl', girl), subject('boy', boy)],
});

describe('what a petal of a matching says', () => {
  const pair = input('1994-08-14T06:40', '1994-08-14T16:40');

  it('is what is compared, both values, and the rule with its source, in both languages', () => {
    for (const la of langs)
      for (const guna of matchingData(pair, { la }).guna_milan.guna)
        for (const words of [guna.compares, guna.rule, guna.source, guna.girl_koot, guna.boy_koot])
          expect(words).toMatch(la === 'en' ? /[A-Za-z]/ : /[\u0900-\u097f]/);
  });

  it('names what cancels a dosha of this pair, in that petal alone and in the list of all', () => {
    const data = matchingData(pair, { la: 'en' });
    const cancelled = data.guna_milan.guna.filter((guna) => guna.cancelled_by.length > 0);
    expect(cancelled.map(({ key, obtained_points }) => [key, obtained_points])).toEqual([['nadi', 0]]);
    expect(cancelled.flatMap((guna) => guna.cancelled_by)).toEqual(data.exceptions);
    expect(data.verdict.id).not.toBe('not advised');
    expect(data.girl_mangal_dosha_details.readings.map(({ from }) => from)).toEqual([
      'lagna',
      'Moon',
      'Venus',
    ]);
  });
});
