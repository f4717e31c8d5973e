import { Agent, request } from 'node:http';
import type { RequestCase } from './case.ts';

/** The outcome of a request: a status, or the reason why there is none. */
export type Received =
  | { status: number; type: string; text: string; ms: number }
  | { status: null; why: 'hung' | 'closed' | 'unsendable'; detail: string; ms: number };

/** Time in ms after which a request counts as hung. */
const patienceMs = 30_000;

/** Creates a sender of requests exactly as they are written, over keep-alive connections. */
export function createSender(base: string) {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    /** Sends one request and waits for the whole response, at most half a minute. */
    send: ({ method, target, headers, body }: RequestCase): Promise<Received> =>
      new Promise((resolve) => {
        const begun = performance.now();
        const ms = () => Math.round(performance.now() - begun);
        const lost = (why: 'hung' | 'closed' | 'unsendable', detail: string) =>
          resolve({ status: null, why, detail, ms: ms() });
        const timer = setTimeout(() => {
          lost('hung', '');
          sent?.destroy();
        }, patienceMs);
        let sent: ReturnType<typeof request> | undefined;
        try {
          // Always set: without it, the body of a DELETE would be sent as the beginning of the next request.
          const length = body ? { 'content-length': String(body.length) } : {};
          sent = request({ agent, hostname, port, method, path: target, headers: { ...headers, ...length } });
        } catch (error) {
          clearTimeout(timer);
          lost('unsendable', String(error));
          return;
        }
        sent.on('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', (error) => lost('closed', String(error)));
          answer.on('end', () => {
            clearTimeout(timer);
            const type = answer.headers['content-type'] ?? '';
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: answer.statusCode ?? 0, type, text, ms: ms() });
          });
        });
        sent.on('error', (error) => {
          clearTimeout(timer);
          lost('closed', String(error));
        });
        sent.end(body ?? undefined);
      }),
    /** Closes the connections. */
    close: () => agent.destroy(),
  };
}
