/** The attributes of the 27 nakshatras as tables. Sources: BPHS 3, Taittiriya Brahmana (deities), common almanacs. */

import type { Graha } from '../names.ts';

/** A word in both languages. */
export interface Word {
  en: string;
  hi: string;
}

/** Temperament: godly, human, fierce. */
export type Gana = 'Deva' | 'Manushya' | 'Rakshasa';
/** Constitution of Ayurveda that a nakshatra is given. */
export type AyurvedicNadi = 'Vata' | 'Pitta' | 'Kapha';

/** Names of the ganas. */
export const GANA_NAMES: Record<Gana, Word> = {
  Deva: { en: 'Deva', hi: 'देव' },
  Manushya: { en: 'Manushya', hi: 'मनुष्य' },
  Rakshasa: { en: 'Rakshasa', hi: 'राक्षस' },
};

/** Names of the constitutions. */
export const AYURVEDIC_NADI_NAMES: Record<AyurvedicNadi, Word> = {
  Vata: { en: 'Vata', hi: 'वात' },
  Pitta: { en: 'Pitta', hi: 'पित्त' },
  Kapha: { en: 'Kapha', hi: 'कफ' },
};

/** The fourteen animals (yoni), ids 0 to 13; the enemy is the one with which matching gives no point. */
export const YONIS: readonly (Word & { sa: string; enemy: number })[] = [
  { en: 'Horse', hi: 'अश्व', sa: 'Ashwa', enemy: 8 },
  { en: 'Elephant', hi: 'गज', sa: 'Gaja', enemy: 13 },
  { en: 'Sheep', hi: 'मेष', sa: 'Mesha', enemy: 11 },
  { en: 'Serpent', hi: 'सर्प', sa: 'Sarpa', enemy: 12 },
  { en: 'Dog', hi: 'श्वान', sa: 'Swah', enemy: 10 },
  { en: 'Cat', hi: 'मार्जार', sa: 'Marjarah', enemy: 6 },
  { en: 'Rat', hi: 'मूषक', sa: 'Mushika', enemy: 5 },
  { en: 'Cow', hi: 'गौ', sa: 'Gau', enemy: 9 },
  { en: 'Buffalo', hi: 'महिष', sa: 'Mahisha', enemy: 0 },
  { en: 'Tiger', hi: 'व्याघ्र', sa: 'Vyagrah', enemy: 7 },
  { en: 'Deer', hi: 'मृग', sa: 'Mriga', enemy: 4 },
  { en: 'Monkey', hi: 'वानर', sa: 'Vanara', enemy: 2 },
  { en: 'Mongoose', hi: 'नकुल', sa: 'Nakula', enemy: 3 },
  { en: 'Lion', hi: 'सिंह', sa: 'Singha', enemy: 1 },
];

/** Stone of each lord. */
export const STONES: Record<Graha, Word> = {
  Sun: { en: 'Ruby', hi: 'माणिक्य' },
  Moon: { en: 'Pearl', hi: 'मोती' },
  Mars: { en: 'Red coral', hi: 'मूँगा' },
  Mercury: { en: 'Emerald', hi: 'पन्ना' },
  Jupiter: { en: 'Yellow sapphire', hi: 'पुखराज' },
  Venus: { en: 'Diamond', hi: 'हीरा' },
  Saturn: { en: 'Blue sapphire', hi: 'नीलम' },
  Rahu: { en: 'Hessonite', hi: 'गोमेद' },
  Ketu: { en: "Cat's eye", hi: 'लहसुनिया' },
};

/** One nakshatra's attributes. */
export interface NakshatraAttributes {
  deity: Word;
  symbol: Word;
  gana: Gana;
  /** Id in YONIS. */
  yoni: number;
  color: Word;
  direction: Word;
  gender: Word;
  /** First syllables of names, one for each pada. */
  syllables: readonly Word[];
}

const NORTH = { en: 'North', hi: 'उत्तर' };
const EAST = { en: 'East', hi: 'पूर्व' };
const SOUTH = { en: 'South', hi: 'दक्षिण' };
const WEST = { en: 'West', hi: 'पश्चिम' };
const MALE = { en: 'Male', hi: 'पुरुष' };
const FEMALE = { en: 'Female', hi: 'स्त्री' };
const NEUTER = { en: 'Neuter', hi: 'नपुंसक' };

const syllables = (en: string, hi: string): Word[] => {
  const hindi = hi.split(' ');
  return en.split(' ').map((syllable, pada) => ({ en: syllable, hi: hindi[pada] ?? syllable }));
};

/** Attributes of the nakshatras, Ashwini to Revati. */
export const NAKSHATRA_ATTRIBUTES: readonly NakshatraAttributes[] = [
  {
    deity: { en: 'Ashwini Kumaras', hi: 'अश्विनी कुमार' },
    symbol: { en: "Horse's head", hi: 'घोड़े का सिर' },
    gana: 'Deva',
    yoni: 0,
    color: { en: 'Blood red', hi: 'रक्त लाल' },
    direction: SOUTH,
    gender: MALE,
    syllables: syllables('Chu Che Cho La', 'चू चे चो ला'),
  },
  {
    deity: { en: 'Yama', hi: 'यम' },
    symbol: { en: 'Yoni', hi: 'योनि' },
    gana: 'Manushya',
    yoni: 1,
    color: { en: 'Blood red', hi: 'रक्त लाल' },
    direction: WEST,
    gender: FEMALE,
    syllables: syllables('Li Lu Le Lo', 'ली लू ले लो'),
  },
  {
    deity: { en: 'Agni', hi: 'अग्नि' },
    symbol: { en: 'Razor', hi: 'छुरा' },
    gana: 'Rakshasa',
    yoni: 2,
    color: { en: 'White', hi: 'श्वेत' },
    direction: NORTH,
    gender: FEMALE,
    syllables: syllables('A E U Ea', 'अ ई उ ए'),
  },
  {
    deity: { en: 'Brahma', hi: 'ब्रह्मा' },
    symbol: { en: 'Cart', hi: 'गाड़ी' },
    gana: 'Manushya',
    yoni: 3,
    color: { en: 'White', hi: 'श्वेत' },
    direction: EAST,
    gender: FEMALE,
    syllables: syllables('O Va Vi Vu', 'ओ वा वी वू'),
  },
  {
    deity: { en: 'Soma', hi: 'सोम' },
    symbol: { en: "Deer's head", hi: 'हिरण का सिर' },
    gana: 'Deva',
    yoni: 3,
    color: { en: 'Silver grey', hi: 'रजत धूसर' },
    direction: SOUTH,
    gender: NEUTER,
    syllables: syllables('We Wo Ka Ki', 'वे वो का की'),
  },
  {
    deity: { en: 'Rudra', hi: 'रुद्र' },
    symbol: { en: 'Teardrop', hi: 'अश्रुबिन्दु' },
    gana: 'Manushya',
    yoni: 4,
    color: { en: 'Green', hi: 'हरा' },
    direction: WEST,
    gender: FEMALE,
    syllables: syllables('Ku Gha Ing Chh', 'कू घ ङ छ'),
  },
  {
    deity: { en: 'Aditi', hi: 'अदिति' },
    symbol: { en: 'Quiver', hi: 'तरकश' },
    gana: 'Deva',
    yoni: 5,
    color: { en: 'Lead', hi: 'सीसा रंग' },
    direction: NORTH,
    gender: MALE,
    syllables: syllables('Ke Ko Ha Hi', 'के को हा ही'),
  },
  {
    deity: { en: 'Brihaspati', hi: 'बृहस्पति' },
    symbol: { en: "Cow's udder", hi: 'गाय का थन' },
    gana: 'Deva',
    yoni: 2,
    color: { en: 'Black and red', hi: 'काला-लाल' },
    direction: EAST,
    gender: MALE,
    syllables: syllables('Hu He Ho Da', 'हू हे हो डा'),
  },
  {
    deity: { en: 'Nagas', hi: 'नाग' },
    symbol: { en: 'Coiled serpent', hi: 'कुण्डलित सर्प' },
    gana: 'Rakshasa',
    yoni: 5,
    color: { en: 'Black and red', hi: 'काला-लाल' },
    direction: SOUTH,
    gender: FEMALE,
    syllables: syllables('De Du Da Do', 'डी डू डे डो'),
  },
  {
    deity: { en: 'Pitris', hi: 'पितृ' },
    symbol: { en: 'Throne', hi: 'सिंहासन' },
    gana: 'Rakshasa',
    yoni: 6,
    color: { en: 'Ivory', hi: 'हाथीदाँत रंग' },
    direction: WEST,
    gender: FEMALE,
    syllables: syllables('Ma Me Mu Me', 'मा मी मू मे'),
  },
  {
    deity: { en: 'Bhaga', hi: 'भग' },
    symbol: { en: 'Front legs of a bed', hi: 'पलंग के अगले पाये' },
    gana: 'Manushya',
    yoni: 6,
    color: { en: 'Light brown', hi: 'हल्का भूरा' },
    direction: NORTH,
    gender: FEMALE,
    syllables: syllables('Mo Ta Ti Tu', 'मो टा टी टू'),
  },
  {
    deity: { en: 'Aryaman', hi: 'अर्यमन' },
    symbol: { en: 'Back legs of a bed', hi: 'पलंग के पिछले पाये' },
    gana: 'Manushya',
    yoni: 7,
    color: { en: 'Bright blue', hi: 'चमकीला नीला' },
    direction: EAST,
    gender: MALE,
    syllables: syllables('Te To Pa Pi', 'टे टो पा पी'),
  },
  {
    deity: { en: 'Savitar', hi: 'सविता' },
    symbol: { en: 'Hand', hi: 'हाथ' },
    gana: 'Deva',
    yoni: 8,
    color: { en: 'Deep green', hi: 'गहरा हरा' },
    direction: SOUTH,
    gender: MALE,
    syllables: syllables('Pu Sha Na Tha', 'पू ष ण ठ'),
  },
  {
    deity: { en: 'Tvashtar', hi: 'त्वष्टा' },
    symbol: { en: 'Pearl', hi: 'मोती' },
    gana: 'Rakshasa',
    yoni: 9,
    color: { en: 'Black', hi: 'काला' },
    direction: WEST,
    gender: FEMALE,
    syllables: syllables('Pe Po Ra Re', 'पे पो रा री'),
  },
  {
    deity: { en: 'Vayu', hi: 'वायु' },
    symbol: { en: 'Young shoot', hi: 'अंकुर' },
    gana: 'Deva',
    yoni: 8,
    color: { en: 'Black', hi: 'काला' },
    direction: NORTH,
    gender: FEMALE,
    syllables: syllables('Ru Re Ro Taa', 'रू रे रो ता'),
  },
  {
    deity: { en: 'Indragni', hi: 'इन्द्राग्नि' },
    symbol: { en: 'Triumphal arch', hi: 'तोरण' },
    gana: 'Rakshasa',
    yoni: 9,
    color: { en: 'Golden', hi: 'सुनहरा' },
    direction: EAST,
    gender: FEMALE,
    syllables: syllables('Ti Tu Tea To', 'ती तू ते तो'),
  },
  {
    deity: { en: 'Mitra', hi: 'मित्र' },
    symbol: { en: 'Lotus', hi: 'कमल' },
    gana: 'Deva',
    yoni: 10,
    color: { en: 'Reddish brown', hi: 'लाल-भूरा' },
    direction: SOUTH,
    gender: MALE,
    syllables: syllables('Na Ne Nu Ne', 'ना नी नू ने'),
  },
  {
    deity: { en: 'Indra', hi: 'इन्द्र' },
    symbol: { en: 'Earring', hi: 'कुण्डल' },
    gana: 'Rakshasa',
    yoni: 10,
    color: { en: 'Cream', hi: 'क्रीम' },
    direction: WEST,
    gender: FEMALE,
    syllables: syllables('No Ya Yi Yu', 'नो या यी यू'),
  },
  {
    deity: { en: 'Nirriti', hi: 'निर्ऋति' },
    symbol: { en: 'Tied roots', hi: 'जड़ों का गुच्छा' },
    gana: 'Rakshasa',
    yoni: 4,
    color: { en: 'Brownish yellow', hi: 'भूरा-पीला' },
    direction: NORTH,
    gender: NEUTER,
    syllables: syllables('Ye Yo Ba Be', 'ये यो भा भी'),
  },
  {
    deity: { en: 'Apas', hi: 'आपः' },
    symbol: { en: 'Winnowing basket', hi: 'सूप' },
    gana: 'Manushya',
    yoni: 11,
    color: { en: 'Black', hi: 'काला' },
    direction: EAST,
    gender: FEMALE,
    syllables: syllables('Bhu Dha Pha Dha', 'भू धा फा ढा'),
  },
  {
    deity: { en: 'Vishvedevas', hi: 'विश्वेदेव' },
    symbol: { en: "Elephant's tusk", hi: 'हाथी दाँत' },
    gana: 'Manushya',
    yoni: 12,
    color: { en: 'Copper', hi: 'ताम्र' },
    direction: SOUTH,
    gender: MALE,
    syllables: syllables('Bhe Bho Ja Ji', 'भे भो जा जी'),
  },
  {
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    symbol: { en: 'Ear', hi: 'कान' },
    gana: 'Deva',
    yoni: 11,
    color: { en: 'Light blue', hi: 'हल्का नीला' },
    direction: NORTH,
    gender: MALE,
    syllables: syllables('Ju Je Jo Gha', 'खी खू खे खो'),
  },
  {
    deity: { en: 'Vasus', hi: 'वसु' },
    symbol: { en: 'Drum', hi: 'मृदंग' },
    gana: 'Rakshasa',
    yoni: 13,
    color: { en: 'Silver grey', hi: 'रजत धूसर' },
    direction: EAST,
    gender: FEMALE,
    syllables: syllables('Ga Gi Gu Ge', 'गा गी गू गे'),
  },
  {
    deity: { en: 'Varuna', hi: 'वरुण' },
    symbol: { en: 'Empty circle', hi: 'रिक्त वृत्त' },
    gana: 'Rakshasa',
    yoni: 0,
    color: { en: 'Blue green', hi: 'नील-हरित' },
    direction: SOUTH,
    gender: NEUTER,
    syllables: syllables('Go Sa Si Su', 'गो सा सी सू'),
  },
  {
    deity: { en: 'Aja Ekapada', hi: 'अज एकपाद' },
    symbol: { en: 'Front of a cot', hi: 'मंच के अगले पाये' },
    gana: 'Manushya',
    yoni: 13,
    color: { en: 'Silver grey', hi: 'रजत धूसर' },
    direction: WEST,
    gender: MALE,
    syllables: syllables('Se So Da Di', 'से सो दा दी'),
  },
  {
    deity: { en: 'Ahir Budhnya', hi: 'अहिर्बुध्न्य' },
    symbol: { en: 'Back of a cot', hi: 'मंच के पिछले पाये' },
    gana: 'Manushya',
    yoni: 7,
    color: { en: 'Purple', hi: 'बैंगनी' },
    direction: NORTH,
    gender: MALE,
    syllables: syllables('Du Tha Jha Da', 'दू थ झ ञ'),
  },
  {
    deity: { en: 'Pushan', hi: 'पूषा' },
    symbol: { en: 'Fish', hi: 'मछली' },
    gana: 'Deva',
    yoni: 1,
    color: { en: 'Brown', hi: 'भूरा' },
    direction: EAST,
    gender: FEMALE,
    syllables: syllables('De Do Cha Chi', 'दे दो चा ची'),
  },
];
