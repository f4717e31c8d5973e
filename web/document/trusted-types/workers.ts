import { createPolicy } from './policy.ts';

/** The workers of the shop, by their address. */
const addresses = ['/libheif/worker.js', '/service-worker.js'];

const workers = createPolicy('navaratna#workers', {
  createScriptURL: (url) => {
    if (!addresses.includes(url)) throw new TypeError('Not a worker of the shop.');
    return url;
  },
});

/** Returns the address of a worker for `new Worker`, or of the service worker. Throws TypeError for any other. */
export const workerScript = (url: string): string => workers.createScriptURL(url);
