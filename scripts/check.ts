// npm run check: runs the static checks.
import { runChecks } from './checks/all.ts';

const results = await runChecks();
process.exitCode = results.every(({ findings }) => findings.length === 0) ? 0 : 1;
