import type { Check } from './check.ts';
import { readSources } from './sources.ts';

/** The domains of the shop. Each has this one name in every root that has a folder for it. */
const domains = [
  'accounts',
  'addresses',
  'astrologers',
  'audit',
  'birth-profiles',
  'blog',
  'cart',
  'catalog',
  'chat',
  'checkout',
  'coupons',
  'dashboard',
  'email',
  'email-preferences',
  'home',
  'horoscope',
  'invoices',
  'ledger',
  'operations',
  'orders',
  'payments',
  'pdf',
  'personal-data',
  'places',
  'reports',
  'returns',
  'reviews',
  'settings',
  'site',
  'stock',
  'tickets',
  'visitors',
  'wallet',
  'wishlist',
];

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
export function strangeFolders(paths: readonly string[]): string[] {
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
  fix: 'Put the files into the folder of their domain, or add the new domain to scripts/checks/domains.ts.',
  run: async () => strangeFolders((await readSources(/\.(ts|tsx|css|json)$/)).map(({ path }) => path)),
};
