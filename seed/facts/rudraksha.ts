import { both, type FactSheet } from './sheet.ts';

const nepal = { source: 'np', country: 'np' } as const;
const java = { source: 'id', place: both('Java', 'जावा') } as const;

/** Facts of rudraksha beads and malas. */
export const rudraksha: FactSheet = {
  'panch-mukhi-rudraksha': {
    ...nepal,
    ...{ mukhi: 5, bead_size: [20, 22], place: both('Arun valley', 'अरुण घाटी'), shape: 'round', xray: false },
    graha: 'guru',
  },
  'rudraksha-japa-mala-108': {
    ...java,
    ...{ kind: 'mala', material: 'rudraksha', mukhi: 5, beads: 108, bead_size: 7, thread: 'silk' },
    ...{ process: 'knotted', country: 'in', graha: 'guru' },
  },
  'saat-mukhi-pendant': {
    ...{ kind: 'pendant', material: 'rudraksha', mukhi: 7, bead_size: 22, metal: 'silver_925' },
    ...{
      thread: 'silver_chain',
      chain: 18,
      setting: 'caps',
      source: 'np',
      xray: true,
      country: 'in',
      graha: 'shani',
    },
  },
  'ek-mukhi-rudraksha': { ...nepal, mukhi: 1, bead_size: 19, shape: 'round', xray: true, graha: 'surya' },
  'ek-mukhi-kaju-dana': {
    ...{ mukhi: 1, bead_size: [24, 30], shape: 'half_moon', source: 'in', xray: false, country: 'in' },
    ...{ place: both('Western Ghats', 'पश्चिमी घाट'), graha: 'surya' },
  },
  'do-mukhi-rudraksha': {
    ...{
      mukhi: 2,
      bead_size: 18,
      source: 'in',
      place: both('Haridwar', 'हरिद्वार'),
      xray: false,
      country: 'in',
    },
    graha: 'chandra',
  },
  'teen-mukhi-rudraksha': {
    ...nepal,
    mukhi: 3,
    bead_size: [17, 19],
    shape: 'oval',
    xray: false,
    graha: 'mangal',
  },
  'saat-mukhi-rudraksha': {
    ...nepal,
    ...{ mukhi: 7, bead_size: [21, 24], place: both('Bhojpur', 'भोजपुर'), xray: false, graha: 'shani' },
  },
  'java-rudraksha-by-mukhi': {
    ...java,
    mukhi: [2, 9],
    bead_size: 8,
    xray: false,
    country: 'id',
    graha: 'all',
  },
  'nepal-rudraksha-collector-bead': {
    ...nepal,
    ...{ mukhi: [8, 14], bead_size: [22, 28], place: both('Dingla', 'डिंगला'), xray: true, graha: 'all' },
  },
};

const recited = (en: string, hi: string) => ({ recited_at: both(en, hi) });

/** Facts of beads over which a priest has recited. */
export const siddhRudraksha: FactSheet = {
  'gauri-shankar-rudraksha': {
    ...nepal,
    ...{ shape: 'joined_two', bead_size: [22, 28], xray: true, graha: 'shukra' },
    ...recited('Pashupati ghats, 11 days', 'पशुपति घाट, 11 दिन'),
  },
  'trijuti-rudraksha': {
    ...nepal,
    ...{ shape: 'joined_three', bead_size: [30, 34], gram: 7.4, place: both('Dingla', 'डिंगला'), xray: true },
    ...{ one_piece: true, graha: 'all' },
  },
  'navratna-rudraksha-mala': {
    ...{ kind: 'necklace', material: 'rudraksha', stone: 'nine_gems', stones: 9, mukhi: [1, 9], beads: 72 },
    ...{ bead_size: [7, 12], thread: 'steel_cable', metal: 'silver_925', treatment: 'mixed', length: 700 },
    ...{ country: 'in', graha: 'all', ...recited('Trimbakeshwar, 9 days', 'त्र्यंबकेश्वर, 9 दिन') },
  },
  'siddh-panch-mukhi-pendant-set': {
    ...{
      kind: 'pendant',
      material: 'rudraksha',
      mukhi: 5,
      bead_size: 16,
      metal: 'silver_925',
      thread: 'cord',
    },
    ...{ setting: 'caps', source: 'np', xray: false, country: 'in', graha: 'guru' },
    ...recited('Omkareshwar, on Pradosh', 'ओंकारेश्वर, प्रदोष पर'),
  },
  'siddh-mala-1-to-14': {
    ...{
      kind: 'necklace',
      material: 'rudraksha',
      mukhi: [1, 14],
      beads: 48,
      bead_size: [14, 28],
      thread: 'silk',
    },
    ...{ source: 'np', xray: true, country: 'in', graha: 'all' },
  },
  'ganesh-rudraksha': { ...nepal, mukhi: [7, 8], bead_size: 18, xray: false, graha: 'ketu' },
};
