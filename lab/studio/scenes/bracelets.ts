import type { StudioScene } from './scene.ts';
import { bracelet, type Strung, times } from './strung.ts';

/** Three beads of each stone, from the crown to the root. */
const CHAKRAS = ['violet', 'lapis', 'turquoise', 'peridot', 'citrine', 'hessonite', 'garnet'];

/** Rudraksha between silver caps, each a link of its own. */
const capped: readonly Strung[] = [
  ['silver', 0.46],
  ['rudraksha', 1.3, 5],
  ['silver', 0.46],
];

/** Bracelets of the category Bracelets, in their middle size. */
export const bracelets: readonly StudioScene[] = [
  ...bracelet('seven-chakra-bracelet', {
    beads: CHAKRAS.flatMap((kind) => times(3, [kind, 0.8])),
    seed: 2,
    close: [0, 8],
    samples: 12,
  }),
  ...bracelet('tiger-eye-bracelet', {
    beads: times(16, ['tiger', 1]),
    seed: 3,
    disc: { metal: 'gold', across: 1.5 },
    close: [0, 3],
  }),
  ...bracelet('rudraksha-bracelet-silver-caps', {
    beads: [...times(11, ...capped), ['link', 0.4], ['clasp', 1.1], ['link', 0.4]],
    seed: 4,
    close: [31, 36],
    options: { wire: 'silver', gap: 0.01, line: 0.025, extension: 8 },
  }),
  ...bracelet('rose-quartz-bracelet', { beads: times(22, ['rose', 0.8]), seed: 5, close: [3, 9] }),
  ...bracelet('black-onyx-bracelet', {
    beads: [...times(9, ['matt_onyx', 1], ['onyx', 1]), ['steel', 0.9]],
    seed: 6,
    close: [14, 19],
  }),
  ...bracelet('garnet-copper-surya-bracelet', {
    beads: times(24, ['garnet', 0.66]),
    seed: 7,
    disc: { metal: 'copper', across: 1.7 },
    close: [0, 4],
    samples: 12,
  }),
  ...bracelet('lapis-bracelet-gold-spacers', {
    beads: times(5, ['lapis', 0.8], ['lapis', 0.8], ['lapis', 0.8], ['lapis', 0.8], ['brass', 0.62]),
    seed: 8,
    close: [5, 11],
  }),
  ...bracelet('pearl-silver-disc-bracelet', {
    beads: times(22, ['pearl', 0.74]),
    seed: 19,
    thread: [0.7, 0.68, 0.64],
    disc: { metal: 'silver', across: 1.6 },
    close: [0, 4],
  }),
  ...bracelet('amethyst-citrine-bracelet', {
    beads: times(4, ['violet', 0.8], ['violet', 0.8], ['violet', 0.8], ['violet', 0.8], ['citrine', 0.8]),
    seed: 10,
    close: [7, 13],
    samples: 12,
  }),
];
