import { both, type FactSheet } from './sheet.ts';

/** Facts of the yantras. One inch is 25.4 mm. */
export const yantras: FactSheet = {
  'sri-yantra-gold-plated': {
    ...{ metal: 'brass_gold_plated', length: 152.4, width: 152.4, thickness: 1.5, process: 'engraved' },
    ...{ finish: 'gold_plated', place: both('Moradabad', 'मुरादाबाद'), country: 'in', graha: 'shukra' },
  },
  'kuber-yantra-copper': {
    ...{
      metal: 'copper',
      length: 100,
      width: 100,
      thickness: 1,
      gram: 90,
      process: 'etched',
      finish: 'bare',
    },
    country: 'in',
  },
  'sri-yantra-copper-pocket': {
    ...{ metal: 'copper', length: [50.8, 228.6], width: [50.8, 228.6], process: 'etched', finish: 'bare' },
    ...{ country: 'in', graha: 'shukra' },
  },
  'maha-lakshmi-yantra-brass': {
    ...{ metal: 'brass', length: 127, width: 127, gram: 190, process: 'engraved', finish: 'polished' },
    ...{ place: both('Varanasi', 'वाराणसी'), country: 'in', graha: 'shukra' },
  },
  'silver-sri-yantra-coin-plate': {
    ...{ metal: 'silver_999', length: [32, 55], width: [32, 55], process: 'struck', finish: 'sealed' },
    ...{ hallmark: true, country: 'in', graha: 'shukra' },
  },
  'navagraha-yantra-copper': {
    ...{
      metal: 'copper',
      length: 150,
      width: 150,
      thickness: 0.8,
      gram: 165,
      process: 'etched',
      finish: 'bare',
    },
    ...{ country: 'in', graha: 'all' },
  },
  'shani-yantra-panchdhatu': {
    ...{ metal: 'panchdhatu', length: 76.2, width: 76.2, gram: 400, process: 'lost_wax' },
    ...{ place: both('Swamimalai', 'स्वामिमलै'), country: 'in', graha: 'shani' },
  },
  'vyapar-vriddhi-yantra': {
    ...{
      metal: 'brass',
      material: 'sheesham_brass',
      length: 228.6,
      width: 177.8,
      gram: 620,
      process: 'framed',
    },
    ...{ country: 'in', graha: 'budh' },
  },
};

/** Facts of the murtis. */
export const murti: FactSheet = {
  'narmada-banalinga': {
    ...{ stone: 'jasper', process: 'river', length: [50.8, 203.2], colour: 'brown', treatment: 'none' },
    ...{ source: 'in', place: both('Bakawan, Narmada', 'बकावाँ, नर्मदा'), country: 'in' },
  },
  'gandaki-shaligram': {
    ...{ stone: 'shaligram', process: 'river', length: [55, 70], gram: [220, 300], colour: 'black' },
    ...{
      treatment: 'none',
      source: 'np',
      place: both('Muktinath, Kali Gandaki', 'मुक्तिनाथ, काली गंडकी'),
      country: 'np',
    },
  },
  'sphatik-shivling': {
    ...{ stone: 'rock_crystal', process: 'cut_polished', height: [34, 60], colour: 'colourless' },
    ...{ treatment: 'none', source: 'in', place: both('Jaipur', 'जयपुर'), country: 'in', graha: 'shukra' },
  },
  'kurma-avatar-brass': {
    ...{ metal: 'brass', process: 'cast_chased', length: 127, gram: 780, finish: 'polished', country: 'in' },
  },
  'meru-sri-yantra-crystal': {
    ...{ stone: 'rose_quartz', process: 'cut_polished', length: 60, width: 60, height: 38, gram: 125 },
    ...{
      colour: 'pink',
      treatment: 'none',
      source: 'in',
      place: both('Odisha', 'ओडिशा'),
      country: 'in',
      graha: 'shukra',
    },
  },
  'parad-shivling': {
    ...{ metal: 'parad', process: 'cast', height: 45, gram: 260, finish: 'lacquered' },
    ...{ place: both('Haridwar', 'हरिद्वार'), country: 'in', graha: 'chandra' },
  },
};

/** Facts of the tortoises. */
export const turtle: FactSheet = {
  'brass-kachua-with-yantra': {
    ...{ metal: 'brass', process: 'cast_chased', length: 152.4, gram: 690, finish: 'polished' },
    ...{ place: both('Moradabad', 'मुरादाबाद'), country: 'in' },
  },
  'copper-kachua-water-bowl': {
    ...{ metal: 'copper', process: 'hammered', diameter: 165, gram: 720, finish: 'bare', country: 'in' },
  },
  'silver-kachua-mini': {
    ...{ metal: 'silver_925', process: 'lost_wax', length: 24, gram: 12, hallmark: true, country: 'in' },
  },
  'meru-kachua-gold-plated': {
    ...{ metal: 'panchdhatu_gold_plated', process: 'cast_chased', length: 228.6, gram: 2950 },
    ...{ finish: 'gold_plated', one_piece: true, country: 'in' },
  },
  'brass-kachua-desk': {
    ...{ metal: 'brass', process: 'sand_cast', length: 76.2, gram: 260, finish: 'satin' },
    ...{ place: both('Aligarh', 'अलीगढ़'), country: 'in' },
  },
  'kachua-family-three': {
    ...{ metal: 'brass', process: 'cast', length: [50.8, 177.8], finish: 'antique', country: 'in' },
  },
};
