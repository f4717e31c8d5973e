import { both, type FactSheet } from './sheet.ts';

const khambhat = { process: 'cut_polished', place: both('Khambhat', 'खंभात'), country: 'in' } as const;

/** Facts of the pyramids. The length is that of the base; weights follow a slope of 52 degrees. */
export const pyramids: FactSheet = {
  'amethyst-pyramid': {
    ...khambhat,
    ...{ stone: 'amethyst', length: 55, width: 55, height: 35, gram: 95, treatment: 'none', source: 'in' },
    ...{ colour: 'violet', graha: 'shani' },
  },
  'rose-quartz-pyramid': {
    ...{ process: 'cut_polished', country: 'in', stone: 'rose_quartz', length: [30, 75], treatment: 'none' },
    ...{ source: 'in', place: both('Odisha', 'ओडिशा'), colour: 'pink', graha: 'shukra' },
  },
  'sphatik-clear-pyramid': {
    ...{
      process: 'cut_polished',
      country: 'in',
      stone: 'rock_crystal',
      length: 45,
      width: 45,
      height: 29,
      gram: 52,
    },
    ...{
      clarity: 'veiled',
      treatment: 'none',
      source: 'in',
      place: both('Himalaya', 'हिमालय'),
      graha: 'shukra',
    },
  },
  'nine-pyramid-vastu-plate-brass': {
    ...{
      metal: 'brass',
      length: 127,
      width: 127,
      gram: 310,
      process: 'cast',
      finish: 'lacquered',
      country: 'in',
    },
  },
  'tiger-eye-pyramid-desk': {
    ...{
      process: 'cut_polished',
      country: 'in',
      stone: 'tiger_eye',
      length: 40,
      width: 40,
      height: 25.5,
      gram: 36,
    },
    ...{ colour: 'golden_brown', treatment: 'none', source: 'za' },
  },
  'black-onyx-pyramid': {
    ...khambhat,
    ...{
      stone: 'onyx',
      length: 60,
      width: 60,
      height: 38,
      gram: 120,
      colour: 'black',
      treatment: 'sugar_acid',
    },
    ...{ source: 'in', graha: 'shani' },
  },
  'lapis-pyramid-large': {
    ...{
      process: 'cut_polished',
      country: 'in',
      stone: 'lapis',
      length: 90,
      width: 90,
      height: 110,
      gram: 840,
    },
    ...{
      colour: 'deep_blue',
      treatment: 'none',
      source: 'af',
      place: both('Badakhshan', 'बदख्शाँ'),
      one_piece: true,
    },
  },
};

/** Facts of pyrite. */
export const pyrite: FactSheet = {
  'pyrite-cluster': {
    ...{
      stone: 'pyrite',
      length: [50, 70],
      gram: 250,
      cut: 'raw',
      shape: 'cluster',
      source: 'pe',
      treatment: 'none',
    },
    ...{ place: both('Huanzala', 'हुआनज़ाला'), colour: 'brass_yellow', country: 'pe' },
  },
  'raw-pyrite-stone-pocket': {
    ...{ stone: 'pyrite', length: [20, 45], cut: 'raw', source: 'es', treatment: 'none', country: 'es' },
    ...{ place: both('Navajun', 'नावाहुन'), colour: 'brass_yellow' },
  },
  'pyrite-bracelet-faceted': {
    ...{
      kind: 'bracelet',
      stone: 'pyrite',
      beads: 23,
      bead_size: 8,
      cut: 'faceted',
      thread: 'coated_cord',
      gram: 31,
    },
    ...{ treatment: 'none', source: 'pe', process: 'strung', country: 'in' },
  },
  'tumbled-pyrite-set': {
    ...{
      stone: 'pyrite',
      length: [20, 25],
      gram: 120,
      pieces: 7,
      cut: 'tumbled',
      source: 'pe',
      treatment: 'none',
    },
    country: 'pe',
  },
  'pyrite-pendant-silver': {
    ...{
      kind: 'pendant',
      metal: 'silver_925',
      stone: 'pyrite',
      length: 12,
      width: 9,
      shape: 'octagon',
      cut: 'step',
    },
    ...{
      treatment: 'none',
      source: 'pe',
      thread: 'silver_chain',
      chain: 18,
      setting: 'frame',
      country: 'in',
    },
  },
  'pyrite-coin-stones': {
    ...{
      stone: 'pyrite',
      diameter: 25,
      thickness: 4,
      cut: 'polished',
      shape: 'disc',
      source: 'pe',
      treatment: 'none',
    },
    ...khambhat,
  },
};

/** Facts of single stones, raw and polished. */
export const stone: FactSheet = {
  'tumbled-stone-choose': {
    ...{ stone: 'chosen', length: 25, gram: [12, 20], cut: 'tumbled', source: 'several', treatment: 'mixed' },
    ...khambhat,
  },
  'raw-crystal-specimen-choose': {
    ...{
      stone: 'chosen',
      length: [30, 50],
      gram: [30, 90],
      cut: 'raw',
      source: 'several',
      treatment: 'none',
    },
    country: 'several',
  },
  'lapis-worry-stone': {
    ...{ stone: 'lapis', length: 40, width: 30, thickness: 7, gram: 17, shape: 'oval', cut: 'polished' },
    ...{ source: 'af', treatment: 'none', country: 'af' },
  },
  'sulemani-hakik-stone': {
    ...{ kind: 'gem', stone: 'agate', species: 'chalcedony', length: [17.8, 22.4], width: [13.7, 17.3] },
    ...{
      height: [5.5, 6.9],
      shape: 'oval',
      cut: 'cabochon',
      colour: 'black',
      clarity: 'opaque',
      source: 'in',
    },
    ...{ place: both('Ratanpur', 'रतनपुर'), treatment: 'sugar_heat', country: 'in', graha: 'shani' },
  },
  'rose-quartz-heart-pebble': {
    ...{
      stone: 'rose_quartz',
      length: [30, 35],
      gram: [22, 34],
      cut: 'polished',
      shape: 'free',
      source: 'in',
    },
    ...{ place: both('Odisha', 'ओडिशा'), treatment: 'none', country: 'in', graha: 'shukra' },
  },
  'tiger-eye-slab-rough': {
    ...{
      stone: 'tiger_eye',
      length: [80, 100],
      gram: [400, 480],
      cut: 'polished',
      shape: 'slab',
      source: 'za',
    },
    ...{ treatment: 'none', country: 'za' },
  },
  'gomti-chakra-eleven': {
    ...{ stone: 'gomti_chakra', length: [18, 20], gram: 32, pieces: 11, cut: 'natural', source: 'in' },
    ...{ place: both('Dwarka', 'द्वारका'), treatment: 'none', country: 'in' },
  },
  'navagraha-uparatna-pouch': {
    ...{
      stone: 'several',
      length: [10, 18],
      gram: 42,
      pieces: 9,
      cut: 'tumbled',
      source: 'several',
      treatment: 'mixed',
    },
    ...{ country: 'several', graha: 'all' },
  },
};
