import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';

// These licences allow us to ship the shop under MIT. CC-BY is for data, OFL for fonts.
const allowed =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-[34]\.0|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|PostgreSQL|PSF-2\.0|Python-2\.0|Unlicense|Zlib)$/;

/** Packages with other licences that we use, and why. `is`: the licence that their files name. No copyleft code becomes part of ours. */
const exceptions: { packages: RegExp; licences: string[]; is?: string; reason: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips, a shared library that sharp loads at run time and that users can replace',
  },
  {
    packages: /^lightningcss(-|$)/,
    licences: ['MPL-2.0'],
    reason: 'a build tool of Vite and Tailwind; the built pages contain none of it',
  },
  {
    packages: /^axe-core$/,
    licences: ['MPL-2.0'],
    reason: 'finds accessibility problems in browser tests; never shipped',
  },
  {
    packages: /^(png-js|xmlhttprequest-ssl)$/,
    licences: ['no licence given'],
    is: 'MIT',
    reason: 'their LICENSE files are MIT; only the field in package.json is missing',
  },
  {
    packages: /^(busboy|streamsearch|humanize-number)$/,
    licences: ['no licence given'],
    is: 'MIT',
    reason:
      'parts of the bucket of the tests; MIT by their LICENSE, and the last by its README; never shipped',
  },
];

/** Files of others that stand in the repository, each with the text of its licence. Another licence needs a reason. */
const kept: { file: string; licence: string; text: string; reason?: string }[] = [
  {
    file: 'lab/studio/blender/weights/rt_hdr_alb_nrm_small.tza',
    licence: 'Apache-2.0',
    text: 'lab/studio/blender/weights/LICENSE.txt',
  },
  {
    file: 'web/public/libheif/libheif.wasm',
    licence: 'LGPL-3.0-or-later',
    text: 'web/public/libheif/LICENSE.txt',
    reason: 'decodes the photos of an iPhone; an unmodified file of its own, which an owner can replace',
  },
];

/** Returns the licence of a package that does not name it in package.json; null for any other. */
export const licenceInFiles = (name: string): string | null =>
  exceptions.find(({ packages, is }) => is && packages.test(name))?.is ?? null;

type Entry = { license?: string; link?: boolean };

/** Returns true when one alternative (OR) of the expression has only allowed licences (AND). */
function isAllowed(expression: string, extra: string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ');
  return plain
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((id) => allowed.test(id.trim()) || extra.includes(id.trim())),
    );
}

/** Lists the packages of a lock file with a licence that is not allowed: "name: licence". */
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

/** Lists files of others whose licence is not allowed, or whose text of it is missing. */
export function refusedFiles(): string[] {
  return kept.flatMap(({ file, licence, text, reason }) =>
    (allowed.test(licence) || reason) && existsSync(join(projectFolder, text)) ? [] : [`${file}: ${licence}`],
  );
}

/** Checks that every package, of production, development and lab/, and every file of others has a licence that fits MIT. */
export const licences: Check = {
  name: 'licences',
  fix: 'Use another package. An exception needs a reason in scripts/checks/licences.ts.',
  run: async () => {
    const locks = ['package-lock.json', 'lab/package-lock.json'].map(async (file) =>
      JSON.parse(await readFile(join(projectFolder, file), 'utf8')),
    );
    const packages = (await Promise.all(locks)).flatMap((lock) => refusedLicences(lock.packages));
    return [...packages, ...refusedFiles()];
  },
};
