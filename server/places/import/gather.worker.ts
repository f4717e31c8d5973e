/** Gathers in a thread of its own: the server goes on answering, and the memory it takes ends with the thread. */
import { parentPort } from 'node:worker_threads';
import { gatherPlaces } from './gather.ts';

parentPort?.postMessage(gatherPlaces());
