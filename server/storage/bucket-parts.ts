import { StorageAway } from '../platform/core/storage-away.ts';
import { type Bucket, md5Of, nameIn, targetOf } from './bucket-client.ts';

/** All parts but the last have this size, as some services require. 10,000 of them are the most (160 GB). */
const partBytes = 1 << 24;

/** The service puts the parts together when an upload ends, which takes longer than any other request. */
const endingTimes = 10;

/** Gathers a stream into parts of equal size; the last one is smaller. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    while (bytes >= partBytes) {
      const all = Buffer.concat(pieces);
      yield all.subarray(0, partBytes);
      pieces = [all.subarray(partBytes)];
      bytes = all.length - partBytes;
    }
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

async function isStored(
  { attempts, client, sdk, config }: Bucket,
  key: string,
  bytes: number,
): Promise<boolean> {
  const asked = { Bucket: config.bucket, Key: nameIn({ config }, key) };
  const found = await attempts.run('looking for a file', (abortSignal) =>
    client.send(new sdk.HeadObjectCommand(asked), { abortSignal }),
  );
  return found?.ContentLength === bytes;
}

/** Stores a stream. One that fits into a part is stored by `putWhole`; a longer one by a multipart upload. */
export async function putInParts(
  bucket: Bucket,
  key: string,
  content: AsyncIterable<Uint8Array>,
  putWhole: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const parts = inParts(content);
  const first = await parts.next();
  if (first.done) return putWhole(Buffer.alloc(0));
  if (first.value.length < partBytes) return putWhole(first.value);
  const { sdk, client, attempts, config } = bucket;
  const failed = () => new StorageAway(`${config.bucket}: an upload in parts was removed before its end`);
  const upload = await attempts.run('beginning an upload', (abortSignal) =>
    client.send(new sdk.CreateMultipartUploadCommand(targetOf(bucket, key)), { abortSignal }),
  );
  const target = { Bucket: config.bucket, Key: nameIn(bucket, key), UploadId: upload?.UploadId };
  if (!target.UploadId) throw failed();
  try {
    let bytes = 0;
    const sent: { ETag: string | undefined; PartNumber: number }[] = [];
    for (let part: IteratorResult<Buffer> = first; !part.done; part = await parts.next()) {
      const PartNumber = sent.length + 1;
      const input = { ...target, PartNumber, Body: part.value, ContentMD5: md5Of(part.value) };
      const done = await attempts.run('writing a part', (abortSignal) =>
        client.send(new sdk.UploadPartCommand(input), { abortSignal }),
      );
      if (!done) throw failed();
      bytes += part.value.length;
      sent.push({ ETag: done.ETag, PartNumber });
    }
    const whole = { ...target, MultipartUpload: { Parts: sent } };
    const done = await attempts.run(
      'ending an upload',
      (abortSignal) => client.send(new sdk.CompleteMultipartUploadCommand(whole), { abortSignal }),
      endingTimes,
    );
    // A repeated request finds no upload when the first one ended it and its answer was lost.
    if (!done && !(await isStored(bucket, key, bytes))) throw failed();
  } catch (error) {
    await attempts
      .run('giving up an upload', (abortSignal) =>
        client.send(new sdk.AbortMultipartUploadCommand(target), { abortSignal }),
      )
      .catch(() => undefined);
    throw error;
  }
}
