import { type Paise, toRupees } from '../../../platform/core/money.ts';

/** The content of a QR code. `reference` is unique to the payment. Amount in paise. */
export type UpiOrder = { upiId: string; payee: string; amount: Paise; reference: string; note: string };

/** Apps refuse other characters in names and notes, and longer ones. */
const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N} .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50);

/**
 * Returns the link that a QR holds and that opens an app on a phone (NPCI UPI linking specification 1.6). Spaces are
 * `%20` and `@` stays as it is, because apps do not read forms.
 */
export function upiLink({ upiId, payee, amount, reference, note }: UpiOrder): string {
  const words = plain(note);
  const fields = [
    ['pa', upiId],
    ['pn', encodeURIComponent(plain(payee))],
    ['am', toRupees(amount).toFixed(2)],
    ['cu', 'INR'],
    ['tr', reference],
    ...(words ? [['tn', encodeURIComponent(words)]] : []),
  ];
  return `upi://pay?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
