import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether a webhook is signed: base64 of HMAC-SHA256(secret, timestamp + raw body). It uses the raw bytes,
 * because `170.00` would become `170` when parsed and serialised. Several secrets are valid while keys are rotated.
 * There is no time window, because late retries are genuine; the unique key stops replays. Throws without a secret or
 * with an empty one.
 */
export function isSigned(
  webhook: { raw: Buffer; timestamp: string; signature: string },
  secrets: readonly string[],
): boolean {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('Gateway secret is missing or empty');
  const given = Buffer.from(webhook.signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(
      createHmac('sha256', secret).update(webhook.timestamp).update(webhook.raw).digest('base64'),
    );
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
