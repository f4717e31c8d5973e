import { run } from '../setup/run.mjs';

/** Runs a script of node_modules with this Node. Returns its output if it failed, else an empty list. */
export async function runTool(script: string, args: string[]): Promise<string[]> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  return run(process.execPath, [`node_modules/${script}`, ...args], { env }).then(
    () => [],
    (error: Error) => [error.message],
  );
}
