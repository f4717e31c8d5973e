import { spawn } from 'node:child_process';
import { projectFolder } from '../launcher/environment.ts';

/** Runs a program of node_modules/.bin with our Node; answers what it said if it failed, else nothing. */
export function runTool(script: string, args: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [said.trim() || `${script} ended with code ${code}`]),
    );
  });
}
