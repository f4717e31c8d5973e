import type { z } from 'zod';

/** Removes the fields that a schema does not declare. Returns the same value when there is nothing to remove. */
export type Strip = (value: unknown) => unknown;

/** The parts of a zod schema that the walk uses. */
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

const unchanged: Strip = (value) => value;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges the fields of several schemas (a union or an intersection): a field that any of them declares stays. */
function mergeShapes(schemas: readonly z.ZodType[]): Shape | null {
  const shapes = schemas.map(shapeOf).filter((shape) => shape !== 'none');
  if (shapes.length === 0 || shapes.some((shape) => shape === null)) return null;
  const all: Shape = new Map();
  for (const shape of shapes as Shape[])
    for (const [name, inner] of shape) all.set(name, [...(all.get(name) ?? []), ...inner]);
  return all;
}

/** The fields of an object, each with its possible schemas. */
type Shape = Map<string, z.ZodType[]>;

/** Returns the fields of a record with enum keys; null for a record that takes any key. */
function enumShapeOf({ keyType, valueType }: Definition): Shape | null {
  const key = keyType?._zod.def as { type: string; entries?: Record<string, string> } | undefined;
  if (key?.type !== 'enum' || !key.entries || !valueType) return null;
  return new Map(Object.values(key.entries).map((name) => [name, [valueType]]));
}

/** Returns the fields that a schema declares; null when it takes any, `none` when it is no object. */
function shapeOf(schema: z.ZodType): Shape | null | 'none' {
  const def = schema._zod.def as Definition;
  const { type, shape, catchall, options, left, right, innerType, out, getter } = def;
  if (type === 'object' && shape)
    return catchall && catchall._zod.def.type !== 'never'
      ? null
      : new Map(Object.entries(shape).map(([name, inner]) => [name, [inner]]));
  if (type === 'union' && options) return mergeShapes(options);
  if (type === 'intersection' && left && right) return mergeShapes([left, right]);
  if (type === 'pipe' && out) return shapeOf(out);
  if (type === 'lazy' && getter) return shapeOf(getter());
  if (innerType) return shapeOf(innerType);
  if (type === 'record') return enumShapeOf(def);
  return type === 'unknown' || type === 'any' || type === 'custom' ? null : 'none';
}

/** Creates the strip of an object. It copies the object only when something inside is removed. */
function objectBy(shape: Shape): Strip {
  const inner = new Map(Array.from(shape, ([name, schemas]) => [name, stripBy(schemas)] as const));
  return (value) => {
    if (!isObject(value)) return value;
    let copy: Record<string, unknown> | null = null;
    for (const name of Object.keys(value)) {
      const strip = inner.get(name);
      const kept = strip ? strip(value[name]) : undefined;
      if (strip && kept === value[name]) continue;
      copy ??= { ...value };
      if (strip) copy[name] = kept;
      else delete copy[name];
    }
    return copy ?? value;
  };
}

function eachOf(strip: Strip): Strip {
  if (strip === unchanged) return unchanged;
  return (value) => {
    if (!Array.isArray(value)) return value;
    let changed = false;
    const stripped = value.map((one) => {
      const left = strip(one);
      changed ||= left !== one;
      return left;
    });
    return changed ? stripped : value;
  };
}

function valuesBy(strip: Strip): Strip {
  if (strip === unchanged) return unchanged;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)]))
      : value;
}

/** Unwraps a schema: optional, nullable, default, lazy, and the output of a pipe. */
function unwrap(schema: z.ZodType): z.ZodType {
  const { type, innerType, out, getter } = schema._zod.def as Definition;
  const inner = type === 'pipe' ? out : type === 'lazy' ? getter?.() : innerType;
  return inner ? unwrap(inner) : schema;
}

/** Creates the strip of a value that matches one of these schemas. */
function stripBy(given: readonly z.ZodType[]): Strip {
  const schemas = given.map(unwrap).flatMap((schema) => {
    const { type, options } = schema._zod.def as Definition;
    return type === 'union' && options ? options.map(unwrap) : [schema];
  });
  if (schemas.some((schema) => /^(unknown|any|custom)$/.test(schema._zod.def.type))) return unchanged;
  const defs = schemas.map((schema) => schema._zod.def as Definition);
  const shape = mergeShapes(schemas);
  const byShape = shape ? objectBy(shape) : unchanged;
  const elements = defs.flatMap(({ element, items }) => (element ? [element] : (items ?? [])));
  const byElement = elements.length > 0 ? eachOf(stripBy(elements)) : unchanged;
  const values = defs.flatMap(({ type, valueType }) => (type === 'record' && valueType ? [valueType] : []));
  const byValue = values.length > 0 ? valuesBy(stripBy(values)) : unchanged;
  const strips = [byShape, byElement, byValue].filter((strip) => strip !== unchanged);
  if (strips.length === 0) return unchanged;
  return strips.length === 1
    ? (strips[0] as Strip)
    : (value) => strips.reduce((left, strip) => strip(left), value);
}

/** Creates a function that removes undeclared fields from a response, at every depth. Called once for each endpoint. */
export const createStripper = (response: z.ZodType): Strip => stripBy([response]);
