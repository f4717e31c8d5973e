import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  gunzip,
  gzip,
} from 'node:zlib';

const gzipAsync = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const brotliOptions = (length: number, quality: number): BrotliOptions => ({
  // In one piece: for each the library goes to another thread and back.
  chunkSize: Math.max(1024, length >> 2),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // No larger than the body: the default window of 4 MB has the memory of a page's encoder grow with it.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)))),
  },
});

/** Brotli by one way to another thread and back: the library's own function goes a second time for the end alone. */
function brotliAsync(plain: Buffer, quality: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = brotliOptions(plain.length, quality);
    const stream = createBrotliCompress({ ...options, flush: constants.BROTLI_OPERATION_FINISH });
    const parts: Buffer[] = [];
    stream.on('error', reject);
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.write(plain, (error) => {
      stream.close();
      if (error) return reject(error);
      resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts));
    });
  });
}

/** The encodings we send beside plain bytes. */
export type Encoding = 'br' | 'gzip';

/**
 * A body of an answer: plain until somebody asks for it in an encoding, then in the encodings that were asked for, each
 * made once for all who do. The plain form is not held beside them: it is six times as large, and few ask for it.
 */
export type Body = {
  compressible: boolean;
  /** Bytes held now. */
  readonly bytes: number;
  plain(): Promise<Buffer>;
  as(encoding: Encoding): Promise<Buffer>;
};

const leastCompressed = 512;

/** The same bytes without the 16 KB piece of memory that the library wrote them into: caches hold thousands of them. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

type Forms = { [E in Encoding]?: Promise<Buffer> };

function bodyOf({
  whole,
  made,
  held,
  quality,
}: {
  whole: Buffer | null;
  made: Forms;
  held: number;
  quality: number | null;
}): Body {
  async function plain(): Promise<Buffer> {
    if (whole) return whole;
    // It went when the first of these was done.
    const from: Encoding = made.br ? 'br' : 'gzip';
    return unpack[from](await (made[from] as Promise<Buffer>));
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const from = await plain();
    const packed = ownMemory(
      await (encoding === 'gzip' ? gzipAsync(from, { level: 6 }) : brotliAsync(from, quality ?? 0)),
    );
    held += packed.length;
    if (whole) {
      held -= whole.length;
      whole = null;
    }
    return packed;
  }

  return {
    compressible: quality !== null,
    get bytes() {
      return held;
    },
    plain,
    as(encoding) {
      const known = made[encoding];
      if (known) return known;
      const making = make(encoding);
      made[encoding] = making;
      // One that fails is tried again by whoever asks next.
      making.catch(() => delete made[encoding]);
      return making;
    },
  };
}

/**
 * A body that is compressed off the main thread when it is asked for. `quality` is brotli's, 0 to 11; null for what is
 * compressed already. Small bodies gain nothing. The plain bytes are let go the moment a compressed form is there, but
 * never taken back: others may be reading them still, a socket or a second encoder.
 */
export const createBody = (bytes: Buffer, quality: number | null): Body =>
  bodyOf({
    whole: bytes,
    made: {},
    held: bytes.length,
    quality: bytes.length >= leastCompressed ? quality : null,
  });

// Brotli's: a third of the work of quality 3, 15 percent more bytes, for the first readers of a page only.
const QUICKEST = 0;

/**
 * Brotli at once, for what is made anew whenever something changes: a page takes 0.15 ms, and most of that would go into
 * sending it to another thread, where its plain form waits for its turn. Null for what is too small to gain.
 */
export const pack = (bytes: Buffer): Buffer | null =>
  bytes.length < leastCompressed
    ? null
    : ownMemory(brotliCompressSync(bytes, brotliOptions(bytes.length, QUICKEST)));

/** The body of what {@link pack} made. */
export const packedBody = (packed: Buffer): Body =>
  bodyOf({
    whole: null,
    made: { br: Promise.resolve(packed) },
    held: packed.length,
    quality: QUICKEST,
  });

// Brotli's. Measured on the whole build (1 MB): 5 takes 0.1 s for 351 KB, 10 takes 1.5 s for 330, 11 takes 4 s for 324.
const SMALL = 10;

/** What is compressed once more takes a tenth of a core at most: so many times as long as it took comes a pause. */
const PAUSE = 9;

/**
 * Compresses bodies that were compressed in a hurry once more, as small as they get: one after the other and with
 * pauses, so that those who wait for a page hardly notice.
 */
export function createRecompressor(): (body: Body) => Promise<Body> {
  let free: Promise<unknown> = Promise.resolve();
  return (body) => {
    const shrinking = free.then(async () => {
      const began = performance.now();
      const small = createBody(await body.plain(), SMALL);
      await small.as('br');
      return { small, took: performance.now() - began };
    });
    free = shrinking.then(
      ({ took }) => wait(PAUSE * took, undefined, { ref: false }),
      () => undefined,
    );
    return shrinking.then(({ small }) => small);
  };
}

const accepting: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** The best encoding the request accepts for a body; null: as it is. */
export function chooseEncoding(
  { compressible }: Pick<Body, 'compressible'>,
  acceptEncoding = '',
): Encoding | null {
  if (!compressible) return null;
  if (accepting.br.test(acceptEncoding)) return 'br';
  return accepting.gzip.test(acceptEncoding) ? 'gzip' : null;
}
