import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './free-port.ts';

/**
 * A fault of the test bucket:
 * - `error` answers 500, `refuse` answers 403;
 * - `cut` ends connections before an answer, `half` in the middle of a body;
 * - `silent` never answers.
 */
export type BucketFault = 'none' | 'error' | 'refuse' | 'cut' | 'half' | 'silent';

/** The keys that s3rver accepts. */
export const testKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A request that the bucket received. */
export type BucketRequest = { method: string; path: string; headers: IncomingMessage['headers'] };

/** A real bucket server (s3rver) on a port of this machine, with faults that a test turns on and off. */
export type TestBucket = {
  /** Returns `STORAGE_URL` for a prefix of the bucket. */
  url(prefix: string, more?: string): string;
  /** The environment of a shop with its files under a prefix. */
  environment(prefix: string): Record<string, string>;
  /** Begins a fault; `times` ends it after so many requests. */
  fail(fault: BucketFault, times?: number): void;
  /** The requests since the last call. */
  takeRequests(): BucketRequest[];
  close(): Promise<void>;
};

const bucketName = 'pictures';
/** The bytes of a body that arrive before `half` cuts it off. */
const halfBytes = 1000;

/** Makes a response end its connection after its first bytes. */
function cutOff(response: ServerResponse): void {
  const write = response.write.bind(response);
  const cut = (chunk: unknown) => {
    if (!Buffer.isBuffer(chunk)) return false;
    response.write = () => false;
    write(chunk.subarray(0, halfBytes), () => response.destroy());
    return true;
  };
  response.write = ((chunk: unknown) => (cut(chunk) ? true : write(chunk as Buffer))) as typeof write;
  const end = response.end.bind(response);
  response.end = ((chunk: unknown) =>
    cut(chunk) ? response : end(chunk as Buffer)) as unknown as typeof response.end;
}

/** Starts a bucket server with one bucket. */
export async function startTestBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const store = new S3rver({
    directory: folder,
    silent: true,
    // It signs the address of a bucket without the slash at its end, and so refuses every listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucketName, configs: [] }],
  });
  await store.configureBuckets();
  const serve = store.callback();
  let fault: BucketFault = 'none';
  let left = Number.POSITIVE_INFINITY;
  let requests: BucketRequest[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    const now = left > 0 ? fault : 'none';
    left -= 1;
    if (now === 'cut') request.socket.destroy();
    else if (now === 'error' || now === 'refuse') {
      request.resume();
      response.writeHead(now === 'error' ? 500 : 403).end();
    } else if (now !== 'silent') {
      if (now === 'half') cutOff(response);
      serve(request, response);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = (prefix: string, more = '') =>
    `s3://${bucketName}/${prefix}?endpoint=http://127.0.0.1:${port}&path-style=1${more}`;
  return {
    url,
    environment: (prefix) => ({ STORAGE_URL: url(prefix), ...testKeys }),
    fail(next, times = Number.POSITIVE_INFINITY) {
      fault = next;
      left = times;
      // Requests without an answer would wait for their time limit.
      if (next === 'none') server.closeAllConnections();
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
