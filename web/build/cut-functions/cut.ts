import { parseAst } from 'vite';

/**
 * What is cut from one file of a library. `functions` has the new body of each function by name, null for one that
 * throws: only a feature that the shop does not use calls it. `calls` are functions whose statements go, such as warnings.
 */
export type Cuts = {
  functions: Readonly<Record<string, string | null>>;
  calls?: readonly string[];
};

/** A part of a source, by its offsets, and what takes its place. */
type Edit = { from: number; to: number; text: string };

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Returns the name of an identifier, or ''. */
const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : '';

/** Returns the name of the class to whose prototype a statement adds a method, or ''. */
function extendedBy({ expression }: Node): string {
  if (!isNode(expression) || expression.type !== 'AssignmentExpression') return '';
  const owner = isNode(expression.left) ? expression.left.object : null;
  return isNode(owner) && nameOf(owner.property) === 'prototype' ? nameOf(owner.object) : '';
}

/** Returns the name of the function that a statement calls, or ''. */
const calledBy = ({ expression }: Node): string =>
  isNode(expression) && expression.type === 'CallExpression' ? nameOf(expression.callee) : '';

/**
 * Returns a source without the bodies of some functions. The minifier then drops what nothing else calls. Throws if a
 * function is not there exactly once: another edition of the library needs another list.
 */
export function cutFunctions(source: string, { functions, calls = [] }: Cuts): string {
  const edits: Edit[] = [];
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    const name = /^Function/.test(value.type) ? nameOf(value.id) : '';
    const body = functions[name];
    if (body !== undefined && isNode(value.body)) {
      found.push(name);
      const text = body ?? `throw Error(${JSON.stringify(name)})`;
      edits.push({ from: value.body.start + 1, to: value.body.end - 1, text });
      return;
    }
    const isGone =
      value.type === 'ExpressionStatement' &&
      (functions[extendedBy(value)] === null || calls.includes(calledBy(value)));
    if (isGone) edits.push({ from: value.start, to: value.end, text: ';' });
    else Object.values(value).forEach(walk);
  };
  walk(parseAst(source));
  for (const name of Object.keys(functions)) {
    const times = found.filter((one) => one === name).length;
    if (times !== 1) throw new Error(`The function ${name} is there ${times} times, not once.`);
  }
  let end = source.length;
  let cut = '';
  for (const { from, to, text } of edits.sort((a, b) => b.from - a.from)) {
    cut = text + source.slice(to, end) + cut;
    end = from;
  }
  return source.slice(0, end) + cut;
}
