import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliDecompress,
  constants,
  createBrotliCompress,
  gunzip,
  gzip,
} from 'node:zlib';

const gzipAsync = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Brotli by one way to another thread and back: the library's own function goes a second time for the end alone. */
function brotliAsync(plain: Buffer, options: BrotliOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
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

/**
 * A body that is compressed off the main thread when it is asked for. `quality` is brotli's, 0 to 11; null for what is
 * compressed already. Small bodies gain nothing. The plain bytes are let go the moment a compressed form is there, but
 * never taken back: others may be reading them still, a socket or a second encoder.
 */
export function createBody(bytes: Buffer, quality: number | null): Body {
  const compress = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
    encoding === 'gzip'
      ? gzipAsync(plain, { level: 6 })
      : brotliAsync(plain, {
          // In one piece: for each the library goes to another thread and back.
          chunkSize: Math.max(1024, plain.length >> 2),
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality ?? 0,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            // No larger than the body: the default window of 4 MB has the memory of a page's encoder grow with it.
            [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(plain.length)))),
          },
        });
  const made: { [E in Encoding]?: Promise<Buffer> } = {};
  let whole: Buffer | null = bytes;
  let held = bytes.length;

  async function plain(): Promise<Buffer> {
    if (whole) return whole;
    // It went when the first of these was done.
    const from: Encoding = made.br ? 'br' : 'gzip';
    return unpack[from](await (made[from] as Promise<Buffer>));
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const packed = ownMemory(await compress(await plain(), encoding));
    held += packed.length;
    if (whole) {
      held -= whole.length;
      whole = null;
    }
    return packed;
  }

  return {
    compressible: quality !== null && bytes.length >= leastCompressed,
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

// Brotli's. Measured on the whole build (1 MB): 5 takes 0.1 s for 351 KB, 10 takes 1.5 s for 330, 11 takes 4 s for 324.
const SMALL = 10;

/**
 * Compresses bodies that were compressed in a hurry once more, as small as they get: one after the other, so that it
 * never takes more than one core from those who are waiting.
 */
export function createShrinking(): (body: Body) => Promise<Body> {
  let last: Promise<unknown> = Promise.resolve();
  return (body) => {
    const shrunk = last.then(async () => {
      const small = createBody(await body.plain(), SMALL);
      await small.as('br');
      return small;
    });
    last = shrunk.catch(() => undefined);
    return shrunk;
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
