/** Bundles code that uses the package, as an application does. For tests. */
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A bundle and its sizes in bytes. */
export interface Bundle {
  code: string;
  minified: number;
  gzip: number;
  brotli: number;
}

/** Returns the minified bundle of a file beside an installed package. Everything that is not used is left out. */
export async function bundleOf(file: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: join(file, '..'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const code = outputs.flatMap(({ output }) => output.map((one) => ('code' in one ? one.code : ''))).join('');
  return {
    code,
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}
