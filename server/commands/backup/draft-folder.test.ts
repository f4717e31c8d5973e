import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withDraftFolder } from './draft-folder.ts';

test('a folder that a killed back-up left is removed a day later', async () => {
  const around = await mkdtemp(join(tmpdir(), 'around-'));
  for (const name of ['draft-old', 'draft-new']) await mkdir(join(around, name));
  const yesterday = Date.now() / 1000 - 90_000;
  await utimes(join(around, 'draft-old'), yesterday, yesterday);
  await withDraftFolder(around, async (draft) => {
    expect((await stat(draft)).mode & 0o077).toBe(0);
    expect(await readdir(around)).toHaveLength(2);
  });
  expect(await readdir(around)).toEqual(['draft-new']);
  await rm(around, { recursive: true });
});
