/** Returns a new key: an `Idempotency-Key`, or a name for what this browser keeps. `crypto.randomUUID` is missing in pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
