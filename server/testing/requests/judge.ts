import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { type ErrorCode, errorStatuses } from '#contract/core/errors.ts';
import { contract } from '#contract/index.ts';
import type { RequestCase } from './case.ts';
import type { Received } from './send.ts';

/** Patterns that a response must never contain: stack traces, SQL, database messages, and machine paths. */
const leaks: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /\bselect\b.{1,80}\bfrom\b "?\w+"? (where|as|t\b)/i,
  /violates|syntax error at|invalid input syntax|out of range for type|duplicate key value/i,
  /\b(ECONN\w+|ENOENT|EACCES|FST_ERR\w+|ZodError|TypeError|RangeError)\b/,
  /Cannot (read|convert|set) /,
];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns whether an error has our shape: `{ message, error, code }` in words. */
const isOurs = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (['message', 'error', 'code'] as const).every(
    (name) => typeof (body as Record<string, unknown>)[name] === 'string',
  );

/** Returns the problem with a response in a sentence; null for a good one. */
export function problemOf({ call, target, method }: RequestCase, received: Received): string | null {
  if (received.status === null) return received.why === 'hung' ? 'hung: no answer in 10 s' : null;
  const { status, text, type } = received;
  const code = (parsed(text) as { code?: string } | undefined)?.code as ErrorCode | undefined;
  const spec = (contract as Record<string, EndpointSpec>)[call];
  if (status >= 500) {
    const documented = status === 503 && code && spec?.errors?.includes(code) && errorStatuses[code] === 503;
    if (!documented) return `answered ${status}: ${text.slice(0, 200)}`;
  }
  // Good responses may echo what people wrote; only refusals are entirely our own text.
  if (status >= 400) {
    const leak =
      leaks.find((pattern) => pattern.test(text)) ?? (text.includes(process.cwd()) ? 'a path' : null);
    if (leak) return `${status} tells too much (${leak}): ${text.slice(0, 300)}`;
    const path = target.split('?')[0] ?? '';
    if (path.length > 8 && path !== '/socket.io/' && !type.startsWith('text/html') && text.includes(path))
      return `${status} repeats the address: ${text.slice(0, 200)}`;
    // Socket.IO responds in its own format, as its clients expect.
    const foreign = method === 'HEAD' || target.startsWith('/socket.io');
    if (type.includes('json') && !foreign && !isOurs(parsed(text)))
      return `${status} has another shape: ${text.slice(0, 200)}`;
  }
  return null;
}
