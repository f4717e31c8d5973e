import { spawnSync } from 'node:child_process';

const isInstalled = (name: string): boolean => {
  const asked = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return asked.status === 0 && asked.stdout.includes('install ok installed');
};

/** Returns those of Debian's packages that are missing. On a system without dpkg that is all of them. */
export const listMissing = (names: readonly string[]): string[] => names.filter((name) => !isInstalled(name));

/**
 * Installs Debian's packages that are missing, as root. Their services are not started (`RUNLEVEL=1`). Returns why
 * they are not there, or null.
 */
export function ensurePackages(names: readonly string[], say: (line: string) => void): string | null {
  const missing = listMissing(names);
  if (missing.length === 0) return null;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) return `needs ${missing.join(', ')}: ${command}`;
  say(command);
  const installed = spawnSync('apt-get', command.split(' ').slice(1), {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  const left = listMissing(names);
  if (left.length === 0) return null;
  return `${left.join(', ')} could not be installed: ${(installed.stderr || String(installed.error)).trim().slice(-200)}`;
}
