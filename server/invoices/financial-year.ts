import { indiaDay } from '../platform/core/india-time.ts';

/** Returns the first calendar year of the financial year of an instant: 1 April to 31 March, IST. */
export function financialYear(at: Date): number {
  const [year = 0, month = 1] = indiaDay(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
