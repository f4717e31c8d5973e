import { Connection } from './http.ts';

/** Requests of one client, sent sequentially in a loop. Only those with `counts` are measured. */
export type Script = { request: Buffer; counts: boolean }[];

/** The measurements: counted responses per second, latencies in milliseconds, failed responses, and all responses. */
export type Measured = { perSecond: number; p50: number; p99: number; failures: number; answers: number };

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const at = (time: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, Math.max(0, time - performance.now())));

/**
 * Runs the clients in parallel for the given seconds, after `warmUp` unmeasured seconds. Each sends its next request when
 * it has the last response; with `mostPerSecond`, all of them together send no more than that, evenly spread.
 */
export async function load(
  port: number,
  scripts: readonly Script[],
  { seconds, warmUp = 0, mostPerSecond }: { seconds: number; warmUp?: number; mostPerSecond?: number },
): Promise<Measured> {
  const started = performance.now();
  const begin = started + warmUp * 1000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  let failures = 0;
  let answers = 0;
  await Promise.all(
    scripts.map(async (script, client) => {
      const connection = new Connection(port);
      for (let i = 0, n = client; ; i = (i + 1) % script.length, n += scripts.length) {
        const { request, counts } = script[i] as Script[number];
        if (mostPerSecond) await at(started + (n * 1000) / mostPerSecond);
        const sent = performance.now();
        if (sent >= end) break;
        const status = await connection.send(request);
        const now = performance.now();
        answers += 1;
        if (!counts || sent < begin || now > end) continue;
        times.push(now - sent);
        if (status >= 400) {
          failures += 1;
          if (failures === 1) console.error(connection.answer().body.toString().slice(0, 300));
        }
      }
      connection.close();
    }),
  );
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: (times.length - failures) / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failures,
    answers,
  };
}
