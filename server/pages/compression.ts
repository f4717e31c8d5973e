import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A body in the encodings browsers ask for. */
export type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer };

/** Compresses text in both ways, off the main thread. `quality` is brotli's, 0 to 11. */
export async function compress(identity: Buffer, quality: number): Promise<Bodies> {
  if (identity.length < 512) return { identity };
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: 6 }),
  ]);
  return { identity, br, gzip: gz };
}

/** The smallest body the request accepts, with its `content-encoding` (null: as it is). */
export function chooseBody(
  bodies: Bodies,
  acceptEncoding = '',
): { body: Buffer; encoding: 'br' | 'gzip' | null } {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(acceptEncoding);
  if (bodies.br && accepts('br')) return { body: bodies.br, encoding: 'br' };
  if (bodies.gzip && accepts('gzip')) return { body: bodies.gzip, encoding: 'gzip' };
  return { body: bodies.identity, encoding: null };
}
