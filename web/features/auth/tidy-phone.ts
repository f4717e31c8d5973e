/**
 * A mobile number as it is kept: people write `98230 44150`, `+91 98230-44150` or `098230 44150`. Anything else is
 * returned without its spaces, for the check to refuse.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '');
  return /^(?:\+91|91|0)([0-9]{10})$/.exec(digits)?.[1] ?? digits;
}
