declare global {
  interface JSON {
    /** Text that JSON.stringify copies as it is (V8 since Node 21); TypeScript's library does not list it yet. */
    rawJSON(text: string): unknown;
  }
}

/**
 * Converts rupees as sent by a merchant to integer paise; null when it is no positive amount of at most two decimals.
 */
export function toPaise(rupees: number): number | null {
  const paise = Math.round(rupees * 100);
  return paise > 0 && Number.isSafeInteger(paise) && Math.abs(rupees * 100 - paise) < 1e-6 ? paise : null;
}

/** Converts integer paise to the rupee number the API answers with. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Converts integer paise to a JSON number written with two decimals (`170.00`). Webhooks are written so on purpose: a
 * receiver that parses and reserialises before it checks the signature gets `170` and must fail,
 * as with the real gateway.
 */
export function toRawRupees(paise: number): unknown {
  return JSON.rawJSON((paise / 100).toFixed(2));
}

/** Formats an instant as Cashfree writes it: IST wall time with its offset, `2025-01-15T12:20:29+05:30`. */
export function toIst(instant: Date): string {
  return `${new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, 19)}+05:30`;
}
