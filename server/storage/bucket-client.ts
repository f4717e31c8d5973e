import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../platform/config/bucket.ts';
import type { Attempts, Patience } from './attempts.ts';
import { headersOf, isPublicKey, requireKey } from './object-keys.ts';

/** Milliseconds for a connection to the bucket. */
const connectionMs = 2000;

/** The SDK and a client of one bucket. */
export type BucketClient = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client };

/**
 * Creates the client of a bucket. The SDK is loaded here and not at the top of a file, because most shops have no bucket and
 * it takes 25 MB of memory. It repeats nothing by itself (`attempts.ts` does). Only AWS gets the SDK's own checksums:
 * other services refuse them.
 */
export async function openBucketClient(config: BucketConfig): Promise<BucketClient> {
  const sdk = await import('@aws-sdk/client-s3');
  const checksums = config.endpoint === null ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    maxAttempts: 1,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    requestHandler: { connectionTimeout: connectionMs },
    ...(config.endpoint !== null && { endpoint: config.endpoint }),
    ...(config.keys && { credentials: config.keys }),
  });
  return { sdk, client };
}

/** A bucket as its operations see it. */
export type Bucket = BucketClient & { config: BucketConfig; attempts: Attempts; patience: Patience };

/** Returns the name of an object in the bucket. */
export const nameIn = ({ config }: Pick<Bucket, 'config'>, key: string): string =>
  config.prefix ? `${config.prefix}/${requireKey(key)}` : requireKey(key);

/** Returns the place of an object in the bucket, and the headers that it is stored with. */
export function targetOf(bucket: Pick<Bucket, 'config'>, key: string) {
  const { type, cacheControl, disposition } = headersOf(key);
  const { encryption } = bucket.config;
  return {
    Bucket: bucket.config.bucket,
    Key: nameIn(bucket, key),
    ContentType: type,
    CacheControl: cacheControl,
    ...(disposition && { ContentDisposition: disposition }),
    ...(encryption && !isPublicKey(key) && { ServerSideEncryption: encryption }),
  };
}

/** Returns the SHA-256 of bytes in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the MD5 of bytes for the header `Content-MD5`, with which the bucket refuses what was damaged on the way. */
export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** Returns the body of a response as a stream that ends with an error when `signal` is aborted. */
export function bodyOf(output: GetObjectCommandOutput, signal: AbortSignal): Readable {
  const body = output.Body as Readable;
  const stop = () => void body.destroy(new Error('time limit exceeded'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  body.once('close', () => signal.removeEventListener('abort', stop));
  return body;
}

/** Reads the body of a response. Throws when it is shorter than promised, or other bytes than were stored. */
export async function readBody(output: GetObjectCommandOutput, signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bodyOf(output, signal)) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (output.ContentLength !== undefined && output.ContentLength !== bytes.length)
    throw new Error(`received ${bytes.length} of ${output.ContentLength} bytes`);
  const hash = output.Metadata?.sha256;
  if (hash && hash !== sha256Of(bytes)) throw new Error('received other bytes than were stored');
  return bytes;
}
