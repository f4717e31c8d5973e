import { both, type FactSheet, laboratory } from './sheet.ts';

const ring = { country: 'in', process: 'set' } as const;

/** Facts of the rings. One ratti of the gem trade is 0.91 carat. */
export const rings: FactSheet = {
  'emerald-ring-panna': {
    ...ring,
    ...{
      metal: 'silver_925',
      stone: 'emerald',
      carat: 3.64,
      shape: 'octagon',
      cut: 'step',
      colour: 'bluish_green',
    },
    ...{
      treatment: 'oil_minor',
      source: 'zm',
      setting: 'claws_open',
      place: both('Jaipur', 'जयपुर'),
      graha: 'budh',
    },
  },
  'ruby-ring-gold-plated': {
    ...ring,
    ...{
      metal: 'silver_gold_plated',
      stone: 'ruby',
      carat: 3.19,
      shape: 'round',
      cut: 'mixed',
      colour: 'red',
    },
    ...{ treatment: 'heated', source: 'mz', setting: 'bezel_open', plating: 2, graha: 'surya' },
  },
  'neelam-ring-silver': {
    ...ring,
    ...{ metal: 'silver_oxidised', stone: 'blue_sapphire', carat: 3.64, shape: 'oval', cut: 'mixed' },
    ...{ colour: 'blue', treatment: 'heated', source: 'lk', setting: 'bezel_open', graha: 'shani' },
  },
  'pukhraj-ring-panchdhatu': {
    ...ring,
    ...{ metal: 'panchdhatu', stone: 'yellow_sapphire', carat: 2.73, shape: 'oval', cut: 'mixed' },
    ...{ colour: 'yellow', treatment: 'heated', source: 'lk', graha: 'guru' },
  },
  'moonga-ring-copper': {
    ...{ country: 'in', process: 'hammered', metal: 'copper', stone: 'red_coral', carat: 4.56 },
    ...{ shape: 'triangle', cut: 'cabochon', colour: 'ox_blood', treatment: 'none', source: 'it' },
    ...{ finish: 'bare', graha: 'mangal' },
  },
  'moti-ring-silver': {
    ...ring,
    ...{ metal: 'silver_925', stone: 'pearl', carat: 4.56, shape: 'button', cut: 'natural', colour: 'white' },
    ...{ treatment: 'cultured', source: 'in', setting: 'cup', graha: 'chandra' },
  },
  'navaratna-ring-nine-gems': {
    ...ring,
    ...{
      metal: 'silver_925',
      stone: 'nine_gems',
      stones: 9,
      carat: 2.7,
      treatment: 'mixed',
      source: 'several',
    },
    ...{ setting: 'claws', graha: 'all' },
  },
  'solitaire-engagement-ring': {
    ...ring,
    ...{
      metal: 'gold_18k',
      stone: 'diamond',
      carat: 0.2,
      shape: 'round',
      cut: 'brilliant',
      colour: 'g_colour',
    },
    ...{ clarity: 'vs', treatment: 'none', source: 'bw', laboratory, setting: 'claws', hallmark: true },
    ...{ making: 9, graha: 'shukra' },
  },
  'couple-rings-silver-pair': {
    ...ring,
    ...{ metal: 'silver_925', stone: 'zircon', stones: 2, carat: 0.2, shape: 'round', cut: 'brilliant' },
    ...{ colour: 'colourless', treatment: 'heated', source: 'lk', pieces: 2, graha: 'shukra' },
  },
  'gomed-ring-ashtadhatu': {
    ...ring,
    ...{ metal: 'ashtadhatu', stone: 'hessonite', carat: 5.47, shape: 'oval', cut: 'mixed' },
    ...{ colour: 'orange_brown', treatment: 'none', source: 'lk', setting: 'bezel_closed', finish: 'satin' },
    graha: 'rahu',
  },
  'kachua-ring-brass': {
    ...{ country: 'in', process: 'cast', metal: 'brass_gold_tone', stone: 'garnet', carat: 0.05 },
    ...{ treatment: 'none', source: 'in' },
  },
};

const beads = { country: 'in', process: 'strung' } as const;

/** Facts of the bracelets. */
export const bracelets: FactSheet = {
  'seven-chakra-bracelet': {
    ...beads,
    ...{ stone: 'several', beads: 21, bead_size: 8, thread: 'double_elastic', treatment: 'mixed' },
    source: 'several',
  },
  'tiger-eye-bracelet': {
    ...beads,
    ...{
      stone: 'tiger_eye',
      beads: [18, 22],
      bead_size: 10,
      thread: 'elastic',
      treatment: 'none',
      source: 'za',
    },
    ...{ place: both('Northern Cape', 'नॉर्दर्न केप'), wrist: [16, 20] },
  },
  'rudraksha-bracelet-silver-caps': {
    ...{
      material: 'rudraksha',
      mukhi: 5,
      beads: 11,
      bead_size: 13,
      thread: 'silver_links',
      metal: 'silver_925',
    },
    ...{
      metal_weight: 9,
      source: 'np',
      process: 'linked',
      wrist: [17.8, 20.3],
      country: 'in',
      graha: 'guru',
    },
  },
  'rose-quartz-bracelet': {
    ...beads,
    ...{ stone: 'rose_quartz', beads: 23, bead_size: 8, thread: 'elastic', treatment: 'none', source: 'mg' },
    ...{ colour: 'pink', graha: 'shukra' },
  },
  'black-onyx-bracelet': {
    ...beads,
    ...{ stone: 'onyx', beads: 19, bead_size: 10, thread: 'elastic', treatment: 'sugar_acid', source: 'in' },
    ...{ colour: 'black', metal: 'steel', graha: 'shani' },
  },
  'garnet-copper-surya-bracelet': {
    ...beads,
    ...{ stone: 'garnet', beads: [24, 30], bead_size: [6, 7], thread: 'elastic', treatment: 'none' },
    ...{ source: 'in', place: both('Rajasthan', 'राजस्थान'), colour: 'dark_red', metal: 'copper' },
    ...{ wrist: [16, 20], graha: 'surya' },
  },
  'lapis-bracelet-gold-spacers': {
    ...beads,
    ...{ stone: 'lapis', beads: 22, bead_size: 8, thread: 'double_elastic', treatment: 'none', source: 'af' },
    ...{ place: both('Sar-i Sang', 'सर-ए-संग'), metal: 'brass', graha: 'shani' },
  },
  'pearl-silver-disc-bracelet': {
    ...beads,
    ...{ stone: 'pearl', beads: [24, 30], bead_size: 6, thread: 'silk_steel', treatment: 'cultured' },
    ...{ source: 'in', shape: 'near_round', colour: 'white', metal: 'silver_925', hallmark: true },
    ...{ wrist: [16, 20], graha: 'chandra' },
  },
  'amethyst-citrine-bracelet': {
    ...beads,
    ...{ stone: 'several', beads: 23, bead_size: 8, thread: 'elastic', treatment: 'mixed', source: 'uy' },
    graha: 'guru',
  },
};

/** Facts of the lockets. */
export const kavach: FactSheet = {
  'surya-kavach-gold-plated': {
    ...{ metal: 'silver_gold_plated', plating: 2, stone: 'ruby', treatment: 'heated', thread: 'cord' },
    ...{ inside: both('Surya yantra by hand on birch bark', 'भोजपत्र पर हाथ से लिखा सूर्य यंत्र') },
    ...{ length: 22, width: 22, country: 'in', graha: 'surya' },
  },
  'shani-kavach-silver': {
    ...{ metal: 'silver_925', metal_weight: 19, stone: 'blue_sapphire', treatment: 'heated', source: 'lk' },
    ...{
      inside: both('Dasharatha Shani Stotra by hand', 'हाथ से लिखा दशरथ कृत शनि स्तोत्र'),
      thread: 'not_included',
    },
    ...{ country: 'in', graha: 'shani' },
  },
  'hanuman-kavach-copper': {
    ...{ metal: 'copper', stone: 'red_coral', treatment: 'none', source: 'it', thread: 'cord' },
    ...{
      inside: both('Hanuman Chalisa, printed', 'छपी हुई हनुमान चालीसा'),
      process: 'hammered',
      finish: 'bare',
    },
    ...{ country: 'in', graha: 'mangal' },
  },
  'navagraha-kavach-gold': {
    ...{ metal: 'gold_18k', metal_weight: 6, hallmark: true, stone: 'yellow_sapphire', carat: 0.46 },
    ...{ treatment: 'heated', source: 'lk', thread: 'not_included', process: 'goldsmith', making: 12 },
    ...{ inside: both('Gold leaf with the nine seed syllables', 'नौ बीज मंत्रों वाला सोने का पत्र') },
    ...{ place: both('Zaveri Bazaar, Mumbai', 'ज़वेरी बाज़ार, मुंबई'), country: 'in', graha: 'all' },
  },
  'saraswati-kavach-silver': {
    ...{ metal: 'silver_925', metal_weight: 8, stone: 'peridot', treatment: 'none', thread: 'not_included' },
    ...{
      inside: both('Seed syllable on handmade paper', 'हाथ के बने कागज़ पर बीज मंत्र'),
      country: 'in',
      graha: 'budh',
    },
  },
  'durga-kavach-copper-set': {
    ...{ metal: 'copper', stone: 'garnet', treatment: 'none', source: 'in', place: both('Odisha', 'ओडिशा') },
    ...{
      inside: both('Devi Kavacham on rice paper', 'चावल के कागज़ पर देवी कवच'),
      thread: 'twine',
      country: 'in',
    },
  },
};

/** Facts of the pendants. */
export const pendants: FactSheet = {
  'garnet-pear-pendant': {
    ...{ metal: 'silver_gold_plated', plating: 1, stone: 'garnet', carat: 2.83, shape: 'pear', cut: 'mixed' },
    ...{
      colour: 'dark_red',
      treatment: 'none',
      source: 'in',
      place: both('Rajasthan', 'राजस्थान'),
      length: 11,
    },
    ...{ thread: 'gold_tone_chain', chain: [18, 19], setting: 'frame', country: 'in', graha: 'surya' },
  },
  'ruby-gold-pendant': {
    ...{ metal: 'gold_18k', metal_weight: 2, hallmark: true, stone: 'ruby', carat: 2.05, shape: 'oval' },
    ...{ cut: 'mixed', colour: 'red', clarity: 'slight', treatment: 'heated', source: 'mz' },
    ...{ thread: 'not_included', setting: 'bezel_open', country: 'in', graha: 'surya' },
  },
  'emerald-drop-pendant-silver': {
    ...{
      metal: 'silver_925',
      stone: 'emerald',
      carat: 1.59,
      shape: 'octagon',
      cut: 'step',
      treatment: 'oil_minor',
    },
    ...{ source: 'zm', thread: 'silver_chain', chain: 16, country: 'in', graha: 'budh' },
  },
  'pukhraj-pendant-gold-plated': {
    ...{ metal: 'silver_gold_plated', stone: 'yellow_sapphire', carat: 2.28, shape: 'cushion', cut: 'mixed' },
    ...{
      treatment: 'heated',
      source: 'lk',
      thread: 'gold_plated_chain',
      chain: 16,
      country: 'in',
      graha: 'guru',
    },
  },
  'moti-drop-pendant': {
    ...{
      metal: 'silver_925',
      stone: 'pearl',
      length: [9, 10],
      shape: 'drop',
      cut: 'natural',
      colour: 'white',
    },
    ...{ treatment: 'cultured', source: 'in', thread: 'not_included', place: both('Cuttack', 'कटक') },
    ...{ country: 'in', graha: 'chandra' },
  },
  'panch-mukhi-silver-pendant': {
    ...{ metal: 'silver_925', material: 'rudraksha', mukhi: 5, bead_size: 16, gram: 5, thread: 'cord' },
    ...{ setting: 'caps', source: 'np', xray: false, country: 'in', graha: 'guru' },
  },
  'neelam-marquise-pendant': {
    ...{ metal: 'silver_rhodium', stone: 'blue_sapphire', carat: 1.82, shape: 'marquise', cut: 'mixed' },
    ...{ colour: 'blue', treatment: 'heated', source: 'lk', place: both('Elahera', 'एलाहेरा') },
    ...{
      thread: 'silver_chain',
      chain: 20,
      setting: 'claws',
      one_piece: true,
      country: 'in',
      graha: 'shani',
    },
  },
  'blue-topaz-trillion-pendant': {
    ...{ metal: 'silver_925', stone: 'blue_topaz', carat: 1.41, length: 7, width: 7, shape: 'trillion' },
    ...{ cut: 'brilliant', treatment: 'irradiated', source: 'br', thread: 'silver_chain', setting: 'claws' },
    ...{ country: 'in', graha: 'budh' },
  },
  'moonga-capsule-pendant': {
    ...{
      metal: 'copper',
      stone: 'red_coral',
      length: 22,
      shape: 'capsule',
      cut: 'polished',
      treatment: 'none',
    },
    ...{ source: 'it', thread: 'waxed_cotton', country: 'in', graha: 'mangal' },
  },
};

/** Facts of the necklaces. */
export const necklaces: FactSheet = {
  'moonga-mala-necklace': {
    ...{ stone: 'red_coral', beads: 96, bead_size: [5, 6], shape: 'barrel', treatment: 'none', source: 'it' },
    ...{ place: both('Torre del Greco', 'तोर्रे देल ग्रेको'), thread: 'silk', length: 609.6, metal: 'silver_925' },
    ...{ process: 'knotted', country: 'in', graha: 'mangal' },
  },
  'navaratna-choker': {
    ...{
      stone: 'nine_gems',
      stones: 9,
      shape: 'oval',
      treatment: 'mixed',
      source: 'several',
      metal: 'silver_gold_plated',
    },
    ...{ thread: 'silk', length: [330.2, 406.4], setting: 'bezel_closed', process: 'goldsmith' },
    ...{ place: both('Bikaner', 'बीकानेर'), country: 'in', graha: 'all' },
  },
  'pearl-strand-hyderabad': {
    ...{
      stone: 'pearl',
      beads: [66, 91],
      bead_size: 6,
      shape: 'near_round',
      colour: 'cream',
      treatment: 'cultured',
    },
    ...{ source: 'in', thread: 'silk', metal: 'silver_925', process: 'knotted', length: [406.4, 558.8] },
    ...{ place: both('Hyderabad', 'हैदराबाद'), country: 'in', graha: 'chandra' },
  },
  'rudraksha-kantha-54': {
    ...{
      material: 'rudraksha',
      mukhi: 5,
      beads: 54,
      bead_size: 9,
      thread: 'steel_cable',
      metal: 'silver_tone',
    },
    ...{ source: 'id', process: 'strung', country: 'in', graha: 'guru' },
  },
  'turquoise-silver-necklace': {
    ...{
      stone: 'turquoise',
      beads: 27,
      bead_size: [10, 16],
      cut: 'tumbled',
      treatment: 'stabilised',
      source: 'cn',
    },
    ...{ place: both('Tibet', 'तिब्बत'), thread: 'cotton', metal: 'silver_925', length: 420, one_piece: true },
    ...{ process: 'strung', country: 'in', graha: 'guru' },
  },
  'amethyst-drop-necklace': {
    ...{
      stone: 'amethyst',
      carat: 3.9,
      length: 14,
      width: 10,
      shape: 'pear',
      cut: 'mixed',
      colour: 'violet',
    },
    ...{ treatment: 'none', source: 'br', thread: 'silver_chain', chain: [16, 18], metal: 'silver_925' },
    ...{ setting: 'claws', country: 'in', graha: 'shani' },
  },
  'vaijayanti-mala-necklace': {
    ...{ material: 'vaijayanti', beads: 108, bead_size: 6, thread: 'cotton', colour: 'grey', source: 'in' },
    ...{ place: both('Braj', 'ब्रज'), process: 'strung', country: 'in' },
  },
};
