import { Worker } from 'node:worker_threads';
import { develop } from '../tracer/develop.ts';
import type { Raster } from './raster.ts';
import type { StudioSubject } from './scenes/scene.ts';

/** A subject that the tracer draws. */
export type TracedSubject = Extract<StudioSubject, { kind: 'gem' | 'dome' }>;

/** Rows that a thread renders before it asks for more. */
const ROWS = 12;

type Answer = 'ready' | { from: number; shown: Float32Array; glare: Float32Array };

/**
 * Renders a stone with the tracer in `threads` threads. `told` hears the share that is done, 0 to 1. The result does not
 * depend on the number of threads.
 */
export async function traceGem(
  subject: TracedSubject,
  { size, threads, told }: { size: number; threads: number; told: (share: number) => void },
): Promise<Raster> {
  const shown = new Float32Array(size * size * 3);
  const glare = new Float32Array(size * size * 3);
  let next = 0;
  let done = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), {
        workerData: { subject, size },
      });
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        if (answer !== 'ready') {
          shown.set(answer.shown, answer.from * size * 3);
          glare.set(answer.glare, answer.from * size * 3);
          done += answer.shown.length;
          told(done / shown.length);
        }
        if (next >= size) {
          worker.terminate().then(() => resolve(), reject);
          return;
        }
        worker.postMessage([next, Math.min(size, next + ROWS)]);
        next += ROWS;
      });
    });
  await Promise.all(Array.from({ length: threads }, run));
  return { size, rgb: develop({ width: size, shown, glare }) };
}
