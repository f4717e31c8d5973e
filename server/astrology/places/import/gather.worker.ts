/** Runs the merge in a worker thread: the server keeps responding, and the memory is freed with the thread. */
import { parentPort } from 'node:worker_threads';
import { gatherPlaces } from './gather.ts';

parentPort?.postMessage(gatherPlaces());
