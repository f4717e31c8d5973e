import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { printTableTypes } from './table-types.ts';

test('the generated table types are those of the migrated database', async () => {
  const database = await createTestDatabase();
  try {
    const printed = await printTableTypes(database.url);
    expect(printed).toBe(await readFile(new URL('./tables.gen.ts', import.meta.url), 'utf8'));
  } finally {
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
