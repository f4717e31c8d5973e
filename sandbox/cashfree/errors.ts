import type { z } from 'zod';

/** An error body of the API; `help` is there from version 2025-01-01 on. */
export type ErrorBody = { message: string; code: string; type: string; help?: string };

/** A refusal with the status, code, type and message the real gateway would answer (integrations.md, 1.3). */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;

  constructor(refusal: { status: number; code: string; type?: string; message: string }) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.type = refusal.type ?? 'invalid_request_error';
  }

  /** The JSON body for callers of the given API version. */
  body(apiVersion: string | undefined): ErrorBody {
    const body: ErrorBody = { message: this.message, code: this.code, type: this.type };
    if (apiVersion && apiVersion >= '2025-01-01')
      body.help = 'Check the error list of the payments API reference';
    return body;
  }
}

/** Every refusal that does not depend on a value of the request. */
export const refusals = {
  badUrl: () =>
    new GatewayError({
      status: 400,
      code: 'request_failed',
      message: 'bad URL, please check API documentation',
    }),
  badBody: () =>
    new GatewayError({ status: 400, code: 'request_failed', message: 'request body is not valid JSON' }),
  unauthenticated: () =>
    new GatewayError({
      status: 401,
      code: 'request_failed',
      type: 'authentication_error',
      message: 'authentication Failed',
    }),
  orderNotFound: () =>
    new GatewayError({
      status: 404,
      code: 'order_not_found',
      message: 'Order Reference Id does not exist',
    }),
  orderExists: () =>
    new GatewayError({
      status: 409,
      code: 'order_already_exists',
      message: 'order with same id is already present',
    }),
  orderInactive: () =>
    new GatewayError({ status: 400, code: 'order_inactive', message: 'order is no longer active' }),
  orderAmount: () =>
    new GatewayError({
      status: 400,
      code: 'order_amount_invalid',
      message: 'order_amount : Invalid amount entered ',
    }),
  orderExpiry: () =>
    new GatewayError({
      status: 400,
      code: 'order_expiry_time_invalid',
      message: 'order_expiry_time : Expiry time should be more than 15 min and less than 30 days',
    }),
  sessionInvalid: () =>
    new GatewayError({
      status: 400,
      code: 'payment_session_id_invalid',
      type: 'request_failed',
      message: 'payment_session_id is not present or is invalid. ',
    }),
  paymentNotFound: () =>
    new GatewayError({ status: 404, code: 'payment_not_found', message: 'payment not found' }),
  refundNotFound: () =>
    new GatewayError({ status: 404, code: 'refund_not_found', message: 'refund not found' }),
  refundExists: () =>
    new GatewayError({
      status: 409,
      code: 'refund_already_exists',
      message: 'refund with same id is already present',
    }),
  refundAmount: () =>
    new GatewayError({
      status: 400,
      code: 'refund_amount_invalid',
      message: 'refund_amount : Invalid amount entered ',
    }),
  orderNotPaid: () =>
    new GatewayError({ status: 400, code: 'order_id_not_paid', message: 'order_id : order is not paid' }),
  transactionStatus: () =>
    new GatewayError({
      status: 400,
      code: 'transaction_status_invalid',
      message: 'transaction is not in a state that can be simulated',
    }),
  idempotencyMismatch: () =>
    new GatewayError({
      status: 422,
      code: 'request_invalid',
      type: 'idempotency_error',
      message: 'invalid body in request for x-idempotency-key',
    }),
  tooManyRequests: () =>
    new GatewayError({
      status: 429,
      code: 'request_failed',
      type: 'rate_limit_error',
      message: 'Too many requests from IP. Check headers',
    }),
  internal: () =>
    new GatewayError({
      status: 500,
      code: 'internal_error',
      type: 'api_error',
      message: 'internal Server Error',
    }),
  bankFailure: () =>
    new GatewayError({
      status: 502,
      code: 'bank_processing_failure',
      type: 'api_error',
      message: 'bank failed',
    }),
} as const;

/** Returns the error `<field>_missing`, worded as the real gateway words it. */
export function missingField(field: string): GatewayError {
  return new GatewayError({
    status: 400,
    code: `${field}_missing`,
    message: `${field} : is missing in the request. Value received: `,
  });
}

/** Returns the error `<field>_invalid`, naming the value that was received. */
export function invalidField(field: string, value: unknown): GatewayError {
  const received = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const why = field === 'order_currency' ? 'is not valid or not enabled' : 'is not valid';
  return new GatewayError({
    status: 400,
    code: `${field}_invalid`,
    message: `${field} : ${why}. Value received: ${received}`,
  });
}

/**
 * Returns the body parsed by the schema; throws the refusal for its first fault, in the order the fields are declared.
 */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  if (path.length === 0) throw refusals.badBody();
  const field = path.join('.');
  let value: unknown = body;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  if (value === undefined || value === null || value === '') throw missingField(field);
  if (field === 'order_amount') throw refusals.orderAmount();
  if (field === 'refund_amount') throw refusals.refundAmount();
  throw invalidField(field, value);
}
