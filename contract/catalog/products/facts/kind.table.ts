import type { FactName } from './fields.ts';

/** The way a buyer uses a product: wears it, uses it, or places it. Titles its steps. */
export type Guide = 'wear' | 'use' | 'place';

/**
 * A main fact of a kind. The facts after the first stand in for it: the metal of a murti need not be known when its stone
 * is.
 */
export type MainFact = FactName | readonly [FactName, ...FactName[]];

/**
 * A kind of product. `main` facts are always shown, and say so when they are not known; `more` are shown when they are
 * known. Both in the order of the form; the page has the order of the fields.
 */
export type Kind = { guide: Guide; main: readonly MainFact[]; more: readonly FactName[] };

const report = ['laboratory', 'report_number', 'report_date'] as const;
const measures = ['length', 'width', 'height', 'diameter', 'thickness'] as const;
const stone = [
  'stone',
  'carat',
  'shape',
  'cut',
  'colour',
  'clarity',
  'treatment',
  'source',
  'place',
] as const;
const making = ['process', 'finish', 'plating', 'metal_weight', 'hallmark', 'huid', 'setting'] as const;
const order = ['making', 'letters'] as const;
const onLabel = ['net_quantity', 'mrp', 'manufacturer', 'importer', 'packer', 'consumer_care'] as const;
/** The facts that the label of a packed product states about its maker, price and quantity. */
export const labelFacts: readonly string[] = onLabel;
const ofAll = ['gram', 'pieces', 'graha', 'one_piece', 'energise', ...onLabel] as const;

const kind = (guide: Guide, main: readonly MainFact[], more: readonly FactName[]): Kind => {
  const firsts = main.map((fact) => (typeof fact === 'string' ? fact : fact[0]));
  const others = main.flatMap((fact) => (typeof fact === 'string' ? [] : fact.slice(1)));
  // A loose stone is weighed in carats.
  const weighed = firsts.includes('carat') && firsts.includes('species');
  const rest = new Set([...others, ...more, ...ofAll]);
  return {
    guide,
    main: [...main, 'country'],
    more: [...rest].filter((name) => !firsts.includes(name) && !(weighed && name === 'gram')),
  };
};

/** The kinds of products. */
export const kinds = {
  gem: kind(
    'wear',
    [
      'carat',
      ['length', 'diameter'],
      ['width', 'diameter'],
      ...([
        'stone',
        'species',
        'shape',
        'cut',
        'colour',
        'clarity',
        'source',
        'treatment',
        'laboratory',
      ] as const),
    ],
    ['place', 'height', ...report],
  ),
  rudraksha: kind(
    'wear',
    [['mukhi', 'shape'], 'bead_size', 'source', 'xray'],
    ['place', 'metal', 'thread', 'beads', 'stone', 'treatment', 'recited_at', ...report],
  ),
  mala: kind(
    'use',
    [['material', 'stone'], 'beads', 'bead_size', 'thread'],
    ['mukhi', 'metal', 'process', 'treatment', 'source', 'place', 'length', 'xray', 'recited_at', ...report],
  ),
  yantra: kind(
    'place',
    [['metal', 'material'], ['length', 'diameter'], ['width', 'diameter'], 'gram', 'process'],
    ['height', 'thickness', ...making, 'place'],
  ),
  murti: kind(
    'place',
    [['metal', 'stone', 'material'], 'process', ['length', 'diameter', 'height'], 'gram'],
    [...measures, ...making, 'colour', 'treatment', 'source', 'place'],
  ),
  ring: kind(
    'wear',
    ['metal', 'stone', 'carat', 'treatment'],
    ['stones', ...stone, ...making, ...measures, ...order, ...report],
  ),
  bracelet: kind(
    'wear',
    [['stone', 'material'], 'beads', 'bead_size', 'thread', ['treatment', 'material']],
    [...stone, 'metal', 'mukhi', 'wrist', ...making, 'xray', ...order, ...report],
  ),
  pendant: kind(
    'wear',
    [
      'metal',
      ['stone', 'material'],
      ['carat', 'length', 'diameter', 'bead_size'],
      'thread',
      ['treatment', 'material'],
    ],
    [
      ...stone,
      'stones',
      'mukhi',
      ...measures,
      'chain',
      ...making,
      'inside',
      'xray',
      'recited_at',
      ...order,
      ...report,
    ],
  ),
  necklace: kind(
    'wear',
    [
      ['stone', 'material'],
      ['beads', 'stones', 'carat'],
      ['bead_size', 'length', 'carat'],
      'thread',
      ['treatment', 'material'],
    ],
    [...stone, 'metal', 'mukhi', ...measures, 'chain', ...making, 'xray', 'recited_at', ...order, ...report],
  ),
  kavach: kind(
    'wear',
    ['metal', ['stone', 'inside'], 'inside', 'thread', ['treatment', 'inside']],
    [...stone, ...measures, ...making, ...order, ...report],
  ),
  puja: kind(
    'use',
    [['metal', 'material'], 'process', ['gram', 'volume', 'pieces']],
    [...measures, 'burning', ...making, 'contents', 'source', 'place'],
  ),
  pyramid: kind(
    'place',
    [['stone', 'metal', 'material'], 'length', 'gram', ['treatment', 'metal']],
    ['width', 'height', 'colour', 'clarity', ...making, 'source', 'place', ...report],
  ),
  nazar: kind(
    'use',
    [['material', 'metal'], ['diameter', 'length'], 'process', ['thread', 'metal']],
    [...measures, 'mukhi', 'bead_size', 'beads', ...making, 'treatment', 'place'],
  ),
  mineral: kind(
    'use',
    ['stone', ['length', 'diameter'], ['gram', 'carat'], 'cut', 'source', 'treatment'],
    ['shape', 'colour', 'clarity', 'place', ...measures, 'process', ...report],
  ),
  charm: kind(
    'use',
    [['metal', 'stone', 'material'], 'process', 'gram'],
    [...measures, ...making, 'treatment', 'contents', 'source', 'place'],
  ),
  decor: kind(
    'place',
    [['material', 'metal', 'stone'], ['length', 'diameter'], 'process', 'gram'],
    [...measures, 'thread', ...making, 'treatment', 'source', 'place'],
  ),
  set: kind(
    'use',
    ['contents', 'pieces'],
    [
      'material',
      'metal',
      'stone',
      'stones',
      'treatment',
      'mukhi',
      'beads',
      'bead_size',
      'thread',
      ...measures,
      'volume',
      ...making,
      'source',
      'place',
    ],
  ),
  custom: kind(
    'use',
    [['metal', 'material', 'stone'], 'process', 'making'],
    [
      ...stone,
      ...measures,
      ...making,
      'beads',
      'bead_size',
      'thread',
      'mukhi',
      'inside',
      'contents',
      ...order,
    ],
  ),
} as const satisfies Record<string, Kind>;
