import type { Cut } from './gem/cuts.ts';
import type { Metal } from './materials/metals.ts';
import type { Stone } from './materials/stones.ts';

/** The stone of a picture. */
export interface StoneOptions {
  stone: Stone;
  cut: Cut;
  /** 1 by default; 2 splits the facets of brilliant cuts finer, for pictures that are zoomed into. */
  detail?: 1 | 2;
  /** Another number gives another stone of the same kind. */
  seed?: number;
}

/** A loose stone. */
export interface GemPicture extends StoneOptions {
  kind: 'gem';
  /** Degrees clockwise, upright by default. */
  tilt?: number;
}

/** A finger ring with one stone. */
export interface RingPicture extends StoneOptions {
  kind: 'ring';
  /** Gold by default. */
  metal?: Metal;
}

/** A stone in a frame on a chain. */
export interface PendantPicture extends StoneOptions {
  kind: 'pendant';
  /** Gold by default. */
  metal?: Metal;
}

/** The numbers of faces (mukhi) a rudraksha can have. */
export const MUKHI = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** A number of faces, which is the number of grooves around the bead. */
export type Mukhi = (typeof MUKHI)[number];

/** One large rudraksha bead. */
export interface RudrakshaPicture {
  kind: 'rudraksha';
  /** 5 by default. */
  mukhi?: Mukhi;
  /** Another number gives another bead with as many faces. */
  seed?: number;
}

/** A rudraksha between metal caps on a chain. */
export interface RudrakshaPendantPicture {
  kind: 'rudrakshaPendant';
  mukhi?: Mukhi;
  /** Silver by default. */
  metal?: Metal;
  seed?: number;
}

/** A string of prayer beads with a tassel. */
export interface MalaPicture {
  kind: 'mala';
  /** What the beads are made of; tiger eye by default. */
  stone?: Stone | 'rudraksha';
  /** Beads drawn, 50 by default: a true 108 would be dots. */
  beads?: number;
  /** Colour of the tassel's upper end as `#rrggbb`; red by default. */
  tassel?: string;
}

/** Round beads on an elastic cord. */
export interface BraceletPicture {
  kind: 'bracelet';
  /** Tiger eye by default. */
  stone?: Stone;
  /** Every fourth bead is of this stone. */
  alt?: Stone;
  /** The seven stones of the chakras in turn instead of `stone`. */
  seven?: boolean;
  /** A metal disc with a Sri Yantra at the top. */
  charm?: boolean;
  /** Of the charm; gold by default. */
  metal?: Metal;
  /** 22 by default. */
  beads?: number;
}

/** An engraved plate with the Sri Yantra. */
export interface SriYantraPicture {
  kind: 'sriYantra';
  /** Gold by default. */
  metal?: Metal;
}

/** An engraved plate with a square of numbers. */
export interface GridYantraPicture {
  kind: 'gridYantra';
  /** Copper by default. */
  metal?: Metal;
  /** Three rows of three, lettered in Devanagari; the square of Kuber, which adds to 72, by default. */
  rows?: readonly (readonly number[])[];
}

/** An oil lamp. */
export interface DiyaPicture {
  kind: 'diya';
  /** Clay by default. */
  metal?: Metal;
  /** No flame, a thread of smoke. */
  unlit?: boolean;
}

/** A hand bell. */
export interface BellPicture {
  kind: 'bell';
  /** Brass by default. */
  metal?: Metal;
}

/** A metal tortoise that carries a Sri Yantra, seen from above. */
export interface TurtlePicture {
  kind: 'turtle';
  /** Brass by default. */
  metal?: Metal;
}

/** A blue glass amulet. */
export interface EvilEyePicture {
  kind: 'evilEye';
}

/** A polished stone pyramid. */
export interface PyramidPicture {
  kind: 'pyramid';
  /** Amethyst by default. */
  stone?: Stone;
}

/** A cluster of pyrite cubes. */
export interface PyritePicture {
  kind: 'pyrite';
}

/** A protective locket with a stone on a lotus. */
export interface KavachPicture {
  kind: 'kavach';
  /** Ruby by default. */
  stone?: Stone;
  /** Gold by default. */
  metal?: Metal;
}

/** A presentation box with a string of beads, a stone and a rudraksha. */
export interface ComboPicture {
  kind: 'combo';
  /** Of the loose stone; yellow sapphire by default. */
  stone?: Stone;
  /** Of the string; tiger eye and citrine by default. */
  bead?: Stone;
  /** 5 by default. */
  mukhi?: Mukhi;
}

/** Anything the shop can draw. */
export type Picture =
  | GemPicture
  | RingPicture
  | PendantPicture
  | RudrakshaPicture
  | RudrakshaPendantPicture
  | MalaPicture
  | BraceletPicture
  | SriYantraPicture
  | GridYantraPicture
  | DiyaPicture
  | BellPicture
  | TurtlePicture
  | EvilEyePicture
  | PyramidPicture
  | PyritePicture
  | KavachPicture
  | ComboPicture;

/** The name of a kind of picture. */
export type PictureKind = Picture['kind'];

/** One typical picture of each kind. */
export const EXAMPLES: { readonly [Kind in PictureKind]: Extract<Picture, { kind: Kind }> } = {
  gem: { kind: 'gem', stone: 'ruby', cut: 'cushion' },
  ring: { kind: 'ring', stone: 'emerald', cut: 'emerald', metal: 'silver' },
  pendant: { kind: 'pendant', stone: 'garnet', cut: 'pear' },
  rudraksha: { kind: 'rudraksha', mukhi: 5 },
  rudrakshaPendant: { kind: 'rudrakshaPendant', mukhi: 7 },
  mala: { kind: 'mala', stone: 'rudraksha' },
  bracelet: { kind: 'bracelet', seven: true, beads: 21 },
  sriYantra: { kind: 'sriYantra' },
  gridYantra: { kind: 'gridYantra' },
  diya: { kind: 'diya' },
  bell: { kind: 'bell' },
  turtle: { kind: 'turtle' },
  evilEye: { kind: 'evilEye' },
  pyramid: { kind: 'pyramid', stone: 'amethyst' },
  pyrite: { kind: 'pyrite' },
  kavach: { kind: 'kavach' },
  combo: { kind: 'combo' },
};

/** Every kind of picture. */
export const KINDS = Object.keys(EXAMPLES) as readonly PictureKind[];
