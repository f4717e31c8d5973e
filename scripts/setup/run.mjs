import { spawn } from 'node:child_process';
import { root } from './stamps.mjs';

/**
 * Runs a program in the project's folder and returns its stdout. Throws with all of its output when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart] called as soon as the program runs
 * @returns {Promise<string>}
 */
export const run = (program, args, options, onStart) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of /** @type {const} */ (['stdout', 'stderr']))
      child[name].setEncoding('utf8').on('data', (text) => {
        output[name] += text;
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output.stdout);
      const words = `${output.stdout}${output.stderr}`.trim();
      reject(new Error(words || `${program} ${args.join(' ')} ended with ${signal ?? code}`));
    });
    if (child.pid !== undefined) onStart?.(child);
  });
