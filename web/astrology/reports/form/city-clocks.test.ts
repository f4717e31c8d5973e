import { expect, it } from 'vitest';
import { noBirth } from './birth-time.ts';
import { chosenOffset, cityClockOf } from './city-clocks.ts';

const at = (coordinates: string) => ({ coordinates, location: '', timezone: 'Asia/Kolkata' });
const bombay = at('19.072830,72.882610');
const howrah = at('22.576880,88.318570');

it('offers the own clock of Bombay from 1906 to 1955, of Calcutta to 1948', () => {
  const cityIn = (year: string, place: typeof bombay) => cityClockOf({ year }, place)?.city ?? null;
  expect(['1905', '1906', '1955', '1956', ''].map((year) => cityIn(year, bombay))).toEqual([
    null,
    'bombay',
    'bombay',
    null,
    null,
  ]);
  expect(['1906', '1948', '1949'].map((year) => cityIn(year, howrah))).toEqual([
    'calcutta',
    'calcutta',
    null,
  ]);
});

it('offers it nowhere else', () => {
  for (const elsewhere of ['18.520430,73.856740', '28.613900,77.209000', '23.810300,90.412500', ''])
    expect(cityClockOf({ year: '1940' }, at(elsewhere))).toBeNull();
  expect(cityClockOf({ year: '1940' }, null)).toBeNull();
});

it('sends the offset of a chosen clock only while the birth can have it', () => {
  const born = { ...noBirth, year: '1940', cityClock: '+04:51' };
  expect(chosenOffset(born, bombay)).toBe('+04:51');
  expect(chosenOffset({ ...born, cityClock: '' }, bombay)).toBeNull();
  expect(chosenOffset({ ...born, year: '1960' }, bombay)).toBeNull();
  expect(chosenOffset({ ...born, timeUnknown: true }, bombay)).toBeNull();
  expect(chosenOffset(born, howrah)).toBeNull();
  expect(chosenOffset({ ...born, cityClock: '+05:53:20' }, howrah)).toBe('+05:53:20');
});
