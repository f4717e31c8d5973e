// A worker thread of the tracer: prepares the scene it was started with, then answers each range of rows.
import { parentPort, workerData } from 'node:worker_threads';
import { domeScene } from '../tracer/dome-scene.ts';
import { gemScene } from '../tracer/gem-scene.ts';
import { renderRows } from '../tracer/render.ts';
import type { TracedSubject } from './trace-gem.ts';

const { subject, size } = workerData as { subject: TracedSubject; size: number };
const cells = size > 400 ? 256 : 128;
const scene = subject.kind === 'gem' ? gemScene(subject.gem, cells) : domeScene(subject.dome, cells);

parentPort?.on('message', ([from, to]: [number, number]) => {
  const { shown, glare } = renderRows(scene, { size, from, to });
  parentPort?.postMessage({ from, shown, glare });
});
parentPort?.postMessage('ready');
