import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isFault = (line: string): boolean => /"level":[56]0\b/.test(line);

/** Returns the last five errors in the logs of a drill's shops (shop-*.log), as JSON lines. */
export async function readFaults(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^shop-.*\.log$/.test(name));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return logs.flatMap((log) => log.split('\n').filter(isFault)).slice(-5);
}
