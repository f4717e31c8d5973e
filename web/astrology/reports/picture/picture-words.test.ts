import { expect, test } from 'vitest';
import { pictureWords } from './picture-words.ts';

const birth = {
  name: 'Ananya',
  wall_time: '1994-08-14T06:40',
  time_unknown: false,
  location: 'Jaipur, Rajasthan, India',
  coordinates: '26.912400,75.787300',
};
const words = (ticks: object, more: object = {}) =>
  pictureWords(
    { ...birth, ...more },
    { name: false, moment: false, place: false, ...ticks },
    {
      lang: 'en',
      untitled: 'Birth chart',
    },
  );

test('a picture says nothing of a person until it is ticked', () => {
  expect(words({})).toEqual({ title: 'Birth chart', lines: [] });
  expect(words({ name: true })).toEqual({ title: 'Ananya', lines: [] });
  expect(words({ moment: true }).lines).toEqual(['14 August 1994, 6:40 am']);
  expect(words({ place: true }).lines).toEqual(['Jaipur, Rajasthan, India']);
  expect(words({ moment: true }, { time_unknown: true }).lines).toEqual(['14 August 1994']);
  expect(words({ name: true }, { name: '' }).title).toBe('Birth chart');
});
