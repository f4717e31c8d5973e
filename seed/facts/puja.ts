import { both, type FactSheet } from './sheet.ts';

/** Facts of the things for puja, and of its malas. */
export const pujaSamagri: FactSheet = {
  'clay-akhand-diya': {
    ...{
      material: 'terracotta',
      process: 'wheel_thrown',
      diameter: 110,
      height: 55,
      gram: 320,
      burning: 420,
    },
    ...{ finish: 'unglazed', place: both('Khurja', 'खुर्जा'), country: 'in' },
  },
  'brass-garuda-ghanti': {
    ...{ metal: 'bell_brass', process: 'cast_turned', height: [127, 203.2], place: both('Jalesar', 'जलेसर') },
    country: 'in',
  },
  'mysore-chandan-agarbatti': {
    ...{ material: 'sandal_incense', process: 'hand_rolled', burning: 50, place: both('Mysuru', 'मैसूरु') },
    country: 'in',
  },
  'guggul-dhoop-cups': {
    ...{
      material: 'dhoop',
      process: 'pressed',
      pieces: 12,
      burning: 20,
      place: both('Mathura', 'मथुरा'),
      country: 'in',
    },
  },
  'copper-puja-thali-set': {
    ...{ metal: 'copper_brass', process: 'rolled', diameter: 254, gram: 1150, pieces: 7, finish: 'bare' },
    ...{
      contents: both(
        'Thali, kalash, achamani, spoon, diya, incense stand, bell',
        'थाली, कलश, आचमनी, चम्मच, दीया, अगरबत्ती स्टैंड, घंटी',
      ),
    },
    ...{ place: both('Varanasi', 'वाराणसी'), country: 'in' },
  },
  'brass-panch-deep': {
    ...{
      metal: 'brass',
      process: 'cast',
      gram: 480,
      length: 230,
      place: both('Moradabad', 'मुरादाबाद'),
      country: 'in',
    },
  },
  'bhimseni-camphor': { material: 'camphor', process: 'gathered', country: 'in' },
  'tulsi-japa-mala': {
    ...{
      kind: 'mala',
      material: 'tulsi_wood',
      beads: 108,
      bead_size: 7,
      thread: 'cotton',
      process: 'knotted',
    },
    ...{ place: both('Vrindavan', 'वृंदावन'), source: 'in', country: 'in' },
  },
  'sphatik-mala-108': {
    ...{ kind: 'mala', stone: 'rock_crystal', beads: 108, bead_size: 8, thread: 'silk', process: 'knotted' },
    ...{
      treatment: 'none',
      source: 'in',
      place: both('Kullu and Salem', 'कुल्लू और सेलम'),
      country: 'in',
      graha: 'shukra',
    },
  },
  'navadhanya-havan-kit': {
    ...{
      material: 'havan_herbs',
      process: 'ground',
      gram: 400,
      burning: 40,
      place: both('Haridwar', 'हरिद्वार'),
    },
    ...{
      contents: both(
        'Samagri of 36 herbs, mango samidha, nine packets for the grahas',
        '36 जड़ी-बूटियों की सामग्री, आम की समिधा, नवग्रह की नौ पुड़ियाँ',
      ),
    },
    country: 'in',
  },
};

/** Facts of things against the evil eye. */
export const evilEye: FactSheet = {
  'evil-eye-amulet': {
    ...{
      material: 'glass',
      diameter: 60,
      process: 'poured',
      thread: 'cord',
      place: both('Firozabad', 'फ़िरोज़ाबाद'),
    },
    country: 'in',
  },
  'evil-eye-bracelet-blue': {
    ...{ kind: 'bracelet', stone: 'howlite', beads: 18, bead_size: 8, thread: 'elastic', treatment: 'dyed' },
    ...{ source: 'several', colour: 'blue', process: 'strung', country: 'in' },
  },
  'evil-eye-necklace-silver': {
    ...{
      kind: 'pendant',
      metal: 'silver_925',
      stone: 'blue_topaz',
      carat: 0.85,
      diameter: 6,
      shape: 'round',
    },
    ...{
      cut: 'brilliant',
      treatment: 'irradiated',
      source: 'br',
      thread: 'silver_chain',
      chain: [14, 16],
      country: 'in',
    },
  },
  'evil-eye-keychain-rudraksha': {
    ...{
      material: 'glass_rudraksha',
      diameter: 30,
      process: 'poured',
      thread: 'cotton',
      metal: 'brass',
      mukhi: 5,
    },
    country: 'in',
  },
  'evil-eye-black-thread-anklet': {
    ...{
      kind: 'bracelet',
      stone: 'onyx',
      beads: 3,
      bead_size: 6,
      thread: 'waxed_cotton',
      treatment: 'sugar_acid',
    },
    ...{ source: 'in', process: 'strung', country: 'in', graha: 'shani' },
  },
  'evil-eye-wall-ring-large': {
    ...{ kind: 'decor', material: 'glass', diameter: 200, process: 'poured', gram: 2000, metal: 'brass' },
    ...{ place: both('Firozabad', 'फ़िरोज़ाबाद'), country: 'in' },
  },
};

/** Facts of things for till, purse and desk. */
export const moneyMagnet: FactSheet = {
  'sri-yantra-pocket-coin-brass': {
    metal: 'brass',
    process: 'struck',
    diameter: 30,
    finish: 'polished',
    country: 'in',
  },
  'citrine-money-tumbles': {
    ...{
      stone: 'citrine',
      process: 'cut_polished',
      gram: 38,
      length: [15, 20],
      pieces: 5,
      treatment: 'heated',
    },
    ...{ source: 'br', country: 'in', graha: 'guru' },
  },
  'money-magnet-bracelet-trio': {
    ...{ kind: 'bracelet', stone: 'several', beads: 23, bead_size: 8, thread: 'elastic', treatment: 'mixed' },
    ...{ metal: 'brass_gold_tone', process: 'strung', source: 'several', country: 'in' },
  },
  'kuber-potli-for-bills': {
    ...{ metal: 'copper', material: 'cloth', process: 'etched', gram: 45, country: 'in' },
    contents: both(
      'Copper Kuber yantra, coral chip, whole turmeric, eleven grains of rice, a slip',
      'ताँबे का कुबेर यंत्र, मूंगे का टुकड़ा, साबुत हल्दी, ग्यारह अक्षत, पर्ची',
    ),
  },
  'wallet-tortoise-charm': {
    ...{ metal: 'brass_gold_tone', process: 'stamped', length: 46, width: 32, thickness: 1.5, country: 'in' },
  },
  'first-earning-frame': {
    ...{ kind: 'decor', material: 'sheesham_silver', metal: 'silver_999', metal_weight: 5, length: 228.6 },
    ...{ width: 152.4, gram: 540, process: 'framed', country: 'in' },
  },
};

/** Facts of things for the rooms of a house. */
export const homeDecor: FactSheet = {
  'brass-hanging-bells-toran': {
    ...{
      metal: 'brass',
      process: 'cast_turned',
      width: 1100,
      length: 220,
      gram: 760,
      pieces: 7,
      thread: 'cotton',
    },
    ...{ place: both('Jalesar', 'जलेसर'), country: 'in' },
  },
  'feng-shui-long-life-tortoise': {
    ...{
      material: 'brass_sheesham',
      metal: 'brass_gold_tone',
      length: 114.3,
      gram: 430,
      process: 'cast',
      country: 'in',
    },
  },
  'sri-yantra-wall-panel-copper': {
    ...{
      material: 'teak_copper',
      metal: 'copper',
      length: 304.8,
      width: 304.8,
      gram: 1900,
      process: 'etched',
    },
    ...{ finish: 'oiled', place: both('Nagpur', 'नागपुर'), country: 'in' },
  },
  'nazar-wall-string-five': {
    ...{ material: 'glass_jute', length: 800, gram: 290, process: 'poured', thread: 'jute', pieces: 5 },
    ...{ place: both('Firozabad and Murshidabad', 'फ़िरोज़ाबाद और मुर्शिदाबाद'), country: 'in' },
  },
  'urli-floating-diya-brass': {
    ...{
      metal: 'brass',
      process: 'sand_cast',
      diameter: 254,
      gram: 2000,
      place: both('Mannar', 'मान्नार'),
      country: 'in',
    },
  },
  'crystal-pyramid-trio-shelf': {
    ...{
      material: 'stone_walnut',
      stone: 'several',
      length: 160,
      gram: 190,
      process: 'cut_polished',
      pieces: 3,
    },
    ...{ treatment: 'mixed', country: 'in' },
  },
};
