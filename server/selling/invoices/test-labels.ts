/** Returns the label of a document as it is printed. `year`: that in which the financial year begins. */
export function labelOf(series: string, year: number, number: number): string {
  const years = [year, year + 1].map((one) => String(one).slice(2)).join('');
  return `${series}/${years}/${String(number).padStart(6, '0')}`;
}
