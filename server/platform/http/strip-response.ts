import type { z } from 'zod';

/** Leaves only what a schema names; a value in which nothing else stands is returned as it is. */
export type Named = (value: unknown) => unknown;

/** The parts of a zod schema that name something. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  items?: readonly z.ZodType[];
  innerType?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  options?: readonly z.ZodType[];
  getter?: () => z.ZodType;
};

const asItIs: Named = (value) => value;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several schemas of which one holds, or all: what any of them names may stay. */
function namedByAny(schemas: readonly z.ZodType[]): Shape | null {
  const shapes = schemas.map(shapeOf).filter((shape) => shape !== 'none');
  if (shapes.length === 0 || shapes.some((shape) => shape === null)) return null;
  const all: Shape = new Map();
  for (const shape of shapes as Shape[])
    for (const [name, inner] of shape) all.set(name, [...(all.get(name) ?? []), ...inner]);
  return all;
}

/** The names of an object, each with the schemas that it may have. */
type Shape = Map<string, z.ZodType[]>;

/** The names of a record whose keys are words of a list; null for one that takes any. */
function wordsOf({ keyType, valueType }: Definition): Shape | null {
  const key = keyType?._zod.def as { type: string; entries?: Record<string, string> } | undefined;
  if (key?.type !== 'enum' || !key.entries || !valueType) return null;
  return new Map(Object.values(key.entries).map((name) => [name, [valueType]]));
}

/** The names that a schema has for an object; null where it takes any, `none` where it is no object. */
function shapeOf(schema: z.ZodType): Shape | null | 'none' {
  const def = schema._zod.def as Definition;
  const { type, shape, catchall, options, left, right, innerType, out, getter } = def;
  if (type === 'object' && shape)
    return catchall && catchall._zod.def.type !== 'never'
      ? null
      : new Map(Object.entries(shape).map(([name, inner]) => [name, [inner]]));
  if (type === 'union' && options) return namedByAny(options);
  if (type === 'intersection' && left && right) return namedByAny([left, right]);
  if (type === 'pipe' && out) return shapeOf(out);
  if (type === 'lazy' && getter) return shapeOf(getter());
  if (innerType) return shapeOf(innerType);
  if (type === 'record') return wordsOf(def);
  return type === 'unknown' || type === 'any' || type === 'custom' ? null : 'none';
}

/** What is left of an object. Only where something is taken out, within it too, is it written anew. */
function objectBy(shape: Shape): Named {
  const inner = new Map(Array.from(shape, ([name, schemas]) => [name, namedBy(schemas)] as const));
  return (value) => {
    if (!isObject(value)) return value;
    let copy: Record<string, unknown> | null = null;
    for (const name of Object.keys(value)) {
      const walk = inner.get(name);
      const kept = walk ? walk(value[name]) : undefined;
      if (walk && kept === value[name]) continue;
      copy ??= { ...value };
      if (walk) copy[name] = kept;
      else delete copy[name];
    }
    return copy ?? value;
  };
}

function eachOf(walk: Named): Named {
  if (walk === asItIs) return asItIs;
  return (value) => {
    if (!Array.isArray(value)) return value;
    let changed = false;
    const walked = value.map((one) => {
      const left = walk(one);
      changed ||= left !== one;
      return left;
    });
    return changed ? walked : value;
  };
}

function valuesBy(walk: Named): Named {
  if (walk === asItIs) return asItIs;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]))
      : value;
}

/** A schema within its wrappings: what is optional, nullable, a default, or the end of a pipe. */
function bare(schema: z.ZodType): z.ZodType {
  const { type, innerType, out, getter } = schema._zod.def as Definition;
  const inner = type === 'pipe' ? out : type === 'lazy' ? getter?.() : innerType;
  return inner ? bare(inner) : schema;
}

/** What is left of a value that has one of these schemas. */
function namedBy(given: readonly z.ZodType[]): Named {
  const schemas = given.map(bare).flatMap((schema) => {
    const { type, options } = schema._zod.def as Definition;
    return type === 'union' && options ? options.map(bare) : [schema];
  });
  if (schemas.some((schema) => /^(unknown|any|custom)$/.test(schema._zod.def.type))) return asItIs;
  const defs = schemas.map((schema) => schema._zod.def as Definition);
  const shape = namedByAny(schemas);
  const byShape = shape ? objectBy(shape) : asItIs;
  const elements = defs.flatMap(({ element, items }) => (element ? [element] : (items ?? [])));
  const byElement = elements.length > 0 ? eachOf(namedBy(elements)) : asItIs;
  const values = defs.flatMap(({ type, valueType }) => (type === 'record' && valueType ? [valueType] : []));
  const byValue = values.length > 0 ? valuesBy(namedBy(values)) : asItIs;
  const walks = [byShape, byElement, byValue].filter((walk) => walk !== asItIs);
  if (walks.length === 0) return asItIs;
  return walks.length === 1
    ? (walks[0] as Named)
    : (value) => walks.reduce((left, walk) => walk(left), value);
}

/** What leaves the server of a call's answers: what its contract names, at every depth. Made once a call. */
export const namedIn = (answer: z.ZodType): Named => namedBy([answer]);
