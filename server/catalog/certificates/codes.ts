import { createHmac } from 'node:crypto';
import { checkCharacters, codeAlphabet, secretLength } from '#contract/catalog/certificates/code.ts';

/**
 * Returns the code of a piece: 70 bits of HMAC-SHA-256 over its order line and its number, in base 32, and two check
 * characters. Whoever issues the piece, however often, gets the same code, and nobody without the key can tell it.
 */
export function codeOf(key: Buffer, orderItemId: string, unit: number): string {
  const hash = createHmac('sha256', key).update(`${orderItemId}/${unit}`).digest();
  let bits = BigInt(`0x${hash.subarray(0, 9).toString('hex')}`) >> 2n;
  let secret = '';
  for (let i = 0; i < secretLength; i += 1) {
    secret = codeAlphabet[Number(bits & 31n)] + secret;
    bits >>= 5n;
  }
  return secret + checkCharacters(secret);
}
