import type { ChoiceList } from './choices.ts';
import type { FactField, Unit } from './types.ts';

const choice = (list: ChoiceList): FactField => ({ type: 'choice', list });
const number = (
  unit: Unit,
  max: number,
  { min = 1, decimals = 0, range }: { min?: number; decimals?: number; range?: true } = {},
): FactField => ({ type: 'number', unit, min, max, decimals, ...(range && { range }) });
const length: FactField = number('mm', 5000, { min: 0.1, decimals: 1, range: true });
const yesNo: FactField = { type: 'yesNo' };

/**
 * Every fact that the shop knows of a product, in the order of the product page. A kind (`kind.table.ts`) names those it
 * has. A key is also the name of the CSV column, after `fact_`.
 */
export const factFields = {
  // What it weighs and measures
  carat: number('ct', 100_000, {
    min: 0.01,
    decimals: 2,
    range: true,
  }),
  gram: number('g', 1_000_000, { min: 0.01, decimals: 2, range: true }),
  length,
  width: length,
  height: length,
  diameter: length,
  thickness: length,
  pieces: number('none', 100_000),
  contents: { type: 'text', most: 300 },
  volume: number('ml', 100_000),
  burning: number('minute', 100_000, { range: true }),

  // Stones
  stone: choice('stones'),
  stones: number('none', 1000),
  species: choice('species'),
  shape: choice('shapes'),
  cut: choice('cuts'),
  colour: choice('colours'),
  clarity: choice('clarities'),
  treatment: choice('treatments'),

  // Metal and making
  metal: choice('metals'),
  metal_weight: number('g', 100_000, { min: 0.01, decimals: 2 }),
  plating: number('micron', 100, { min: 0.01, decimals: 2 }),
  hallmark: yesNo,
  huid: {
    type: 'code',
    most: 6,
    form: 'huid',
  },
  material: choice('materials'),
  process: choice('processes'),
  finish: choice('finishes'),
  setting: choice('settings'),
  inside: { type: 'text', most: 160 },

  // Beads, and what a thing hangs from
  mukhi: number('none', 38, { range: true }),
  beads: number('none', 10_000, { range: true }),
  bead_size: length,
  thread: choice('threads'),
  chain: number('inch', 100, { decimals: 1, range: true }),
  wrist: number('cm', 100, { decimals: 1, range: true }),
  xray: yesNo,
  recited_at: { type: 'text', most: 80 },

  // Where it is from, and who says so
  source: choice('countries'),
  place: { type: 'text', most: 80 },
  country: choice('countries'),
  laboratory: { type: 'text', most: 80 },
  report_number: { type: 'code', most: 40 },
  report_date: { type: 'day' },

  // What the label says: Legal Metrology (Packaged Commodities) Rules 2011, rules 6 and 6(10)
  net_quantity: { type: 'text', most: 60 },
  mrp: number('rupee', 100_000_000, {
    min: 0.01,
    decimals: 2,
    range: true,
  }),
  manufacturer: { type: 'text', most: 200 },
  importer: { type: 'text', most: 200 },
  packer: { type: 'text', most: 200 },
  consumer_care: { type: 'text', most: 200 },

  // How it is sold
  graha: choice('grahas'),
  one_piece: yesNo,
  energise: yesNo,
  letters: number('none', 1000),
  making: number('day', 365),
} as const satisfies Record<string, FactField>;

/** The name of a fact. */
export type FactName = keyof typeof factFields;

/** Returns the field of a fact. */
export const fieldOf = (name: FactName): FactField => factFields[name];

/** The names of all facts. */
export const factNames = Object.keys(factFields) as FactName[];

/** Returns whether a text names a fact. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(factFields, name);
