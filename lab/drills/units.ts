import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { type Drill, DrillFailed, type Figures } from './parts/drill.ts';

/** The most exposure that `systemd-analyze security` may find in a unit: 0 is none, 10 is all. */
const mostExposure = 2;

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, ...env } };
  const { stdout, stderr } = await promisify(execFile)(command, args, options).catch(
    (error: { stdout?: string; stderr?: string; message: string }) => {
      const lines = `${error.stdout ?? ''}\n${error.stderr ?? error.message}`.split('\n').filter(Boolean);
      throw new DrillFailed([`${command} ${args.join(' ')}`, ...lines.slice(-10)]);
    },
  );
  return stdout + stderr;
}

/** The units of systemd and the Caddyfile, read by systemd and Caddy themselves. */
export const drill: Drill = {
  name: 'units',
  proves: 'systemd and Caddy accept the files of deploy/, and the services are confined',
  found: 'it would find a misspelt directive, which systemd ignores at run time',
  packages: ['systemd', 'caddy'],
  async run({ folder, say }) {
    const figures: Figures = {};
    await cp(join(projectFolder, 'deploy', 'systemd'), folder, { recursive: true });
    const units = (await readdir(folder)).filter((name) => /\.(service|timer)$/.test(name));
    for (const name of units) {
      say(`reading ${name}`);
      const said = await run('systemd-analyze', ['verify', '--man=no', join(folder, name)]);
      // A directive that systemd does not know is only a warning.
      const wrong = said
        .split('\n')
        .filter((line) => line.includes(name) && !line.includes('not executable'));
      if (wrong.length > 0) throw new DrillFailed(wrong);
      if (!name.endsWith('.service')) continue;
      const judged = await run('systemd-analyze', [
        'security',
        '--offline=true',
        '--no-pager',
        join(folder, name),
      ]);
      const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(judged)?.[1]);
      if (!(exposure <= mostExposure)) throw new DrillFailed([`${name}: exposure ${exposure}`]);
      figures[name.replace('.service', '')] = exposure;
    }
    say('reading the Caddyfile');
    const caddyfile = join(projectFolder, 'deploy', 'proxy', 'Caddyfile');
    await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile], {
      PUBLIC_URL: 'https://shop.example',
      SHOP_UPSTREAMS: '127.0.0.1:3000 127.0.0.1:3001',
      HOME: folder,
    });
    return figures;
  },
};
