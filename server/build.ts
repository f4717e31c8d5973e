// node server/build.ts: builds the server, with the pages in it, into build/shop (docs/decisions/0012).
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build', 'shop');

/** Packages with native code, or which read files of their own. */
const withFiles = ['@node-rs/argon2', '@photostructure/tz-lookup', 'harfbuzzjs', 'sharp', 'subset-font'];
/** Packages of development, and those that others ask for and do without. */
const absent = ['vite', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Sources find the files beside them where they always are: below the project, as seen from the built server. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const place = JSON.stringify(relative(folder, id));
    const url = `new URL(${place}, import.meta.url)`;
    return code
      .replaceAll('import.meta.url', `${url}.href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`,
      );
  },
};

/** The built pages, in place of what looks for them when the server starts. */
const pagesWithin: Plugin = {
  name: 'pages-within',
  enforce: 'pre',
  load: (id) =>
    id === join(import.meta.dirname, 'pages', 'load.ts')
      ? `export const loadPages = () => import(${JSON.stringify(join(root, 'build', 'server', 'index.js'))});`
      : null,
};

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Hindi words as escapes, which mean the same in strings and patterns, and nothing else has them: a file with one letter
 * beyond ASCII takes two bytes of memory for each of its letters.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') part.code = part.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [ownPlaces, pagesWithin, inAscii],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: [...withFiles, ...absent] },
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    // Errors in the log are read by the names and lines; without them it would be two megabytes less.
    minify: false,
    // All in one folder, so that the sources are equally far from each.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
