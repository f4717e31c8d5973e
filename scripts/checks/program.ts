import { spawn } from 'node:child_process';
import { projectFolder } from '../launcher/environment.ts';

/** Runs a script of node_modules with this Node. Returns its output if it failed, else an empty list. */
export function runTool(script: string, args: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${script} ended with code ${code}`]),
    );
  });
}
