import { statusOf } from '#web/api/status-of.ts';
import type { Problem } from './problem.tsx';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Returns the problem of a failed load, and the page's HTTP status. An invalid day has no prediction. */
export function problemOf(error: unknown): { problem: Problem; status: number } {
  const status = statusOf(error);
  if (codeOf(error) === 'sign_not_found') return { problem: 'sign', status: 404 };
  if (status === 404 || status === 400) return { problem: 'none', status: 404 };
  return { problem: 'failed', status: 503 };
}
