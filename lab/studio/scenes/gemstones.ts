import type { DomePicture } from '../../tracer/dome-scene.ts';
import type { GemPicture, GemView } from '../../tracer/gem-scene.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** Views of a loose stone: as it lies before the lens, from its side, and beside a one-rupee coin. */
const VIEWS: readonly GemView[] = ['face', 'side', 'coin'];

/** A loose stone of the catalogue. The weight is that of the variant the shop shows first. */
const stone = (product: string, gem: Omit<GemPicture, 'view'>): StudioScene[] =>
  VIEWS.map((view) => ({ product, view, subject: { kind: 'gem', gem: { ...gem, view } } }));

/** A smooth stone or pearl of the catalogue. */
const dome = (product: string, smooth: Omit<DomePicture, 'view'>): StudioScene[] =>
  VIEWS.map((view) => ({ product, view, subject: { kind: 'dome', dome: { ...smooth, view } } }));

/** A pearl that is not set: as it lies, from its side, and beside a coin. `size` is centimetres. */
const pearl = (
  product: string,
  options: { kind?: string; size: readonly number[]; seed: number },
): StudioScene[] =>
  rendered(product, { model: 'loose_pearl', options, samples: 8 }, [
    ['face', 'above', { turn: 0.5, share: 0.58 }],
    ['side', 'side', { turn: -0.7, tilt: 0.1, share: 0.56 }],
    ['coin', 'coin', { turn: 0.9, coin: [1.8, -0.5], share: 0.74 }],
  ]);

/** Stones and pearls of the category Gemstones. What is inside each is what its text says one finds under a loupe. */
export const gemstones: readonly StudioScene[] = [
  ...stone('natural-ruby-manik', {
    stone: 'ruby',
    cut: { cut: 'cushion' },
    gram: 0.91,
    seed: 3,
    inclusions: { needles: 34, crystals: 5 },
  }),
  ...stone('blue-sapphire-neelam', {
    stone: 'neelam',
    cut: { cut: 'oval' },
    gram: 0.77,
    seed: 4,
    inclusions: { needles: 10, feathers: 1 },
    depthOfColour: 1.1,
  }),
  ...stone('yellow-sapphire-pukhraj', {
    stone: 'pukhraj',
    cut: { cut: 'oval', belly: 1.04 },
    gram: 0.96,
    seed: 8,
    inclusions: { needles: 8, feathers: 1 },
  }),
  ...stone('zambian-emerald-panna', {
    stone: 'emerald',
    cut: { cut: 'emerald' },
    gram: 0.73,
    seed: 5,
    inclusions: { feathers: 14, crystals: 6 },
  }),
  ...stone('hessonite-gomed', {
    stone: 'gomed',
    cut: { cut: 'pear' },
    gram: 1.09,
    seed: 9,
    inclusions: { crystals: 26, feathers: 3 },
  }),
  ...stone('heera-brilliant-cut', { stone: 'diamond', cut: { cut: 'round' }, gram: 0.04, seed: 6 }),
  ...stone('burma-ruby-unheated', {
    stone: 'ruby',
    cut: { cut: 'oval', belly: 1.16 },
    gram: 0.41,
    seed: 21,
    inclusions: { needles: 70, crystals: 2 },
    absorption: [0.009, 0.4, 0.205],
  }),
  ...stone('amethyst-jamunia-oval', { stone: 'amethyst', cut: { cut: 'oval' }, gram: 0.91, seed: 10 }),
  ...stone('citrine-sunehla', {
    stone: 'citrine',
    cut: { cut: 'oval', checkerboard: true },
    gram: 1.28,
    seed: 7,
  }),
  ...stone('blue-topaz-swiss', { stone: 'topaz', cut: { cut: 'marquise' }, gram: 0.8, seed: 11 }),
  ...stone('peridot-zabarjad', {
    stone: 'peridot',
    cut: { cut: 'cushion' },
    gram: 0.91,
    seed: 12,
    inclusions: { crystals: 2, feathers: 1 },
  }),
  ...stone('rhodolite-garnet-tamra', { stone: 'garnet', cut: { cut: 'trillion' }, gram: 0.73, seed: 13 }),
  ...dome('red-coral-moonga', { stone: 'coral', width: 0.72, rise: 0.5, gram: 1.28, seed: 3 }),
  ...pearl('moti-south-sea-pearl', { size: [0.905, 0.918, 0.9], seed: 5 }),
  ...dome('cats-eye-lehsuniya', { stone: 'catseye', width: 0.8, rise: 0.64, gram: 0.91, seed: 7 }),
  ...pearl('basra-style-rice-pearl', { kind: 'pearl_cream', size: [0.7, 1.03, 0.69], seed: 16 }),
  ...dome('nishapur-turquoise-firoza', { stone: 'turquoise', width: 0.78, rise: 0.44, gram: 1.09, seed: 4 }),
];
