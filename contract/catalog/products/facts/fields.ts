import { finishes, materials, metals, processes, settings, threads } from './materials.ts';
import { countries, grahas } from './places.ts';
import { clarities, colours, cuts, shapes, species, stones, treatments } from './stones.ts';
import type { Choices, FactField, Unit, Words } from './types.ts';

const words = (en: string, hi: string): Words => ({ en, hi });
const choice = (label: Words, choices: Choices): FactField => ({ label, type: 'choice', choices });
const number = (
  label: Words,
  unit: Unit,
  max: number,
  { min = 1, decimals = 0, range }: { min?: number; decimals?: number; range?: true } = {},
): FactField => ({ label, type: 'number', unit, min, max, decimals, ...(range && { range }) });
const length = (label: Words) => number(label, 'mm', 5000, { min: 0.1, decimals: 1, range: true });
const yesNo = (label: Words): FactField => ({ label, type: 'yesNo' });

/**
 * Every fact that the shop knows of a product, in the order of the product page. A kind (`kind.table.ts`) names those it
 * has. A key is also the name of the CSV column, after `fact_`.
 */
export const factFields = {
  // What it weighs and measures
  carat: number(words('Weight of the stone', 'रत्न का वज़न'), 'ct', 100_000, {
    min: 0.01,
    decimals: 2,
    range: true,
  }),
  gram: number(words('Weight', 'वज़न'), 'g', 1_000_000, { min: 0.01, decimals: 2, range: true }),
  length: length(words('Length', 'लंबाई')),
  width: length(words('Width', 'चौड़ाई')),
  height: length(words('Height', 'ऊँचाई')),
  diameter: length(words('Diameter', 'व्यास')),
  thickness: length(words('Thickness', 'मोटाई')),
  pieces: number(words('Pieces', 'नग'), 'none', 100_000),
  contents: { label: words('In the box', 'डिब्बे में'), type: 'text', most: 300 },
  volume: number(words('Volume', 'मात्रा'), 'ml', 100_000),
  burning: number(words('Burns for about', 'जलने का समय, लगभग'), 'minute', 100_000, { range: true }),

  // Stones
  stone: choice(words('Stone', 'रत्न'), stones),
  stones: number(words('Number of stones', 'रत्नों की संख्या'), 'none', 1000),
  species: choice(words('Species', 'प्रजाति'), species),
  shape: choice(words('Shape', 'आकार'), shapes),
  cut: choice(words('Cut', 'तराश'), cuts),
  colour: choice(words('Colour', 'रंग'), colours),
  clarity: choice(words('Clarity', 'स्वच्छता'), clarities),
  treatment: choice(words('Treatment', 'उपचार'), treatments),

  // Metal and making
  metal: choice(words('Metal', 'धातु'), metals),
  metal_weight: number(words('Weight of the metal', 'धातु का वज़न'), 'g', 100_000, { min: 0.01, decimals: 2 }),
  plating: number(words('Plating', 'परत'), 'micron', 100, { min: 0.01, decimals: 2 }),
  hallmark: yesNo(words('Hallmark', 'हॉलमार्क')),
  huid: {
    label: words('HUID (verify in BIS CARE)', 'HUID (BIS CARE ऐप में जाँचें)'),
    type: 'code',
    most: 6,
    form: 'huid',
  },
  material: choice(words('Material', 'सामग्री'), materials),
  process: choice(words('How it is made', 'बनाने की विधि'), processes),
  finish: choice(words('Finish', 'सतह'), finishes),
  setting: choice(words('Setting', 'जड़ाई'), settings),
  inside: { label: words('Inside', 'भीतर'), type: 'text', most: 160 },

  // Beads, and what a thing hangs from
  mukhi: number(words('Mukhi', 'मुखी'), 'none', 38, { range: true }),
  beads: number(words('Beads', 'दाने'), 'none', 10_000, { range: true }),
  bead_size: length(words('Bead size', 'दाने का नाप')),
  thread: choice(words('Strung on', 'किसमें पिरोया'), threads),
  chain: number(words('Chain', 'चेन'), 'inch', 100, { decimals: 1, range: true }),
  wrist: number(words('Length around the wrist', 'कलाई का घेरा'), 'cm', 100, { decimals: 1, range: true }),
  xray: yesNo(words('X-ray', 'एक्स-रे')),
  recited_at: { label: words('Recited over at', 'अभिमंत्रित'), type: 'text', most: 80 },

  // Where it is from, and who says so
  source: choice(words('Mined or grown in', 'खदान या उपज का देश'), countries),
  place: { label: words('Place', 'स्थान'), type: 'text', most: 80 },
  country: {
    ...choice(words('Country of origin', 'मूल देश'), countries),
    hint: words(
      'Of a loose stone, a bead or a raw mineral: where it was mined or grown, even if it was cut in India. Of a thing that was made: where it was made.',
      'खुले रत्न, दाने या कच्चे खनिज का: जहाँ की खदान या उपज है, भले ही तराश भारत की हो। बनी हुई वस्तु का: जहाँ वह बनी।',
    ),
  },
  laboratory: { label: words('Laboratory', 'प्रयोगशाला'), type: 'text', most: 80 },
  report_number: { label: words('Report number', 'रिपोर्ट नंबर'), type: 'code', most: 40 },
  report_date: { label: words('Report date', 'रिपोर्ट की तारीख'), type: 'day' },

  // What the label says: Legal Metrology (Packaged Commodities) Rules 2011, rules 6 and 6(10)
  net_quantity: { label: words('Net quantity', 'शुद्ध मात्रा'), type: 'text', most: 60 },
  mrp: number(words('MRP', 'MRP (अधिकतम खुदरा मूल्य)'), 'rupee', 100_000_000, {
    min: 0.01,
    decimals: 2,
    range: true,
  }),
  manufacturer: { label: words('Manufacturer', 'निर्माता'), type: 'text', most: 200 },
  importer: { label: words('Importer', 'आयातक'), type: 'text', most: 200 },
  packer: { label: words('Packed and sold by', 'पैकिंग और बिक्री'), type: 'text', most: 200 },
  consumer_care: { label: words('Consumer care', 'ग्राहक सेवा'), type: 'text', most: 200 },

  // How it is sold
  graha: choice(words('Graha', 'ग्रह'), grahas),
  one_piece: {
    ...yesNo(words('One of a kind', 'अकेला नग')),
    hint: words('The piece in the pictures is the one that is sold.', 'तस्वीर वाला नग ही भेजा जाता है।'),
  },
  energise: {
    ...yesNo(words('Energisation on request', 'अनुरोध पर अभिमंत्रण')),
    hint: words(
      'Unless this is set, the kind decides: what is worn, recited with or placed for worship can be energised.',
      'यहाँ कुछ न भरें तो प्रकार से तय होता है: जो पहना जाए, जिससे जप हो या जो पूजा में रखा जाए, उसका अभिमंत्रण हो सकता है।',
    ),
  },
  letters: number(words('Letters, at most', 'अक्षर, अधिकतम'), 'none', 1000),
  making: number(words('Made in', 'बनने में'), 'day', 365),
} as const satisfies Record<string, FactField>;

/** The name of a fact. */
export type FactName = keyof typeof factFields;

/** Returns the field of a fact. */
export const fieldOf = (name: FactName): FactField => factFields[name];

/** The names of all facts. */
export const factNames = Object.keys(factFields) as FactName[];

/** Returns whether a text names a fact. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(factFields, name);
