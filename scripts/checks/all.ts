import { browserStorage } from './browser-storage.ts';
import type { Check } from './check.ts';
import { decisions } from './decisions.ts';
import { docstrings } from './docstrings.ts';
import { domainFolders } from './domains.ts';
import { glossary } from './glossary.ts';
import { imports } from './imports.ts';
import { licences } from './licences.ts';
import { migrations } from './migrations.ts';
import { openApi } from './openapi.ts';
import { paths } from './paths.ts';
import { readersOfStandby } from './readers.ts';
import { stores } from './stores.ts';
import { textNodes } from './text-nodes.ts';
import { style, types } from './tools.ts';
import { upward } from './upward-imports.ts';
import { words } from './words.ts';

const checks: Check[] = [
  types,
  style,
  imports,
  domainFolders,
  upward,
  stores,
  migrations,
  readersOfStandby,
  browserStorage,
  textNodes,
  docstrings,
  openApi,
  paths,
  decisions,
  licences,
  words,
  glossary,
];

/** The result of one check. */
export type CheckResult = Omit<Check, 'run'> & { findings: string[]; ms: number };

/** Runs one check. A check that throws has its error as a finding. */
async function runCheck(check: Check): Promise<CheckResult> {
  const start = performance.now();
  const findings = await check.run().catch((error: Error) => [`cannot run: ${error.message}`]);
  return { ...check, findings, ms: performance.now() - start };
}

function show({ name, fix, findings }: CheckResult): void {
  console.log(`\n${name}: ${findings.length} found`);
  for (const finding of findings) console.log(`  ${finding.replaceAll('\n', '\n  ')}`);
  console.log(`  -> ${fix}`);
}

/** Runs all checks in parallel. Prints their findings, how to fix them, and a table. */
export async function runChecks(): Promise<CheckResult[]> {
  const results = await Promise.all(checks.map(runCheck));
  for (const result of results) if (result.findings.length > 0) show(result);
  console.log('');
  for (const { name, findings, ms } of results) {
    const verdict = findings.length === 0 ? 'ok' : 'FAILED';
    console.log(`  ${name.padEnd(12)} ${verdict.padEnd(7)} ${(ms / 1000).toFixed(1).padStart(6)} s`);
  }
  return results;
}
