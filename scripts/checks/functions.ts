import { parseSync } from 'vite';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

const limit = 80;
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

type Node = {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
};

/** Calls `visit` for each function under a node, with the name it is bound to. */
function walk(value: unknown, name: string, visit: (node: Node, name: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, name, visit);
    return;
  }
  if (!value || typeof value !== 'object') return;
  const node = value as Node;
  const own = node.id?.name ?? node.key?.name ?? name;
  if (kinds.has(node.type)) visit(node, own);
  for (const child of Object.values(node)) walk(child, own, visit);
}

/** Lists the functions of a source with more than 80 lines: "path:line name: N lines". */
export function longFunctions({ path, text }: Source): string[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const found: string[] = [];
  walk(parseSync(path, text).program, '(nameless)', ({ start, end }, name) => {
    const first = lineOf(start);
    const lines = lineOf(end) - first + 1;
    if (lines > limit) found.push(`${path}:${first} ${name}: ${lines} lines`);
  });
  return found;
}

/** Checks that no function has more than 80 lines: a longer one has several use cases. */
export const functions: Check = {
  name: 'functions',
  fix: `Split the function by use case: over ${limit} lines it cannot be read at once.`,
  run: async () => (await readSources(/(?<!\.test|\.spec)\.(tsx?|mjs)$/)).flatMap(longFunctions),
};
