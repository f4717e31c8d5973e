import type { Cut } from './gem/cuts.ts';
import type { Stone } from './materials/stones.ts';

/** The things that are drawn in one way. */
export const THINGS = [
  'ring',
  'rudraksha',
  'mala',
  'bracelet',
  'sriYantra',
  'kavach',
  'pyramid',
  'bell',
  'combo',
] as const;

/** The name of a thing that is drawn in one way. */
export type Thing = (typeof THINGS)[number];

/** The drawing of a thing. */
export interface ThingEmblem {
  kind: Thing;
}

/** The drawing of a loose stone. */
export interface GemEmblem {
  kind: 'gem';
  stone: Stone;
  cut: Cut;
  /** 1 by default; 2 splits the facets of brilliant cuts finer, for large drawings. */
  detail?: 1 | 2;
  /** Degrees clockwise, upright by default. */
  tilt?: number;
}

/** The drawing of an oil lamp. */
export interface DiyaEmblem {
  kind: 'diya';
  /** Clay by default. */
  metal?: 'brass';
  /** No flame, a thread of smoke. */
  unlit?: boolean;
}

/** A drawing of pages, e-mails and covers. Products are shown with pictures, never with emblems. */
export type Emblem = ThingEmblem | GemEmblem | DiyaEmblem;
