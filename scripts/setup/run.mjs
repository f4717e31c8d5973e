import { execFile } from 'node:child_process';
import { root } from './stamps.mjs';

/**
 * Runs a program in the project's folder and returns its stdout. Throws with all of its output when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions} [options]
 * @returns {Promise<string>}
 */
export const run = (program, args, options) =>
  new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { cwd: root, maxBuffer: Infinity, ...options, encoding: 'utf8' },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${stdout}${stderr}`.trim() || error.message)) : resolve(stdout),
    );
  });
