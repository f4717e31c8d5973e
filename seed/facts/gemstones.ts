import { both, type FactSheet, laboratory } from './sheet.ts';

const corundum = { species: 'corundum' } as const;

/** Facts of the loose stones. Measurements follow the weights of the smallest and the largest variant. */
export const gemstones: FactSheet = {
  'natural-ruby-manik': {
    ...corundum,
    ...{
      stone: 'ruby',
      shape: 'cushion',
      cut: 'mixed',
      colour: 'red',
      clarity: 'slight',
      treatment: 'heated',
    },
    ...{
      source: 'mz',
      country: 'mz',
      laboratory,
      length: [8.3, 12.7],
      width: [7.4, 11.4],
      height: [4.6, 7],
      graha: 'surya',
    },
  },
  'blue-sapphire-neelam': {
    ...corundum,
    ...{ stone: 'blue_sapphire', shape: 'oval', cut: 'mixed', colour: 'blue', clarity: 'eye_clean' },
    ...{ treatment: 'heated', source: 'lk', country: 'lk', place: both('Ratnapura', 'रत्नपुरा'), laboratory },
    ...{ length: [9.7, 12.7], width: [7.8, 10.2], height: [4.8, 6.3], graha: 'shani' },
  },
  'yellow-sapphire-pukhraj': {
    ...corundum,
    ...{ stone: 'yellow_sapphire', shape: 'oval', cut: 'mixed', colour: 'yellow', clarity: 'slight' },
    ...{
      treatment: 'heated',
      source: 'lk',
      country: 'lk',
      laboratory,
      length: [9.7, 12.7],
      width: [7.8, 10.2],
    },
    ...{ height: [4.8, 6.3], graha: 'guru' },
  },
  'zambian-emerald-panna': {
    ...{ stone: 'emerald', species: 'beryl', shape: 'octagon', cut: 'step', colour: 'bluish_green' },
    ...{ clarity: 'included', treatment: 'oil_moderate', source: 'zm', place: both('Kagem', 'कागेम') },
    ...{ length: [10.6, 14], width: [7.8, 10.4], height: [4.9, 6.4], country: 'zm', graha: 'budh' },
  },
  'red-coral-moonga': {
    ...{ stone: 'red_coral', species: 'coral', shape: 'oval', cut: 'cabochon', colour: 'ox_blood' },
    ...{ clarity: 'opaque', treatment: 'none', source: 'it', place: both('Sardinia', 'सार्डिनिया') },
    ...{ length: [13.6, 18.2], width: [9.4, 12.5], height: [5.2, 6.9], country: 'it', graha: 'mangal' },
  },
  'moti-south-sea-pearl': {
    ...{ stone: 'pearl', species: 'pearl', shape: 'near_round', cut: 'natural', colour: 'white' },
    ...{ clarity: 'opaque', treatment: 'cultured', source: 'au', place: both('Broome', 'ब्रूम') },
    ...{ diameter: [8, 10.9], country: 'au', graha: 'chandra' },
  },
  'hessonite-gomed': {
    ...{ stone: 'hessonite', species: 'garnet', shape: 'pear', cut: 'mixed', colour: 'orange_brown' },
    ...{ clarity: 'slight', treatment: 'none', source: 'lk', place: both('Beruwala', 'बेरुवाला') },
    ...{ length: [13.3, 16.8], width: [9.5, 12], height: [5.7, 7.2], country: 'lk', graha: 'rahu' },
  },
  'cats-eye-lehsuniya': {
    ...{
      stone: 'cats_eye',
      species: 'chrysoberyl',
      shape: 'oval',
      cut: 'cabochon',
      colour: 'greenish_yellow',
    },
    ...{
      clarity: 'translucent',
      treatment: 'none',
      source: 'in',
      place: both('Visakhapatnam', 'विशाखापत्तनम'),
    },
    ...{ length: [9.2, 12], width: [7.6, 10], height: [5.3, 7], country: 'in', graha: 'ketu' },
  },
  'heera-brilliant-cut': {
    ...{ stone: 'diamond', species: 'diamond', shape: 'round', cut: 'brilliant', colour: 'near_colourless' },
    ...{ clarity: 'vs', treatment: 'none', source: 'bw', laboratory, diameter: [3.4, 4.7] },
    ...{ height: [2.1, 2.9], country: 'bw', graha: 'shukra' },
  },
  'burma-ruby-unheated': {
    ...corundum,
    ...{ carat: 2.05, stone: 'ruby', shape: 'oval', cut: 'native', colour: 'pinkish_red', clarity: 'slight' },
    ...{ treatment: 'none', source: 'mm', country: 'mm', place: both('Mogok', 'मोगोक'), laboratory },
    ...{ report_number: 'DEMO-2026-00417', report_date: '2026-02-18', length: 8.1, width: 6.8, height: 4.6 },
    ...{ one_piece: true, graha: 'surya' },
  },
  'basra-style-rice-pearl': {
    ...{
      stone: 'pearl',
      species: 'pearl',
      shape: 'rice',
      cut: 'natural',
      colour: 'cream',
      clarity: 'opaque',
    },
    ...{ treatment: 'cultured', source: 'in', place: both('Hyderabad', 'हैदराबाद') },
    ...{ length: [9.8, 12.3], width: [7.2, 9.1], country: 'in', graha: 'chandra' },
  },
  'amethyst-jamunia-oval': {
    ...{ stone: 'amethyst', species: 'quartz', shape: 'oval', cut: 'mixed', colour: 'violet' },
    ...{
      clarity: 'eye_clean',
      treatment: 'none',
      source: 'br',
      place: both('Rio Grande do Sul', 'रियो ग्रांडे दो सुल'),
    },
    ...{ length: [12.7, 17], width: [10.1, 13.6], height: [6.6, 8.8], country: 'br', graha: 'shani' },
  },
  'citrine-sunehla': {
    ...{ stone: 'citrine', species: 'quartz', shape: 'oval', cut: 'checkerboard', colour: 'golden' },
    ...{ clarity: 'eye_clean', treatment: 'heated', source: 'br', length: [12.7, 16], width: [10.1, 12.8] },
    ...{ height: [6.6, 8.3], country: 'br', graha: 'guru' },
  },
  'blue-topaz-swiss': {
    ...{ stone: 'blue_topaz', species: 'topaz', shape: 'marquise', cut: 'brilliant', colour: 'sky_blue' },
    ...{
      clarity: 'eye_clean',
      treatment: 'irradiated',
      source: 'br',
      length: [16.4, 18.8],
      width: [8.2, 9.4],
    },
    ...{ height: [4.9, 5.6], country: 'br', graha: 'budh' },
  },
  'peridot-zabarjad': {
    ...{ stone: 'peridot', species: 'olivine', shape: 'cushion', cut: 'mixed', colour: 'green' },
    ...{ clarity: 'slight', treatment: 'none', source: 'pk', place: both('Kohistan', 'कोहिस्तान') },
    ...{ length: [8.7, 10.9], width: [7.9, 9.9], height: [4.9, 6.2], country: 'pk', graha: 'budh' },
  },
  'nishapur-turquoise-firoza': {
    ...{ stone: 'turquoise', species: 'turquoise', shape: 'oval', cut: 'cabochon', colour: 'sky_blue' },
    ...{ clarity: 'opaque', treatment: 'waxed', source: 'ir', place: both('Nishapur', 'निशापुर') },
    ...{ length: [13.7, 17.7], width: [10.5, 13.6], height: [5.3, 6.8], country: 'ir', graha: 'guru' },
  },
  'rhodolite-garnet-tamra': {
    ...{ stone: 'garnet', species: 'garnet', shape: 'trillion', cut: 'brilliant', colour: 'raspberry' },
    ...{ clarity: 'eye_clean', treatment: 'none', source: 'in', place: both('Odisha', 'ओडिशा') },
    ...{ length: [9.4, 11.9], width: [9.4, 11.9], height: [5.6, 7.1], country: 'in', graha: 'surya' },
  },
};
