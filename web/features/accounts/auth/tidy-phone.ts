const countryCode = '+91';

/**
 * A mobile number as it is kept: people write `98230 44150`, `+91 98230-44150` or `098230 44150`. Anything else is
 * returned without its spaces, for the check to refuse.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^(?:\+91|91|0)([0-9]{10})$/.exec(digits)?.[1] ?? digits;
}

/**
 * What a field shows that takes ten digits and nothing else, while it is typed: the same number as {@link tidyPhone}
 * finds, the country code being read away from its first sign on. What is beyond ten digits is left out.
 */
export function tenDigits(typed: string): string {
  const tidy = tidyPhone(typed);
  if (tidy !== '' && countryCode.startsWith(tidy)) return tidy;
  const national = tidy.startsWith(countryCode) ? tidy.slice(countryCode.length) : tidy;
  return national.replace(/\D/g, '').slice(0, 10);
}
