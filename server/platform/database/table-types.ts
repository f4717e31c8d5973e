import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const codegen = fileURLToPath(new URL('../../../node_modules/.bin/kysely-codegen', import.meta.url));
// The pool parses bigint columns as numbers. The shop does not query the tables of jobs and sandbox.
const flags = [
  ...['--dialect', 'postgres', '--camel-case=false', '--print'],
  ...['--exclude-pattern', '{pgboss,sandbox_*}.*', '--type-mapping', '{"int8":"number"}'],
];

/** Returns the text of `tables.gen.ts` for a migrated database. `npm run db -- types` writes it; a test checks it. */
export async function printTableTypes(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(codegen, [...flags, '--url', url]);
  return `${stdout.slice(stdout.indexOf('/**')).trim()}\n`;
}
