/** A date of birth in the form: three selects, each '' until chosen. */
export type BirthChoice = { day: string; month: string; year: string };

/**
 * Returns the date as `YYYY-MM-DD`. Returns `missing` while a part is not chosen, and `impossible` for a day that
 * does not exist or has not begun where the reader is.
 */
export function birthDate(
  { day, month, year }: BirthChoice,
  now: Date,
): { date: string } | 'missing' | 'impossible' {
  if (!day || !month || !year) return 'missing';
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return exists && date <= now.toLocaleDateString('sv-SE') ? { date } : 'impossible';
}

/** Returns the digits of a date in the order day, month, year. */
export const digitsOf = (date: string): string[] => [...date.split('-').toReversed().join('')];
