import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The SQL file of each stand-in's schema. All schemas are named `sandbox_NAME`. */
const files: Record<string, URL> = {
  sandbox_mail: new URL('./mail/schema.sql', import.meta.url),
  sandbox_cashfree: new URL('./cashfree/store/schema.sql', import.meta.url),
  sandbox_openid: new URL('./openid/schema.sql', import.meta.url),
};

/** The name of every schema in which a stand-in keeps its state. */
export const sandboxSchemas: readonly string[] = Object.keys(files);

/** Returns the SQL that creates what is missing of a schema. Throws for one that is not known. */
export function readSandboxSchema(name: string): Promise<string> {
  const file = files[name];
  if (!file) throw new Error(`No stand-in of this version keeps its state in ${name}.`);
  return readFile(file, 'utf8');
}

/** Creates what is missing of the named schemas, in the transaction of `client`. Throws for one that is not known. */
export async function ensureSandboxSchemas(
  client: Pick<pg.Client, 'query'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await client.query(await readSandboxSchema(name));
}
