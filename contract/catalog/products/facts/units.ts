import type { Unit, Words } from './types.ts';

/** The signs of the units in both languages. `{n}` is the number. */
export const unitWords: Record<Unit, Words> = {
  ct: { en: '{n} ct', hi: '{n} कैरेट' },
  g: { en: '{n} g', hi: '{n} ग्राम' },
  mm: { en: '{n} mm', hi: '{n} मिमी' },
  cm: { en: '{n} cm', hi: '{n} सेमी' },
  inch: { en: '{n} inch', hi: '{n} इंच' },
  micron: { en: '{n} micron', hi: '{n} माइक्रॉन' },
  minute: { en: '{n} min', hi: '{n} मिनट' },
  hour: { en: '{n} h', hi: '{n} घंटे' },
  ml: { en: '{n} ml', hi: '{n} मिली' },
  day: { en: '{n} days', hi: '{n} दिन' },
  rupee: { en: '{n} (all taxes included)', hi: '{n} (सभी कर सहित)' },
  none: { en: '{n}', hi: '{n}' },
};

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
