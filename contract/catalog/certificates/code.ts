// The code of a sold piece. No zod here, because pages load this file.

/** Crockford's base 32: no I, L, O and U, which are read as other characters. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The characters of a code that are derived: 70 bits. Two check characters follow. */
export const secretLength = 14;
const checkLength = 2;
const codeLength = secretLength + checkLength;

/**
 * The largest prime below 32². A prime above 32 finds every wrong character and every exchange of neighbours, because
 * neither a difference below 32 nor 31 times such a difference is a multiple of it.
 */
const modulus = 1021n;

const numberOf = (text: string): bigint => {
  let value = 0n;
  for (const character of text) value = value * 32n + BigInt(codeAlphabet.indexOf(character));
  return value;
};

/** Returns the two check characters of the derived ones: their number modulo 1021, in base 32. */
export function checkCharacters(secret: string): string {
  const check = Number(numberOf(secret) % modulus);
  return `${codeAlphabet[Math.floor(check / 32)]}${codeAlphabet[check % 32]}`;
}

/** The state of a typed code: complete, of another length, or with a wrong character. */
export type TypedCode = { state: 'complete'; code: string } | { state: 'length' | 'mistyped' };

/**
 * Reads a code as people type it: in any case, with spaces and hyphens, O for 0, and I or L for 1. A complete one is
 * returned as it is stored, without hyphens. It need not belong to a piece.
 */
export function readCode(typed: string): TypedCode {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if ([...code].some((character) => !codeAlphabet.includes(character))) return { state: 'mistyped' };
  if (code.length !== codeLength) return { state: 'length' };
  const right = checkCharacters(code.slice(0, secretLength)) === code.slice(secretLength);
  return right ? { state: 'complete', code } : { state: 'mistyped' };
}

/** Formats a stored code for people: 7K3M-9PQ4-TX2D-H8WZ. */
export const formatCode = (code: string): string =>
  code
    .replaceAll('-', '')
    .match(/.{1,4}/g)
    ?.join('-') ?? code;

/** Returns the path of a piece's public page. */
export const verifyPath = (code: string): string => `/verify/${formatCode(code)}`;

/** The most codes in one address: more would make a QR code that no telephone reads from paper. */
const codesInAddress = 12;

/** Returns the path where these codes are verified: the page of the piece, or a list of the first twelve. */
export const verifyAllPath = (codes: readonly string[]): string =>
  codes.length === 1
    ? verifyPath(codes[0] ?? '')
    : `/verify?codes=${codes.slice(0, codesInAddress).map(formatCode).join('.')}`;
