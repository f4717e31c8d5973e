import type { CutShape } from '../../tracer/solid.ts';
import type { Drawing } from '../drawings.ts';
import type { StudioScene } from './scene.ts';

type Options = Record<string, unknown>;

/** A view of a product that Blender renders: its name, the camera of `blender/studio.py`, and options of the model. */
export type View = readonly [name: string, camera: string, options?: Options];

/** Lists the scenes of one product: what all its views share, and the views in the order of the gallery. */
export const rendered = (
  product: string,
  {
    model,
    options = {},
    drawings,
    cuts,
    samples,
  }: {
    model: string;
    options?: Options;
    drawings?: Record<string, Drawing>;
    cuts?: Record<string, CutShape>;
    samples?: number;
  },
  views: readonly View[],
): StudioScene[] =>
  views.map(([name, camera, more = {}]) => ({
    product,
    view: name,
    subject: {
      kind: 'blender',
      model,
      options: { view: camera, ...options, ...more },
      ...(drawings ? { drawings } : {}),
      ...(cuts ? { cuts } : {}),
      ...(samples ? { samples } : {}),
    },
  }));
