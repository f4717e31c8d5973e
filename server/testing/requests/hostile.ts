import type { Random } from './random.ts';

const signs = '\u202e\u0000\u0007\ud800\udfff\ufeff😀ज्ञ';

/** Texts that no field expects; each has broken some program. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  signs,
  'x'.repeat(5_000),
  '😀'.repeat(60),
  '\n\r\t',
  "' or 1=1 --",
  '%',
  '%00',
  '%25%',
  '\\',
  '"',
  '{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '1e15',
  '0x10',
  '9'.repeat(400),
  '-1',
  '0',
  '99999999999',
  '9223372036854775808',
  '2026-13-45',
  '0000-00-00',
  '9999-12-31',
  '275760-09-13T00:00:00.000Z',
  '+275760-09-13',
  '-000001-01-01T00:00:00Z',
  '+010000-01-01T00:00:00.000Z',
  '2026-02-30T25:61:61Z',
  'a@b',
  `${'a'.repeat(300)}@example.test`,
  '+919876543210',
  '٣٤٥',
  'http://evil.test/x',
  '//evil.test',
  'data:image/png;base64,AAAA',
  'data:image/png;base64,',
  'javascript:alert(1)',
];

/** Numbers at the limits of columns, integers and dates. */
export const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.001,
  0.1 + 0.2,
  1e9,
  1e9 + 0.01,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  9.2e18,
  1e13,
  1e15,
  1e16,
  1e21,
  8.64e15,
  8.64e15 + 1,
  1e308,
  -1e308,
  5e-324,
];

/** Placeholder for a number that JSON can write and JavaScript cannot represent: see {@link toJson}. */
const beyondNumbers = '@@1e400@@';
/** Placeholder for nested arrays, too deep for a recursive program. */
const beyondDepth = '@@deep@@';
/** Placeholder for an object with a `__proto__` key. */
const ownPrototype = '@@proto@@';

const brackets = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Serialises a value as JSON, and replaces the placeholders that only text can express. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '')
    .replaceAll(`"${beyondNumbers}"`, '1e400')
    .replaceAll(`"${beyondDepth}"`, brackets(20_000))
    .replaceAll(
      `"${ownPrototype}"`,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );

const hostileShapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: { valueOf: 1, toString: 1 } },
  { length: 1e9 },
  { length: -1 },
  { toString: 1, valueOf: 1 },
  [{ toString: 1, valueOf: 1 }],
  JSON.parse('{"then":1}'),
  { toJSON: 1 },
  { constructor: { name: 1 } },
  { hasOwnProperty: 1 },
  { 0: 'a', length: 1 },
  { type: 'Buffer', data: [0] },
  { $ne: null },
  Array.from({ length: 1_000 }, () => 0),
  Array.from({ length: 50 }, () => ({ a: [] })),
  JSON.parse(brackets(200)),
  beyondNumbers,
  beyondDepth,
  ownPrototype,
];

/** Returns one hostile value. */
export function hostileValue(random: Random): unknown {
  const kind = random.below(3);
  return kind === 0
    ? random.pick(hostileTexts)
    : kind === 1
      ? random.pick(hostileNumbers)
      : random.pick(hostileShapes);
}

type Tree = Record<string, unknown> | unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Lists every position in a value, as the holder and the key. */
function places(value: unknown): { holder: Tree; key: string }[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...places(inner)]);
}

/**
 * Returns a copy of a value with one to three positions changed: hostile, left out, wrapped, duplicated, or renamed.
 */
export function mutated(random: Random, value: unknown): unknown {
  let root = structuredClone(value);
  const changes = 1 + random.below(3);
  for (let done = 0; done < changes; done++) {
    const all = places(root);
    if (all.length === 0 || random.chance(0.05)) {
      root = structuredClone(hostileValue(random));
      continue;
    }
    const { holder, key } = random.pick(all);
    const target = holder as Record<string, unknown>;
    const change = random.below(10);
    if (change < 6) target[key] = structuredClone(hostileValue(random));
    else if (change === 6) delete target[key];
    else if (change === 7) target[key] = [target[key]];
    else if (change === 8) target[key] = `${JSON.stringify(target[key])}`.slice(0, 10_000).repeat(2);
    else target[random.pick(hostileTexts)] = structuredClone(target[key]);
  }
  return root;
}
