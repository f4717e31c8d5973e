import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/** The options of a mounted gateway. */
export type CashfreeOptions = {
  /** Connections of its own; the shop's pool must never be passed, or a busy shop could starve the gateway it waits for. */
  pool: pg.Pool;
  clientId: string;
  /** Authenticates API calls and signs webhooks. */
  clientSecret: string;
  /** The URL at which the browser reaches this mount, such as `http://localhost:3000/sandbox/cashfree`, without a slash at the end. */
  publicUrl: string;
  /** The URL of webhooks when an order names no `notify_url` (in the real one: set in the dashboard). */
  notifyUrl?: string;
  /** The name on the payment page; 'Navaratna' when absent. */
  merchantName?: string;
  now: () => Date;
};

/** The mounted gateway, as its parts see it. */
export type Gateway = CashfreeOptions & {
  merchantName: string;
  log: FastifyBaseLogger;
  /** Asks the sweeper to look for due work now instead of at its next tick. */
  wake: () => void;
};

/** The API versions answered; from 2025-01-01 on error bodies carry `help`. */
export const API_VERSIONS = ['2023-08-01', '2025-01-01', '2026-01-01'];

/** Version of the webhook format, sent as `x-webhook-version`. */
export const WEBHOOK_VERSION = '2025-01-01';
