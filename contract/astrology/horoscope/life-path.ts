/** Sums the digits of a date of birth (`YYYY-MM-DD`) until one digit is left: [36, 9]. There are no master numbers. */
export function lifePathSums(date: string): number[] {
  const sums: number[] = [];
  let digits = date.replaceAll(/\D/g, '');
  do {
    digits = String([...digits].reduce((sum, digit) => sum + Number(digit), 0));
    sums.push(Number(digits));
  } while (digits.length > 1);
  return sums;
}
