import { type ESTree, parseSync } from 'vite';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

/** What a child can become: an element, text that never changes, text that may change, or nothing. */
type Kind = 'element' | 'fixed' | 'text' | 'nothing';

/** Texts of a page do not change while it is open: `t.save` is fixed, `t.save(n)` and `label` are not. */
const texts = /^(t|texts|words|general|common|shell)$/;
const nodeType = /\b(ReactNode|ReactElement|JSX\.Element)\b/;
const jsx = /<[A-Za-z>]/;

/** Lists a node and all nodes in it. */
function nodesIn(node: ESTree.Node, list: ESTree.Node[] = []): ESTree.Node[] {
  list.push(node);
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner?.type === 'string') nodesIn(inner, list);
  return list;
}

/** Returns the names in a file whose values are elements: variables and functions with JSX, props of such a type. */
function elementNames(nodes: readonly ESTree.Node[], text: string): Set<string> {
  const names = new Set(['children']);
  const add = (name: ESTree.Node | null, value: ESTree.Node | null | undefined, pattern: RegExp): void => {
    if (name?.type === 'Identifier' && value && pattern.test(text.slice(value.start, value.end)))
      names.add(name.name);
  };
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(node.id, node.init, jsx);
    if (node.type === 'FunctionDeclaration') add(node.id, node.body, jsx);
    if (node.type === 'TSPropertySignature') add(node.key, node.typeAnnotation, nodeType);
    if (node.type === 'Identifier' && 'typeAnnotation' in node) add(node, node.typeAnnotation, nodeType);
  }
  return names;
}

/** Returns the object at the left of `a.b.c`, or the node itself. */
const rootOf = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'MemberExpression' ? rootOf(node.object as ESTree.Expression) : node;

function kindsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression, names: Set<string>): Kind[] {
  const kinds = (...nodes: ESTree.Expression[]) => nodes.flatMap((one) => kindsOf(one, names));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrayExpression':
      return ['element'];
    case 'ConditionalExpression':
      return kinds(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? ['nothing', ...kinds(node.right)] : kinds(node.left, node.right);
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return kinds(node.expression);
    case 'ChainExpression':
      return kinds(node.expression as ESTree.Expression);
    case 'Literal':
      // Translators leave spaces alone.
      return typeof node.value === 'string' && node.value.trim() ? ['fixed'] : ['nothing'];
    case 'Identifier':
      return names.has(node.name) ? ['element', 'nothing'] : [node.name === 'undefined' ? 'nothing' : 'text'];
    case 'MemberExpression': {
      const root = rootOf(node);
      return [root.type === 'Identifier' && texts.test(root.name) ? 'fixed' : 'text'];
    }
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'Identifier') return names.has(callee.name) ? ['element', 'nothing'] : ['text'];
      const property = callee.type === 'MemberExpression' ? callee.property : null;
      return property?.type === 'Identifier' && /^(map|flatMap)$/.test(property.name)
        ? ['element', 'nothing']
        : ['text'];
    }
    case 'JSXEmptyExpression':
      return [];
    default:
      return ['text'];
  }
}

function childKinds(child: ESTree.JSXChild, names: Set<string>): Kind[] {
  if (child.type === 'JSXText') return child.value.trim() ? ['fixed'] : [];
  return child.type === 'JSXExpressionContainer' ? kindsOf(child.expression, names) : ['element'];
}

/** Returns whether React has to update or move a text node beside other children of the element. */
function updatesText(parent: Parent, names: Set<string>): boolean {
  const children = parent.children
    .map((child) => childKinds(child, names))
    .filter((kinds) => kinds.length > 0);
  const hasText = (kind: Kind) => children.some((kinds) => kinds.includes(kind));
  // The siblings of a fragment's text are elsewhere.
  if (children.length < 2) return parent.type === 'JSXFragment' && hasText('text');
  return hasText('text') || (hasText('fixed') && children.some((kinds) => kinds.length > 1));
}

/**
 * Lists the elements in which a text that may change is beside other children: "path:line". The browser's translation
 * replaces text nodes, and React then updates one that is no longer on the page. Text that is the only child is safe:
 * React sets the element's text.
 */
export function looseTexts({ path, text }: Source): string[] {
  const nodes = nodesIn(parseSync(path, text).program);
  const names = elementNames(nodes, text);
  return nodes
    .filter((node) => node.type === 'JSXElement' || node.type === 'JSXFragment')
    .filter((parent) => updatesText(parent, names))
    .map((parent) => `${path}:${text.slice(0, parent.start).split('\n').length}`);
}

/** Checks that a page which the browser translates stays true. */
export const textNodes: Check = {
  name: 'text nodes',
  fix: 'Make the text one string and the only child of its element: one template string, or a <span> beside the others.',
  run: async () => (await readSources(/^web\/.*(?<!\.test)\.tsx$/)).flatMap(looseTexts),
};
