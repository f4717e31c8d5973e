#!/usr/bin/env node
/** The command line. `jyotish help` tells what it can do. */
import * as modules from 'node:module';

// Node keeps the stripped and compiled modules between runs: the second start takes a third of the time. Node 20 cannot.
modules.enableCompileCache?.();
const { runCommandLine } = await import('./commands.ts');

// A reader that has seen enough (head, less) closes the pipe; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

await runCommandLine(process.argv.slice(2));
