import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Verifies a webhook: base64 of HMAC-SHA256(secret, timestamp + raw body), on the bytes as they came (`170.00` parsed
 * and written again would be `170`). Several secrets may be in force while keys are rotated. No time window: a late
 * retry is genuine; replays end at the unique key. Throws without a secret or with an empty one, which anybody can sign with.
 */
export function isSigned(
  webhook: { raw: Buffer; timestamp: string; signature: string },
  secrets: readonly string[],
): boolean {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('A key of the gateway is empty');
  const given = Buffer.from(webhook.signature);
  return secrets.some((secret) => {
    const wanted = Buffer.from(
      createHmac('sha256', secret).update(webhook.timestamp).update(webhook.raw).digest('base64'),
    );
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
