import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { withPictures } from '#contract/core/pictures.ts';
import { holdingPictures } from '#contract/core/primitives.ts';

/** Makes the address of a picture absolute. */
export type Whole = (address: string) => string;
/** Returns a copy of a value with absolute picture addresses. */
type Walk = (value: unknown, whole: Whole) => unknown;

/** The parts of a zod schema that the walk uses. */
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

/** Applies the walk of every option. A value of another shape passes through unchanged. */
function walkUnion(options: readonly z.ZodType[]): Walk | null {
  const walks = options.map(walkOf).filter((walk) => walk !== null);
  if (walks.length === 0) return null;
  return (value, whole) => walks.reduce((walked, walk) => walk(walked, whole), value);
}

/** Creates the walk for a schema; null when it has no pictures. */
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

/** The walk for the responses of an endpoint; null when they have no pictures. */
export type PictureWalk = Walk | null;

/** Creates the picture walk of a response schema. Called once for each endpoint. */
export const picturesIn = (response: z.ZodType): PictureWalk => walkOf(response);

/** Returns whether a client wants relative addresses. The shop's own pages do. */
export const wantsRelative = (headers: IncomingHttpHeaders): boolean => headers['x-pictures'] === 'relative';

/**
 * Creates a function that makes an address absolute: with MEDIA_URL for stored files, else with PUBLIC_URL. Absolute
 * addresses and data URLs are unchanged.
 */
export const absoluteAddress =
  ({ publicUrl, mediaUrl }: { publicUrl: string; mediaUrl: string }): Whole =>
  (address) => {
    if (!address.startsWith('/') || address.startsWith('//')) return address;
    return (address.startsWith('/media/') ? mediaUrl : publicUrl) + address;
  };

/**
 * Creates a function that places the stored pictures of public pages on `MEDIA_URL`. Null without one: pages then load them
 * from the shop. Everything else keeps its address.
 */
export const pageAddress = ({
  publicUrl,
  mediaUrl,
}: {
  publicUrl: string;
  mediaUrl: string;
}): Whole | null =>
  mediaUrl === publicUrl ? null : (address) => (address.startsWith('/media/') ? mediaUrl + address : address);
