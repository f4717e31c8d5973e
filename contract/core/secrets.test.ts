import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';
import type { EndpointSpec } from './endpoint.ts';

/** Payment sessions of the gateway: a retry needs the same one. */
const paymentSessions = [
  'POST /api/payment/premium/kundli',
  'POST /api/payment/premium/kundli/matching',
  'POST /api/payment/premium/panchang',
];

it('a one-time secret is not stored for a retry', () => {
  const shown = Object.entries(contract as Record<string, EndpointSpec>).flatMap(([key, spec]) => {
    const answer = z.toJSONSchema(spec.response, { io: 'output', unrepresentable: 'any' });
    const isShown = /"(token|secret|recoveryCodes|password)":/.test(JSON.stringify(answer));
    return isShown && !key.startsWith('GET ') && !spec.secret ? [key] : [];
  });
  expect(shown).toEqual(paymentSessions);
});
