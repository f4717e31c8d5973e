/**
 * Writes the *.gen.json files of this folder: `node jyotish/tables/make.ts`, then `npx biome format --write
 * jyotish/tables`. The result is committed. JSON, because it loads faster than a module of text.
 */
import { writeFileSync } from 'node:fs';
import { packedTables } from './sources.ts';

for (const [file, table] of Object.entries(packedTables()))
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(table, null, 2)}\n`);
