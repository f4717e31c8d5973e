import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 86_400_000;
const start = 'draft-';

/**
 * Runs `work` with an empty folder in `around` for unpacked personal data, and removes it afterwards, also when the process
 * is told to end. Those of killed processes are removed a day later.
 */
export async function withDraftFolder<T>(around: string, work: (folder: string) => Promise<T>): Promise<T> {
  for (const name of (await readdir(around)).filter((one) => one.startsWith(start))) {
    const old = await stat(join(around, name)).catch(() => null);
    if (old && Date.now() - old.mtimeMs > dayMs)
      await rm(join(around, name), { recursive: true, force: true });
  }
  // Only this account may read it.
  const folder = await mkdtemp(join(around, start));
  const onExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', onExit);
  try {
    return await work(folder);
  } finally {
    process.off('exit', onExit);
    await rm(folder, { recursive: true, force: true });
  }
}
