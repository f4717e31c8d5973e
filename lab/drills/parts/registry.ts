import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drill } from './drill.ts';

const folder = join(import.meta.dirname, '..');

/** Returns all drills, sorted by name. Each is a file `<name>.ts` of this folder. */
export async function loadDrills(): Promise<Drill[]> {
  const files = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'main.ts');
  const drills = await Promise.all(
    files.sort().map(async (file) => {
      const { drill } = (await import(pathToFileURL(join(folder, file)).href)) as { drill: Drill };
      if (drill?.name !== file.slice(0, -'.ts'.length))
        throw new Error(`drills/${file} is no drill of this name.`);
      return drill;
    }),
  );
  return drills;
}
