import { randomUUID } from 'node:crypto';
import { context, propagation, type Span } from '@opentelemetry/api';
import type { z } from 'zod';
import { inSpan } from '../../../platform/telemetry/spans.ts';
import { GatewayError } from '../payment-gateway.ts';

/** The address and keys of Cashfree. The sandbox differs only in these. */
export type ClientConfig = {
  baseUrl: string;
  clientId: string;
  clientSecrets: readonly string[];
  apiVersion: string;
  /** Sends the id of the trace to the gateway (W3C traceparent). */
  sendsTrace?: boolean;
};

/** An error with Cashfree's HTTP status (0 without a valid response) and error code. */
export class CashfreeError extends GatewayError {
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(
      status === 404 ? 'not_found' : status >= 400 && status < 500 ? 'refused' : 'no_answer',
      `${status} ${code}`,
      message,
    );
    this.status = status;
  }
}

/** A request to the gateway. `withinMs` is the timeout. */
export type GatewayRequest = { body?: unknown; idempotencyKey?: string; withinMs?: number | undefined };

/** Sends requests to the gateway and validates its responses. */
export type CashfreeClient = ReturnType<typeof createClient>;

const timeoutMs = 15_000;

/** Returns the pattern of a path: a part with anything but letters is an id. */
const patternOf = (path: string): string =>
  (path.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z-]*$/.test(part) ? part : '{id}'))
    .join('/');

/** Sends a request. Throws {@link CashfreeError}. */
async function send(
  config: ClientConfig,
  {
    method,
    path,
    options,
    span,
  }: { method: string; path: string; options: GatewayRequest; span: Span | null },
): Promise<unknown> {
  const headers: Record<string, string> = {
    'x-client-id': config.clientId,
    'x-client-secret': config.clientSecrets[0] ?? '',
    'x-api-version': config.apiVersion,
    'x-request-id': randomUUID(),
    'content-type': 'application/json',
  };
  if (options.idempotencyKey) headers['x-idempotency-key'] = options.idempotencyKey;
  if (config.sendsTrace) propagation.inject(context.active(), headers);
  let response: Response;
  try {
    response = await fetch(config.baseUrl + path, {
      method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: AbortSignal.timeout(options.withinMs ?? timeoutMs),
      redirect: 'error',
    });
  } catch (error) {
    throw new CashfreeError(0, 'no_answer', error instanceof Error ? error.message : 'no response');
  }
  span?.setAttribute('http.response.status_code', response.status);
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  if (!response.ok)
    throw new CashfreeError(response.status, body?.code ?? 'unknown', body?.message ?? response.statusText);
  return body;
}

/** Creates the client. Both functions throw {@link CashfreeError}. */
export function createClient(config: ClientConfig) {
  return {
    /** Sends a request and returns the body of its response. */
    request(method: string, path: string, options: GatewayRequest = {}): Promise<unknown> {
      const call = `${method} ${patternOf(path)}`;
      return inSpan(call, 'gateway', (span) => send(config, { method, path, options, span }), {
        'http.request.method': method,
        'server.address': new URL(config.baseUrl).hostname,
      });
    },

    /** Parses a body. */
    read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw new CashfreeError(0, 'unreadable', parsed.error.message);
      return parsed.data;
    },
  };
}
