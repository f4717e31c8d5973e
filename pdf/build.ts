// node pdf/build.ts: bundles the documents into pdf/built, because Node cannot run .tsx files.
import { join } from 'node:path';
import { build } from 'vite';
import { wholeWords } from '../languages/whole-words.ts';
import { FONT_FOLDER } from './fonts/faces.ts';
import { makeFonts } from './fonts/make.ts';

const folder = join(import.meta.dirname, 'built');

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  plugins: [wholeWords()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // One bundled file loads faster than a few hundred, and the first document waits for it.
  ssr: { noExternal: true, external: ['harfbuzzjs', 'pdfkit'] },
  build: {
    ssr: join(import.meta.dirname, 'worker.ts'),
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
  },
});
await makeFonts(join(folder, FONT_FOLDER));
