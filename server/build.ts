// node server/build.ts: builds the server, with the pages in it, into build/shop (docs/decisions/0012).
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build', 'shop');

/** Packages with native code, that read their own files at run time, or that few shops load (the SDK of buckets). */
const withFiles = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@photostructure/tz-lookup',
  'harfbuzzjs',
  'sharp',
  'subset-font',
];
/** Development packages, and optional dependencies of other packages that are not installed. */
const absent = ['vite', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Rewrites `import.meta.url` to the path of the original source, so that sources still find the files beside them. */
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

/** Replaces the loader of pages with a static import, so that the built pages are part of the bundle. */
const pagesWithin: Plugin = {
  name: 'pages-within',
  enforce: 'pre',
  load: (id) =>
    id === join(import.meta.dirname, 'pages', 'load.ts')
      ? `export const loadPages = () => import(${JSON.stringify(join(root, 'build', 'server', 'index.js'))});`
      : null,
};

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [ownPlaces, pagesWithin],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: [...withFiles, ...absent] },
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    // Not minified: stack traces in the log need names and lines. It costs two megabytes.
    minify: false,
    rolldownOptions: {
      output: {
        // All chunks in one folder, so that the relative path to the sources is the same from each.
        chunkFileNames: '[name]-[hash].js',
        // V8 stores a source with one character beyond Latin-1 as UTF-16, with two bytes for every character. `charset`
        // escapes those in the code; those in comments go with them.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
