import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type BackupPlace, timeOfCopy } from './copy-name.ts';

/** A larger file goes in parts: a bucket takes 5 GB in one request, and a lost connection costs one part only. */
const largePart = 64 * 2 ** 20;

/** Creates the client of a bucket. The keys come from the environment or the machine, never from the address. */
function clientOf(url: URL): S3Client {
  const endpoint = url.searchParams.get('endpoint');
  return new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    maxAttempts: 5,
    ...(endpoint && { endpoint }),
    forcePathStyle: url.searchParams.get('path-style') === '1',
    // Services other than Amazon's often refuse the newer checksums. The copy has its own.
    requestChecksumCalculation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
    responseChecksumValidation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
  });
}

type At = { Bucket: string; Key: string };

async function putInParts(
  client: S3Client,
  at: At,
  { file, size, partBytes }: { file: string; size: number; partBytes: number },
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
  const upload = { ...at, UploadId };
  const handle = await open(file);
  try {
    const parts = [];
    for (let start = 0, number = 1; start < size; start += partBytes, number += 1) {
      const bytes = Buffer.alloc(Math.min(partBytes, size - start));
      await handle.read(bytes, 0, bytes.length, start);
      const part = new UploadPartCommand({ ...upload, PartNumber: number, Body: bytes });
      parts.push({ PartNumber: number, ETag: (await client.send(part)).ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
  } catch (error) {
    // Otherwise the parts stay, and are paid for.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Opens a bucket as a place for sealed copies. A file larger than `partBytes` is sent in parts of that size. */
export function s3Place(url: URL, partBytes = largePart): BackupPlace {
  const client = clientOf(url);
  const Bucket = url.hostname;
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  const at = (name: string): At => ({ Bucket, Key: keyOf(name) });
  return {
    name: `s3://${Bucket}/${prefix}`,
    async put(name, file) {
      const { size } = await stat(file);
      if (size > partBytes) await putInParts(client, at(name), { file, size, partBytes });
      else
        await client.send(
          new PutObjectCommand({ ...at(name), Body: createReadStream(file), ContentLength: size }),
        );
      const { ContentLength } = await client.send(new HeadObjectCommand(at(name)));
      if (ContentLength !== size)
        throw new Error(`The bucket has ${ContentLength} of ${size} bytes of ${name}.`);
    },
    async get(name, file) {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 }));
    },
    async list() {
      const found: { name: string; bytes: number }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: keyOf('navaratna-'),
            ...(ContinuationToken && { ContinuationToken }),
          }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          found.push({ name: Key.slice(keyOf('').length), bytes: Size });
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return found.filter(({ name }) => timeOfCopy(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
