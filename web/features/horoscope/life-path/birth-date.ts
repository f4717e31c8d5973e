/** A date of birth as the form holds it: three choices, each '' until made. */
export type BirthChoice = { day: string; month: string; year: string };

/**
 * The date of the choices as `YYYY-MM-DD`; `missing` while one is not made, `impossible` for a day the calendar does not
 * have or that has not come.
 */
export function birthDate(
  { day, month, year }: BirthChoice,
  now: Date,
): { date: string } | 'missing' | 'impossible' {
  if (!day || !month || !year) return 'missing';
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return exists && at <= now ? { date } : 'impossible';
}

/** The digits of a date in the order people write it: day, month, year. */
export const digitsOf = (date: string): string[] => [...date.split('-').toReversed().join('')];
