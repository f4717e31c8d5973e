/** Soak of the engine's package: in every line of Node that it promises to run in, newest and oldest release. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage, readExamples, runBeside, runCommand } from '../../../jyotish/package/installed.ts';

/** Versions of Node by the names of npm: the first LTS release of Node 20, and the newest of each line. */
const VERSIONS = ['20.9.0', '20', '22', '24'];

/** Fetches a Node from npm into a folder. Returns the path of its executable. */
function fetchNode(version: string, folder: string): string {
  const target = join(folder, version);
  mkdirSync(target);
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', target];
  execFileSync('npm', ['install', ...options, name], { stdio: ['ignore', 'ignore', 'inherit'] });
  const node = join(target, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  chmodSync(node, 0o755);
  return node;
}

/** Installs the package and runs the examples of its README and its command in each Node. Returns what is wrong. */
export function soakEngine(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'engine-soak-'));
  try {
    const { installed } = installPackage(folder);
    const examples = readExamples(installed);
    const nodes = join(folder, 'nodes');
    mkdirSync(nodes);
    return VERSIONS.flatMap((version) => {
      const node = fetchNode(version, nodes);
      const printed = runBeside(installed, node, 'console.log(process.version)').trim();
      const wrong = examples
        .map(({ code, output }) => ({ output, seen: runBeside(installed, node, code) }))
        .filter(({ output, seen }) => seen !== output)
        .map(({ output, seen }) => `Node ${printed}: expected ${output}but saw ${seen}`);
      const moon = runCommand(installed, node, ['positions', '1967-08-29T09:00:00+05:30']);
      if (!/^Moon +51\.96/m.test(moon)) wrong.push(`Node ${printed}: the command printed ${moon}`);
      console.log(`Node ${printed}: ${examples.length} examples and the command, ${wrong.length} wrong`);
      rmSync(join(nodes, version), { recursive: true });
      return wrong;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
