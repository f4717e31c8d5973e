// How people write numbers. Forms and server read them alike. No zod here: public pages load this file.

/** Phones copy a contact's number with marks of direction. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const anyDigit = /[^\P{Nd}0-9]/gu;

/** Returns the value of a digit. Unicode keeps the ten digits of a script together, in order. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Returns a text with the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(anyDigit, digitValue);

/** Returns an e-mail address without spaces around it, and without the marks that nobody sees. */
export const tidyEmail = (typed: string): string => typed.replace(unseen, '').trim();

/** Returns a number with plain digits, every dash as a hyphen, and without the marks that nobody sees. */
export const plainTyped = (typed: string): string =>
  plainDigits(
    typed
      .normalize('NFKC')
      .replace(unseen, '')
      .replace(/[\p{Pd}\u2212]/gu, '-'),
  ).trim();

/** Returns an account number, a PIN code or a GSTIN without spaces and hyphens. */
export const tidyDigits = (typed: string): string => plainTyped(typed).replace(/[\s-]/g, '');

/** Returns the digits alone: those of a code that an app shows in two groups. */
export const digitsOnly = (typed: string): string => plainTyped(typed).replace(/[^0-9]/g, '');

/**
 * Normalises a mobile number to ten digits. Accepts `98230 44150`, `+91 98230-44150` and `098230 44150`. Anything
 * else is returned without separators, for the validation to refuse.
 */
export function tidyPhone(typed: string): string {
  const digits = plainTyped(typed).replace(/^tel:|[\s().·/-]/gi, '');
  return /^(?:(?:\+|00?)?91|0)?0?([0-9]{10})$/.exec(digits)?.[1] ?? digits;
}

/** Returns the digits, the last ten at most, when a search is a phone number or a part of one, in any notation; else null. */
export function searchedPhone(typed: string): string | null {
  const digits = plainTyped(typed).replace(/[\s().+-]/g, '');
  return /^\d{4,15}$/.test(digits) ? digits.slice(-10) : null;
}

const currency = String.raw`(?:₹|rs\.?|inr|रु\.?|रुपये|रुपए)`;
const sign = new RegExp(`^${currency}\\s*|\\s*(?:${currency}|/-|%)$`, 'giu');
/** Thousands as spreadsheets and people group them: 1,49,900 and 1 499.50, but not 1499,50. */
const grouped = /^-?\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d*)?$/;

/**
 * Parses a number as people write it: `₹ 1,49,900`, `Rs. 500/-`, `५००`. Returns NaN for anything else, for an empty text,
 * and for more than `decimals` decimals.
 */
export function typedNumber(typed: string, decimals = 6): number {
  const plain = plainTyped(typed).replace(sign, '');
  const number = grouped.test(plain) ? plain.replace(/[,\s]/g, '') : plain;
  const fraction = number.split('.')[1]?.replace(/0*$/, '') ?? '';
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) && fraction.length <= decimals;
  return isNumber ? Number(number) : Number.NaN;
}
