import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { type Drill, DrillFailed } from './parts/drill.ts';

const folder = join(projectFolder, 'deploy', 'prometheus');

/** Runs promtool in the folder of the alerts. Returns what it printed; throws a DrillFailed with that if it complains. */
async function promtool(...args: string[]): Promise<string> {
  const run = promisify(execFile)('promtool', args, { cwd: folder });
  const { stdout } = await run.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new DrillFailed([
      `promtool ${args.join(' ')}`,
      ...`${stdout}\n${stderr}`.split('\n').filter(Boolean),
    ]);
  });
  return stdout;
}

/** The alerts of `deploy/prometheus`, run by Prometheus itself against made-up series. */
export const drill: Drill = {
  name: 'alerts',
  proves: 'each alert is silent while all is well and fires when it should, by Prometheus itself',
  found: 'it would find an alert that names no process, or one that a gap in the samples keeps from firing',
  packages: ['prometheus'],
  async run({ say }) {
    say('checking the rules');
    const checked = await promtool('check', 'rules', 'alerts.yml');
    await promtool('check', 'config', '--syntax-only', 'prometheus.yml');
    say('running the rules against series');
    await promtool('test', 'rules', 'alerts.test.yml');
    return { alerts: Number(/(\d+) rules found/.exec(checked)?.[1]) };
  },
};
