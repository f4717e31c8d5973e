import type { BucketConfig } from '../platform/config/bucket.ts';
import type { ObjectFacts, ObjectStore } from '../platform/core/object-store.ts';
import { StorageAway } from '../platform/core/storage-away.ts';
import { createAttempts, type Patience, servingPatience } from './attempts.ts';
import {
  type Bucket,
  bodyOf,
  md5Of,
  nameIn,
  openBucketClient,
  readBody,
  sha256Of,
  targetOf,
} from './bucket-client.ts';
import { putInParts } from './bucket-parts.ts';

async function putWhole(bucket: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  const { sdk, client, attempts } = bucket;
  const input = {
    ...targetOf(bucket, key),
    Body: bytes,
    ContentLength: bytes.length,
    ContentMD5: md5Of(bytes),
    Metadata: { sha256: sha256Of(bytes) },
  };
  const sent = await attempts.run('writing a file', async (abortSignal) =>
    client.send(new sdk.PutObjectCommand(input), { abortSignal }),
  );
  if (!sent) throw new StorageAway(`${bucket.config.bucket}: writing a file failed: there is no such bucket`);
}

/**
 * Yields an object from the byte `from`. After a cut connection it continues at the byte that is missing, in the same
 * version of the object.
 */
async function* piecesOf(bucket: Bucket, key: string, of: { etag?: string; bytes: number }) {
  const { sdk, client, attempts, config, patience } = bucket;
  let at = 0;
  for (let cuts = 0; at < of.bytes; ) {
    const idle = new AbortController();
    const output = await attempts.run('reading a file', (abortSignal) =>
      client.send(
        new sdk.GetObjectCommand({
          Bucket: config.bucket,
          Key: nameIn(bucket, key),
          ...(at > 0 && { Range: `bytes=${at}-` }),
          ...(of.etag && { IfMatch: of.etag }),
        }),
        { abortSignal },
      ),
    );
    if (!output) throw new StorageAway(`${config.bucket}: a file was removed while it was read`);
    const expect = () => setTimeout(() => idle.abort(), patience.timeoutMs);
    let timer = expect();
    try {
      for await (const piece of bodyOf(output, idle.signal)) {
        at += (piece as Buffer).length;
        cuts = 0;
        // The reader's own time does not count.
        clearTimeout(timer);
        yield piece as Buffer;
        timer = expect();
      }
      if (at < of.bytes) throw new Error(`received ${at} of ${of.bytes} bytes`);
    } catch (error) {
      cuts += 1;
      if (cuts >= patience.attempts)
        throw new StorageAway(`${config.bucket}: reading a file was cut off ${cuts} times`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<ObjectFacts> {
  const { sdk, client, attempts, config } = bucket;
  const start = config.prefix ? `${config.prefix}/` : '';
  let token: string | undefined;
  do {
    const page = await attempts.run('listing files', (abortSignal) =>
      client.send(
        new sdk.ListObjectsV2Command({
          Bucket: config.bucket,
          Prefix: start + prefix,
          ...(token && { ContinuationToken: token }),
        }),
        { abortSignal },
      ),
    );
    if (!page) throw new StorageAway(`${config.bucket}: listing files failed: there is no such bucket`);
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (!Key || Key.endsWith('/')) continue;
      yield { key: Key.slice(start.length), bytes: Size ?? 0, at: LastModified ?? new Date(0), sha256: null };
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token);
}

async function headObject(bucket: Bucket, key: string): Promise<(ObjectFacts & { etag?: string }) | null> {
  const { sdk, client, attempts, config } = bucket;
  const found = await attempts.run('looking for a file', (abortSignal) =>
    client.send(new sdk.HeadObjectCommand({ Bucket: config.bucket, Key: nameIn(bucket, key) }), {
      abortSignal,
    }),
  );
  if (!found) return null;
  return {
    key,
    bytes: found.ContentLength ?? 0,
    at: found.LastModified ?? new Date(0),
    sha256: found.Metadata?.sha256 ?? null,
    ...(found.ETag && { etag: found.ETag }),
  };
}

/** Creates a store in a bucket (`STORAGE_URL`). It asks the bucket nothing yet, so a shop starts while the bucket is away. */
export async function createBucketObjects(
  config: BucketConfig,
  patience: Patience = servingPatience,
): Promise<ObjectStore> {
  const place = `s3://${[config.bucket, config.prefix].filter(Boolean).join('/')}`;
  const attempts = createAttempts(place, patience);
  const bucket: Bucket = { ...(await openBucketClient(config)), config, attempts, patience };
  const { sdk, client } = bucket;
  const asked = (key: string) => ({ Bucket: config.bucket, Key: nameIn(bucket, key) });
  return {
    kind: 'bucket',
    place,
    put: (key, content) =>
      content instanceof Uint8Array
        ? putWhole(bucket, key, content)
        : putInParts(bucket, key, content, (whole) => putWhole(bucket, key, whole)),
    get: (key) =>
      attempts.run('reading a file', async (abortSignal) =>
        readBody(await client.send(new sdk.GetObjectCommand(asked(key)), { abortSignal }), abortSignal),
      ),
    async open(key) {
      const facts = await headObject(bucket, key);
      return facts && { bytes: facts.bytes, content: piecesOf(bucket, key, facts) };
    },
    head: (key) => headObject(bucket, key),
    list: (prefix) => listObjects(bucket, prefix),
    async remove(key) {
      await attempts.run('removing a file', (abortSignal) =>
        client.send(new sdk.DeleteObjectCommand(asked(key)), { abortSignal }),
      );
    },
    // Parts of uploads that were given up expire by a rule of the bucket (docs/operations.md).
    tidy: async () => 0,
    async requireThere() {
      // A list tells a bucket that is gone from an object that is missing; a HEAD does not.
      const there = await attempts.run('looking for the bucket', (abortSignal) =>
        client.send(
          new sdk.ListObjectsV2Command({ Bucket: config.bucket, Prefix: config.prefix ?? '', MaxKeys: 1 }),
          { abortSignal },
        ),
      );
      if (!there) throw new StorageAway(`${place}: there is no such bucket`);
    },
    traffic: () => ({ isAway: attempts.isAway(), counts: attempts.counts }),
  };
}
