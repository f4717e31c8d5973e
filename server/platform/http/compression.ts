import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const brotliOptions = (length: number, quality: number): BrotliOptions => ({
  // A chunk that holds most compressed bodies: each chunk more is another round trip to the thread pool.
  chunkSize: Math.max(1024, length >> 2),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // A window no larger than the body: with the default of 4 MB, the encoder of each page takes more memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)))),
  },
});

/** The content encodings that the server sends. */
export type Encoding = 'br' | 'gzip';

/**
 * The body of a response. It is compressed on the first request for an encoding, once for all requests (single flight).
 * Then the plain bytes are dropped: they are six times as large, and few clients ask for them.
 */
export type Body = {
  compressible: boolean;
  /** The bytes in memory now. */
  readonly bytes: number;
  plain(): Promise<Buffer>;
  as(encoding: Encoding): Promise<Buffer>;
};

const minCompressedBytes = 512;

/** Copies bytes out of the chunk that zlib wrote them into, which is up to 16 KB: caches hold thousands of them. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

type Forms = { [E in Encoding]?: Promise<Buffer> };

function bodyOf({
  plainBytes,
  encoded,
  heldBytes,
  quality,
}: {
  plainBytes: Buffer | null;
  encoded: Forms;
  heldBytes: number;
  quality: number | null;
}): Body {
  async function plain(): Promise<Buffer> {
    if (plainBytes) return plainBytes;
    // The plain bytes were dropped after the first compression: decompress to get them back.
    const from: Encoding = encoded.br ? 'br' : 'gzip';
    return unpack[from](await (encoded[from] as Promise<Buffer>));
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const from = await plain();
    const packed = ownMemory(
      await (encoding === 'gzip'
        ? gzipAsync(from, { level: 6 })
        : brotliAsync(from, brotliOptions(from.length, quality ?? 0))),
    );
    heldBytes += packed.length;
    if (plainBytes) {
      heldBytes -= plainBytes.length;
      plainBytes = null;
    }
    return packed;
  }

  return {
    compressible: quality !== null,
    get bytes() {
      return heldBytes;
    },
    plain,
    as(encoding) {
      const known = encoded[encoding];
      if (known) return known;
      const making = make(encoding);
      encoded[encoding] = making;
      // After a failure, the next request tries again.
      making.catch(() => delete encoded[encoding]);
      return making;
    },
  };
}

/**
 * Creates a body that is compressed off the main thread on demand. `quality` is brotli's, 0 to 11; null for bytes that
 * are compressed already. Small bodies are never compressed. The plain bytes are dropped once a compressed form exists,
 * but the buffer is not reused: a socket or another encoder may still read it.
 */
export const createBody = (bytes: Buffer, quality: number | null): Body =>
  bodyOf({
    plainBytes: bytes,
    encoded: {},
    heldBytes: bytes.length,
    quality: bytes.length >= minCompressedBytes ? quality : null,
  });

// Brotli quality for the first requests of a page: a third of the work of quality 3, and 15 percent more bytes.
const FASTEST_QUALITY = 0;

/**
 * Compresses synchronously, for pages that are rendered again after each change. A page takes 0.25 ms. Quality 4 in the
 * thread pool takes 1.4 ms, nearly as long as the render, and the plain bytes would wait in its queue. Returns null for bodies that are too small.
 */
export const compressNow = (bytes: Buffer): Buffer | null =>
  bytes.length < minCompressedBytes
    ? null
    : ownMemory(brotliCompressSync(bytes, brotliOptions(bytes.length, FASTEST_QUALITY)));

/** Creates the body of bytes from {@link compressNow}. */
export const compressedBody = (packed: Buffer): Body =>
  bodyOf({
    plainBytes: null,
    encoded: { br: Promise.resolve(packed) },
    heldBytes: packed.length,
    quality: FASTEST_QUALITY,
  });

const accepting: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** Returns the best encoding that the request accepts for a body; null for no encoding. */
export function chooseEncoding(
  { compressible }: Pick<Body, 'compressible'>,
  acceptEncoding = '',
): Encoding | null {
  if (!compressible) return null;
  if (accepting.br.test(acceptEncoding)) return 'br';
  return accepting.gzip.test(acceptEncoding) ? 'gzip' : null;
}
