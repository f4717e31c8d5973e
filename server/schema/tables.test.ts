import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { columnTypes, printTableTypes, retiredColumns } from './table-types.ts';

test('the generated table types are those of the migrated database', async () => {
  const database = await createTestDatabase();
  try {
    const printed = await printTableTypes(database.url);
    expect(printed).toBe(await readFile(new URL('./tables.gen.ts', import.meta.url), 'utf8'));
  } finally {
    await database.drop();
  }
});

test('a column with a type of our own is as optional as in the database, and one that is left out is there', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    const { rows } = await client.query(`
      select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable,
        column_default is not null as generated
      from information_schema.columns where table_schema = 'public'`);
    const isOf = new Map(rows.map(({ name, ...is }) => [name, is]));
    for (const [column, type] of Object.entries(columnTypes)) {
      const is = { nullable: type.endsWith('| null'), generated: type.startsWith('Generated<') };
      expect(isOf.get(column), column).toEqual(is);
    }
    expect(retiredColumns.filter((column) => !isOf.has(column))).toEqual([]);
  } finally {
    await client.end();
    await database.drop();
  }
});

test('migrating again changes nothing, and several processes may migrate at once', async () => {
  const database = await createTestDatabase();
  try {
    expect(
      await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl), migrate(database.ownerUrl)]),
    ).toEqual([[], [], []]);
  } finally {
    await database.drop();
  }
});
