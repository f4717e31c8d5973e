import type { DomePicture } from '../../tracer/dome-scene.ts';
import type { GemPicture } from '../../tracer/gem-scene.ts';
import type { CutShape } from '../../tracer/solid.ts';
import type { Drawing } from '../drawings.ts';

/** The subject of a picture, by the renderer that draws it: the tracer for stones, Blender for all else. */
export type StudioSubject =
  | { kind: 'gem'; gem: GemPicture }
  | { kind: 'dome'; dome: DomePicture }
  | {
      kind: 'blender';
      model: string;
      options: Record<string, unknown>;
      /** What is cut into metal, by the name that the options use. */
      drawings?: Readonly<Record<string, Drawing>>;
      /** Cut stones, by the name that the options use. */
      cuts?: Readonly<Record<string, CutShape>>;
      /** Samples of a pixel of the final, when the model needs other than its usual number. */
      samples?: number;
    };

/** A picture of one product, as data: what a renderer needs, and nothing of how it renders. */
export interface StudioScene {
  /** Slug of the product in the demo catalogue. */
  product: string;
  /** Name of the picture among those of its product. The first scene of a product is its first picture. */
  view: string;
  subject: StudioSubject;
}
