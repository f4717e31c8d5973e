/**
 * The two countings of the lunar month. Amanta months end with the new moon, purnimanta months with the full moon, so
 * the dark half bears the name of the next month.
 */
export type MonthCounting = 'amanta' | 'purnimanta';

/** Countries whose almanacs count purnimanta months. */
const purnimantaCountries = ['NP'];

/** Indian states whose almanacs count purnimanta months (ISO 3166-2:IN without the country). */
const purnimantaStates = [
  'BR',
  'CG',
  'CH',
  'DL',
  'HP',
  'HR',
  'JH',
  'JK',
  'LA',
  'MP',
  'OD',
  'PB',
  'RJ',
  'UK',
  'UP',
];

/**
 * Returns the counting of the almanacs of a place: purnimanta in north India and Nepal, amanta everywhere else, as the
 * Rashtriya Panchang counts. Pages name the month by it, with the other counting in brackets.
 */
export const monthCountingAt = (country: string, state: string): MonthCounting =>
  purnimantaCountries.includes(country) || (country === 'IN' && purnimantaStates.includes(state))
    ? 'purnimanta'
    : 'amanta';
