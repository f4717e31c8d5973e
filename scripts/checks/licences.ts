import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';

// Each lets us ship the shop under MIT; CC-BY is for data, OFL for fonts.
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What the list above would refuse and we take, and why. No copyleft becomes part of our code. */
const exceptions: { packages: RegExp; licences: string[]; reason: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips, a shared library that sharp loads at run time and anybody can replace',
  },
  {
    packages: /^lightningcss(-|$)/,
    licences: ['MPL-2.0'],
    reason: 'a build tool of Vite and Tailwind; nothing of it is in the built pages',
  },
  {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    licences: ['MPL-2.0'],
    reason: 'looks for barriers in browser tests; never shipped',
  },
  {
    packages: /^(png-js|xmlhttprequest-ssl)$/,
    licences: ['no licence given'],
    reason: 'their LICENSE files are the MIT text; only the field in package.json is missing',
  },
];

type Entry = { license?: string; link?: boolean };

/** True when the expression leaves us a choice (OR) or a sum (AND) of licences we take. */
function isAllowed(expression: string, extra: string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ');
  return plain
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((id) => allowed.has(id.trim()) || extra.includes(id.trim())),
    );
}

/** The packages of a lock file whose licence we may not take: "name: licence". */
export function refusedLicences(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'no licence given', link }]) => {
    if (path === '' || link) return [];
    const name = path.replace(/^.*node_modules\//, '');
    const extra = exceptions
      .filter((exception) => exception.packages.test(name))
      .flatMap(({ licences }) => licences);
    return isAllowed(license, extra) ? [] : [`${name}: ${license}`];
  });
}

/** Every package, production and development, on every system, has a licence that an MIT project can live with. */
export const licences: Check = {
  name: 'licences',
  fix: 'Take another package; an exception needs a reason in scripts/checks/licences.ts.',
  run: async () => {
    const lock = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8'));
    return refusedLicences(lock.packages);
  },
};
