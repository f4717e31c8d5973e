const countryCode = '+91';

/**
 * Normalises a mobile number to ten digits. Accepts `98230 44150`, `+91 98230-44150` and `098230 44150`. Anything
 * else is returned without separators, for the validation to refuse.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^(?:\+91|91|0)([0-9]{10})$/.exec(digits)?.[1] ?? digits;
}

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
