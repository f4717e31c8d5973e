import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { dataFolder } from '../../../scripts/launcher/environment.ts';

/** The edition whose marks docs/performance.md has. Another one may weigh its figures differently. */
const EDITION = '13.5.0';

type Audit = { numericValue?: number; details?: { items?: Request[] } };
type Request = { url: string; resourceType: string };

/** The result of Lighthouse for a page: marks of 0 to 1 by category, and its audits by name. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit | undefined>;
};

type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>;

/**
 * Returns Lighthouse. It is installed at the first call, into .data/tools: 176 MB that nothing else needs.
 * Throws without a registry.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(dataFolder, 'tools', `lighthouse-${EDITION}`);
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Installing Lighthouse ${EDITION} ...`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    await promisify(execFile)('npm', ['install', ...options, `lighthouse@${EDITION}`]);
  }
  return (await import(pathToFileURL(entry).href)).default;
}
