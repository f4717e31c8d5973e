import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import { areas } from './areas.mjs';
import type { Check } from './check.ts';
import { readSources } from './sources.ts';

/** Returns the domains of the shop with their areas ("selling/orders"): the first column of the tables in docs/architecture.md. */
async function readDomains(): Promise<string[]> {
  const text = await readFile(join(projectFolder, 'docs/architecture.md'), 'utf8');
  return Array.from(text.matchAll(/^\| `([a-z]+\/[a-z-]+)` \|/gm), ([, name = '']) => name);
}

/** The folders of a root that are no area: what all domains of the root share. */
const shared: Record<string, string[]> = {
  contract: ['core'],
  server: ['commands', 'composition', 'demo', 'pages', 'platform', 'schema', 'storage', 'testing'],
  web: 'admin api build document drawings fonts forms head public realtime route-table session shell styles texts ui'.split(
    ' ',
  ),
  e2e: ['plain-client', 'shell', 'support'],
};

/** Returns the folders that are neither a domain of an area nor shared, each once. `paths` are relative to the repository. */
export function strangeFolders(paths: readonly string[], domains: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    const [root = '', area = '', domain = '', file] = path.split('/');
    if (!shared[root] || !domain || shared[root].includes(area)) continue;
    const isDomain = areas.includes(area) && file !== undefined && domains.includes(`${area}/${domain}`);
    if (!isDomain) found.add(`${root}/${area}/${domain}`);
  }
  return [...found];
}

/** Checks that a domain has one name and one area in contract, server, web and browser tests. */
export const domainFolders: Check = {
  name: 'domains',
  fix: 'Put the files into the folder of their domain, or add the new domain to docs/architecture.md.',
  run: async () => {
    const sources = await readSources(/\.(ts|tsx|css|json)$/);
    return strangeFolders(
      sources.map(({ path }) => path),
      await readDomains(),
    );
  },
};
