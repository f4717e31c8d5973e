/**
 * Builds the package: JavaScript modules and declarations in jyotish/built. `npm pack` in jyotish/ runs it, or
 * `node jyotish/package/build.ts`.
 *
 * The modules stay apart, so that an application bundles only what it uses. JSON becomes JavaScript, because import
 * attributes differ between Node 20 and browsers. TypeScript checks the library against the built-in objects of
 * ES2023 alone: nothing of Node, nothing of a browser, nothing newer than Node 20.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const jyotish = join(import.meta.dirname, '..');

/** Returns the sources of what can be imported or run: './positions' is built/entries/positions.js of that source. */
function entries(): string[] {
  const built = [
    ...Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default])),
    ...Object.values(manifest.bin),
  ];
  return built.map((file) => join(jyotish, file.replace(/^(?:\.\/)?built\//, '').replace(/\.js$/, '.ts')));
}

async function buildModules(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: jyotish,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: entries(), formats: ['es'] },
      rolldownOptions: {
        external: /^node:/,
        output: {
          preserveModules: true,
          preserveModulesRoot: jyotish,
          entryFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith('.json') ? '[name].json.js' : '[name].js',
        },
      },
    },
  });
}

/** Writes declarations. They import modules as the JavaScript does. */
function buildDeclarations(outDir: string): void {
  const tsc = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const project = join(import.meta.dirname, 'tsconfig.json');
  execFileSync(process.execPath, [join(dirname(tsc), 'bin', 'tsc'), '-p', project, '--outDir', outDir], {
    // Its findings belong to the error of whoever packs.
    stdio: ['ignore', 2, 2],
  });
  for (const file of globSync('**/*.d.ts', { cwd: outDir })) {
    const path = join(outDir, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2'),
    );
  }
}

/** Builds the package into a folder, which is emptied first. Throws when the library needs more than ES2023. */
export async function buildPackage(outDir = join(jyotish, 'built')): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  await buildModules(outDir);
  buildDeclarations(outDir);
}

if (process.argv[1] === import.meta.filename) await buildPackage();
