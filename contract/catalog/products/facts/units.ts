import type { Unit } from './types.ts';

/** The codes of the units by UN/CEFACT Recommendation 20, as schema.org wants them (`unitCode`). */
export const unitCodes: Partial<Record<Unit, string>> = {
  ct: 'CTM',
  g: 'GRM',
  mm: 'MMT',
  cm: 'CMT',
  inch: 'INH',
  micron: '4H',
  minute: 'MIN',
  hour: 'HUR',
  ml: 'MLT',
  day: 'DAY',
};
