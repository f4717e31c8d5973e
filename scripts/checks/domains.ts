import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { readSources } from './sources.ts';

/** Returns the domains of the shop: the first column of the table under "Domains" in docs/architecture.md. */
async function readDomains(): Promise<string[]> {
  const text = await readFile(join(projectFolder, 'docs/architecture.md'), 'utf8');
  const section = text.split(/^## /m).find((one) => one.startsWith('Domains')) ?? '';
  return Array.from(section.matchAll(/^\| `([a-z-]+)` \|/gm), ([, name = '']) => name);
}

/** The folders of a root that are no domain: what all domains of the root share. */
const shared: Record<string, string[]> = {
  contract: ['core'],
  server: ['composition', 'demo', 'pages', 'platform', 'testing'],
  'web/features': [],
  'web/shared': ['forms'],
  'web/routes': ['account', 'admin', 'astrologer', 'public'],
  'web/texts': ['admin', 'shell'],
  e2e: ['plain-client', 'shell', 'support'],
};

/** Returns the folders that are neither a domain nor shared, each once. `paths` are relative to the repository. */
export function strangeFolders(paths: readonly string[], domains: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of paths)
    for (const [root, others] of Object.entries(shared)) {
      const [folder, file] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : [];
      if (!folder || !file || others.includes(folder)) continue;
      if (root === 'web/routes' || !domains.includes(folder)) found.add(`${root}/${folder}`);
    }
  return [...found];
}

/** Checks that a domain has one name in contract, server, features, texts and browser tests. */
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
