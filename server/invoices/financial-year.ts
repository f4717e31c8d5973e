import { indiaDay } from '../platform/core/india-time.ts';

/** The financial year of an instant by its first calendar year: 1 April to 31 March, in India. */
export function financialYear(at: Date): number {
  const [year = 0, month = 1] = indiaDay(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
