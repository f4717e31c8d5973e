import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.resolve('lucide'))), '..', 'esm');

/** Returns whether a module id is a single lucide icon. */
export const isIcon = (id: string): boolean => /node_modules[\\/]lucide[\\/].*[\\/]icons[\\/]/.test(id);

/** Maps each exported icon name to its file. */
const files = new Map<string, string>();
const list = readFileSync(join(folder, 'lucide.mjs'), 'utf8');
for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g))
  for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(folder, file));

/** Returns the icon modules that a source file imports by name. */
export function iconsIn(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => files.get(name.trim().split(' as ')[0] ?? ''))
    .filter((found) => found !== undefined);
}
