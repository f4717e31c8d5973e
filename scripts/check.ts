// npm run check: what the house asks of every file, in seconds.
import { runChecks } from './checks/all.ts';

const results = await runChecks();
process.exitCode = results.every(({ findings }) => findings.length === 0) ? 0 : 1;
