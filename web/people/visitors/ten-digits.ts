import { tidyPhone } from '#contract/core/typed.ts';

const countryCode = '+91';

/**
 * Formats the input of a field of ten digits while it is typed. The result is the number of {@link tidyPhone}. The
 * country code stays while only it is typed, and is then removed. Digits after the tenth are dropped.
 */
export function tenDigits(typed: string): string {
  const tidy = tidyPhone(typed);
  if (tidy !== '' && countryCode.startsWith(tidy)) return tidy;
  const national = tidy.startsWith(countryCode) ? tidy.slice(countryCode.length) : tidy;
  return national.replace(/\D/g, '').slice(0, 10);
}
