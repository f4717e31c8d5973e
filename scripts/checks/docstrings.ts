import { parseSync } from 'vite';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** Matches generated files, tests, type declarations, and route modules: React Router defines and documents their exports. */
const exempt = /\.(gen|test|spec|d)\.tsx?$|^web\/(.*\/pages\/|root\.tsx$)/;

type Declared = { id?: { name?: string } | null; declarations?: { id: { name?: string } }[] };

/** Returns the names that an export declares. A re-export or a list of names declares none. */
function namesOf(declaration: Declared | null | undefined): string[] {
  if (!declaration) return [];
  if (declaration.declarations) return declaration.declarations.map(({ id }) => id.name ?? '{...}');
  return [declaration.id?.name ?? '(nameless)'];
}

/** Lists the exported declarations without a docstring directly above: "path:line name". */
export function undocumented({ path, text }: Source): string[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) return [`${path}: ${errors[0]?.message ?? 'cannot be read'}`];
  const docEnds = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end);
  // A directive for the linter may be between docstring and export.
  const documented = (start: number): boolean =>
    docEnds.some(
      (end) =>
        end <= start &&
        text
          .slice(end, start)
          .replace(/\/\/ biome-ignore.*/g, '')
          .trim() === '',
    );
  // Overloads of one function share the docstring of the first.
  const seen = new Set<string>();
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const names = namesOf(node.declaration as Declared | null).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    if (documented(node.start)) return [];
    const line = text.slice(0, node.start).split('\n').length;
    return names.map((name) => `${path}:${line} ${name}`);
  });
}

/** Checks that every exported function, constant and type has a docstring. */
export const docstrings: Check = {
  name: 'docstrings',
  fix: 'Put /** ... */ directly above the export: result, units, shapes, errors, the source of a rule.',
  run: async () =>
    (await readSources(/\.tsx?$/)).filter(({ path }) => !exempt.test(path)).flatMap(undocumented),
};
