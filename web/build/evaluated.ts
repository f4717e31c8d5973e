import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The files that the build evaluates. Each exports JSON alone. */
const files = ['link-table.ts'];

/** Returns a module that exports the same values as a file does, without the sources that they are computed from. */
async function valuesOf(file: string): Promise<string> {
  const values: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Evaluates tables that browsers need in short, from sources that only the server needs. */
export function evaluateTables(webDir: string): Plugin {
  const paths = files.map((file) => join(webDir, file));
  return {
    name: 'evaluate-tables',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const file = paths.find((path) => path === id.split('?')[0]);
      return file === undefined ? null : valuesOf(file);
    },
  };
}
