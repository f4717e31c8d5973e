import { parseSync } from 'vite';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** Matches generated files, tests, type declarations, and route modules: React Router defines and documents their exports. */
const exempt = /\.(gen|test|spec|d)\.tsx?$|^web\/(.*\/pages\/|root\.tsx$)/;

// A plural noun looks like a verb. The list has those that began docstrings here.
const verb = /^(?!(This|Its|Has|Does|Is|Handlers|Points|Degrees)\b)[A-Z][a-z-]*s\b|^Like \{@link /;
const question = /^(What|Who|How|Where)\b/;

type Variable = { id: { name?: string }; init?: { type: string } | null };
type Declared = { type: string; id?: { name?: string } | null; declarations?: Variable[] };

/** Returns the names that an export declares. */
function namesOf(declaration: Declared): string[] {
  if (declaration.declarations) return declaration.declarations.map(({ id }) => id.name ?? '{...}');
  return [declaration.id?.name ?? '(nameless)'];
}

const functionTypes = [
  'FunctionDeclaration',
  'TSDeclareFunction',
  'FunctionExpression',
  'ArrowFunctionExpression',
];

/** Returns whether an export declares a function. */
function isFunction({ type, declarations }: Declared): boolean {
  return functionTypes.includes(declarations?.[0]?.init?.type ?? type);
}

/** Returns the problem of a docstring's first word, or null. A name with a capital is that of a React component. */
function problemOf(docstring: string | undefined, name: string, declared: Declared): string | null {
  if (docstring === undefined) return 'no docstring';
  const words = docstring.replace(/^[\s*]+/, '');
  const first = JSON.stringify(words.split(/\s/, 1)[0]);
  if (question.test(words)) return `starts with ${first}`;
  const isVerbNeeded = isFunction(declared) && /^[a-z]/.test(name);
  return isVerbNeeded && !verb.test(words) ? `starts with ${first}, not with a verb` : null;
}

/** Lists the exports without a docstring directly above, or with a wrong first word in it: "path:line name: why". */
export function strayDocstrings({ path, text }: Source): string[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) return [`${path}: ${errors[0]?.message ?? 'cannot be read'}`];
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  // A directive for the linter may be between docstring and export.
  const docstringAt = (start: number): string | undefined =>
    docs.find(
      ({ end }) =>
        end <= start &&
        text
          .slice(end, start)
          .replace(/\/\/ biome-ignore.*/g, '')
          .trim() === '',
    )?.value;
  // Overloads of one function share the docstring of the first.
  const seen = new Set<string>();
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const declared = node.declaration as Declared;
    const names = namesOf(declared).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    const line = text.slice(0, node.start).split('\n').length;
    return names.flatMap((name) => {
      const problem = problemOf(docstringAt(node.start), name, declared);
      return problem ? [`${path}:${line} ${name}: ${problem}`] : [];
    });
  });
}

/** Checks that every exported function, constant and type has a docstring that starts as the style guide says. */
export const docstrings: Check = {
  name: 'docstrings',
  fix: 'Put /** ... */ directly above the export: result, units, errors. Start a function with a verb ("Returns").',
  run: async () =>
    (await readSources(/\.tsx?$/)).filter(({ path }) => !exempt.test(path)).flatMap(strayDocstrings),
};
