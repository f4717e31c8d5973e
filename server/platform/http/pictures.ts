import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { withPictures } from '#contract/core/pictures.ts';
import { holdingPictures } from '#contract/core/primitives.ts';

/** Gives the address of a picture an origin. */
export type Whole = (address: string) => string;
/** Returns a value with the addresses of its pictures made whole; the value itself stays as it is. */
type Walk = (value: unknown, whole: Whole) => unknown;

/** The parts of a zod schema that the walk goes through. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
};

function walkObject(shape: Record<string, z.ZodType>): Walk | null {
  const walks = Object.entries(shape).flatMap(([name, schema]) => {
    const walk = walkOf(schema);
    return walk ? [[name, walk] as const] : [];
  });
  if (walks.length === 0) return null;
  return (value, whole) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [name, walk] of walks) if (copy[name] !== undefined) copy[name] = walk(copy[name], whole);
    return copy;
  };
}

function walkMany(schema: z.ZodType | undefined): Walk | null {
  const walk = schema ? walkOf(schema) : null;
  if (!walk) return null;
  return (value, whole) => (Array.isArray(value) ? value.map((one) => walk(one, whole)) : value);
}

function walkRecord(schema: z.ZodType | undefined): Walk | null {
  const walk = schema ? walkOf(schema) : null;
  if (!walk) return null;
  return (value, whole) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, whole)]))
      : value;
}

/** Every option looks for its own parts: a value of another shape passes through unchanged. */
function walkUnion(options: readonly z.ZodType[]): Walk | null {
  const walks = options.map(walkOf).filter((walk) => walk !== null);
  if (walks.length === 0) return null;
  return (value, whole) => walks.reduce((walked, walk) => walk(walked, whole), value);
}

/** How to find the pictures in a value of this schema; null when there are none. */
function walkOf(schema: z.ZodType): Walk | null {
  const holds = holdingPictures.get(schema)?.holds;
  if (holds === 'address') return (value, whole) => (typeof value === 'string' ? whole(value) : value);
  if (holds === 'html')
    return (value, whole) => (typeof value === 'string' ? withPictures(value, whole) : value);
  const { type, shape, element, innerType, valueType, out, options } = schema._zod.def as Definition;
  if (type === 'object' && shape) return walkObject(shape);
  if (type === 'array') return walkMany(element);
  if (type === 'record') return walkRecord(valueType);
  if (type === 'union' && options) return walkUnion(options);
  if (type === 'pipe' && out) return walkOf(out);
  return innerType ? walkOf(innerType) : null;
}

/** What gives the pictures of one call's answers an origin; null when its answers have none. */
export type PictureWalk = Walk | null;

/** Finds the pictures in the answers of a call by its contract; done once a call. */
export const picturesIn = (answer: z.ZodType): PictureWalk => walkOf(answer);

/** Whether a caller wants addresses without an origin: our own pages do, they stand on the shop's. */
export const wantsRelative = (headers: IncomingHttpHeaders): boolean => headers['x-pictures'] === 'relative';

/**
 * Gives an address its origin: MEDIA_URL for files of the storage, else PUBLIC_URL. An address that has one, and a data
 * URL, stay as they are.
 */
export const wholeAddress =
  ({ publicUrl, mediaUrl }: { publicUrl: string; mediaUrl: string }): Whole =>
  (address) => {
    if (!address.startsWith('/') || address.startsWith('//')) return address;
    return (address.startsWith('/media/') ? mediaUrl : publicUrl) + address;
  };
