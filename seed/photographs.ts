import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pictureSizes } from '#contract/core/pictures.ts';
import finished from './pictures/pictures.json' with { type: 'json' };

/** A finished picture of the studio: the name of its view, and its mean colour as #rrggbb. */
export interface Photograph {
  view: string;
  colour: string;
}

/** The bytes of a finished picture by width, its mean colour, and the strip of the cut stone that it shows. */
export interface StoredPhotograph {
  copies: ReadonlyMap<number, Uint8Array>;
  colour: string;
  strip?: Uint8Array;
}

/** Pictures that a product of the demo has at least: as it is, from another side, and its size. */
export const NEEDED_VIEWS = 3;

const list: Readonly<Record<string, readonly Photograph[]>> = finished;

/** Returns every finished picture of a product, in the order of its gallery. */
export const finishedPictures = (slug: string): readonly Photograph[] => list[slug] ?? [];

/** Returns the slugs in the list of finished pictures. */
export const picturedSlugs = (): string[] => Object.keys(list);

/** Returns the file of a finished picture in one width. */
export const photographFile = (slug: string, view: string, width: number): URL =>
  new URL(`./pictures/${slug}/${view}-${width}.avif`, import.meta.url);

/** The view with which the strip of a stone begins. */
const STRIP_VIEW = 'face';

/**
 * Returns the strip of the cut stone that a finished picture shows, with which it is turned; undefined for other pictures. Only
 * pictures that the tracer made have one: nobody turns a model of a real piece that is not that piece.
 */
export function stripFile(slug: string, view: string): URL | undefined {
  const file = new URL(`./strips/${slug}.avif`, import.meta.url);
  return view === STRIP_VIEW && existsSync(file) ? file : undefined;
}

/** Reads a finished picture in every width that pages use. The bytes are copied into the shop, never encoded again. */
export async function readPhotograph(slug: string, { view, colour }: Photograph): Promise<StoredPhotograph> {
  const copies = new Map<number, Buffer>();
  for (const width of pictureSizes) copies.set(width, await readFile(photographFile(slug, view, width)));
  const file = stripFile(slug, view);
  return { copies, colour, strip: file && (await readFile(file)) };
}
