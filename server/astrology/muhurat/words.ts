import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { grahas } from '#contract/catalog/products/facts/places.ts';
import {
  byId,
  CHOGHADIYAS,
  DIRECTIONS,
  type Direction,
  type FactId,
  type Graha,
  LUNAR_MONTHS,
  type MuhuratFact,
  NAKSHATRAS,
  type Name,
  PAKSHAS,
  type Season,
  SIGNS,
  TARAS,
  TITHIS,
  WEEKDAYS,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';

type Words = Record<Lang, string>;

/** Returns the name of an entry of the engine's tables, in the glossary's spelling. */
export const nameOf = (table: readonly Name[], id: number, lang: Lang): string =>
  readerSpelling(byId(table, id)[lang]);

/** Returns a tithi with its half of the month: Shukla Panchami, शुक्ल पंचमी. */
export const tithiName = (tithi: number, lang: Lang): string =>
  `${readerSpelling(byId(PAKSHAS, tithi > 15 ? 1 : 0)[lang]).split(' ')[0]} ${nameOf(TITHIS, tithi, lang)}`;

const keys: Record<Graha, keyof typeof grahas> = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangal',
  Mercury: 'budh',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
  Rahu: 'rahu',
  Ketu: 'ketu',
};

/** Returns a graha in Indian words: Guru, गुरु. */
const grahaName = (graha: Graha, lang: Lang): string => grahas[keys[graha]][lang].replace(/ \(.*/, '');

/** The seasons, with the sentence that says when they are. */
const seasons: Record<Season, { name: Words; text: Words }> = {
  kharmas: {
    name: { en: 'Kharmas', hi: 'खरमास' },
    text: {
      en: 'The Sun is in a sign of Guru (Dhanu or Meena).',
      hi: 'सूर्य गुरु की राशि (धनु या मीन) में हैं।',
    },
  },
  adhika: {
    name: { en: 'Adhika month', hi: 'अधिक मास' },
    text: {
      en: 'An added lunar month, in which the Sun enters no sign.',
      hi: 'अधिक चंद्र मास, जिसमें सूर्य किसी नई राशि में नहीं जाते।',
    },
  },
  chaturmas: {
    name: { en: 'Chaturmas', hi: 'चातुर्मास' },
    text: {
      en: 'From Devshayani to Devuthani Ekadashi, while Vishnu sleeps.',
      hi: 'देवशयनी से देवउठनी एकादशी तक, जब विष्णु शयन करते हैं।',
    },
  },
  'pitru-paksha': {
    name: { en: 'Pitru Paksha', hi: 'पितृ पक्ष' },
    text: { en: 'The fortnight of the ancestors.', hi: 'पूर्वजों का पखवाड़ा।' },
  },
  holashtak: {
    name: { en: 'Holashtak', hi: 'होलाष्टक' },
    text: {
      en: 'The eight days before Holi, kept in the north and west.',
      hi: 'होली से पहले के आठ दिन, जो उत्तर और पश्चिम भारत में माने जाते हैं।',
    },
  },
  'guru-asta': {
    name: { en: 'Guru is not visible', hi: 'गुरु अस्त' },
    text: { en: 'Guru is too near the Sun to be seen.', hi: 'गुरु सूर्य के इतने पास हैं कि दिखाई नहीं देते।' },
  },
  'shukra-asta': {
    name: { en: 'Shukra is not visible', hi: 'शुक्र अस्त' },
    text: { en: 'Shukra is too near the Sun to be seen.', hi: 'शुक्र सूर्य के इतने पास हैं कि दिखाई नहीं देते।' },
  },
  sankranti: {
    name: { en: 'Sankranti', hi: 'संक्रांति' },
    text: {
      en: 'Sixteen ghatis before and after the Sun enters a sign.',
      hi: 'सूर्य के राशि बदलने से सोलह घटी पहले और बाद तक।',
    },
  },
  'solar-month': {
    name: { en: 'Not a month of weddings', hi: 'विवाह का मास नहीं' },
    text: {
      en: 'The Sun is in a sign that Muhurta Chintamani does not name for it.',
      hi: 'सूर्य उस राशि में हैं जिसे मुहूर्त चिंतामणि इसके लिए नहीं बताता।',
    },
  },
  'lunar-month': {
    name: { en: 'Not a month of griha pravesh', hi: 'गृह प्रवेश का मास नहीं' },
    text: {
      en: 'A lunar month that the texts do not name for it.',
      hi: 'यह चंद्र मास ग्रंथों में इसके लिए नहीं बताया गया है।',
    },
  },
};

/** Returns the name of a season and the sentence that explains it. */
export const seasonWords = (season: Season, lang: Lang): { name: string; text: string } => ({
  name: seasons[season].name[lang],
  text: seasons[season].text[lang],
});

type Sentence = { for: Words; against: Words };
const both = (en: string, hi: string): Sentence => ({ for: { en, hi }, against: { en, hi } });

/** The sentence of each reason; `{x}` is its value in words. Seasons have their own. */
const sentences: Record<Exclude<FactId, Season> | 'lunar-month', Sentence> = {
  nakshatra: {
    for: { en: '{x}, a star the texts praise for this', hi: '{x}: शास्त्रों में इस कार्य के लिए श्रेष्ठ' },
    against: { en: '{x}, a star that is only allowed', hi: '{x}, जो मध्यम नक्षत्र है' },
  },
  tithi: both('{x}, a good tithi', '{x}, शुभ तिथि'),
  weekday: {
    for: { en: '{x}, a good day for this', hi: '{x}, इसके लिए शुभ वार' },
    against: { en: '{x}, a day that is only allowed', hi: '{x}, जो मध्यम वार है' },
  },
  lagna: both('{x} rises, a good lagna for this', '{x} लग्न, जो इसके लिए शुभ है'),
  hora: both('The hora of {x}', '{x} की होरा'),
  choghadiya: both('The choghadiya {x}', '{x} चौघड़िया'),
  'bright-half': both('The Moon is growing', 'चंद्रमा बढ़ रहे हैं'),
  'dark-half': both('The Moon is thin, after the tenth of the dark half', 'कृष्ण दशमी के बाद चंद्रमा क्षीण हैं'),
  'lunar-month': {
    for: { en: '{x}, a month the texts praise for this', hi: '{x}: शास्त्रों में इस कार्य के लिए श्रेष्ठ मास' },
    against: { en: '{x}, a month that is only allowed', hi: '{x}, जो मध्यम मास है' },
  },
  'sarvartha-siddhi': both('Sarvartha Siddhi Yoga', 'सर्वार्थ सिद्धि योग'),
  'amrit-siddhi': both('Amrit Siddhi Yoga', 'अमृत सिद्धि योग'),
  'guru-pushya': both('Guru Pushya Yoga', 'गुरु पुष्य योग'),
  'ravi-pushya': both('Ravi Pushya Yoga', 'रवि पुष्य योग'),
  'ravi-yoga': both('Ravi Yoga, which removes many doshas', 'रवि योग, जो कई दोष दूर करता है'),
  abhijit: both('Abhijit, the middle muhurat of the day', 'अभिजित, दिन का मध्य मुहूर्त'),
  'amrit-kaal': both('Amrit Kaal of the star', 'नक्षत्र का अमृत काल'),
  godhuli: both('Godhuli, the hour of dusk', 'गोधूलि बेला'),
  bhadra: both('Bhadra, but not on earth: it dwells in {x}', 'भद्रा है, पर पृथ्वी पर नहीं: उसका वास {x} में है'),
  dagdha: both('{x} is a burnt tithi on this weekday', 'इस वार को {x} दग्ध तिथि है'),
  panchaka: both(
    'The count of tithi, weekday, star and lagna is not free of panchaka',
    'तिथि, वार, नक्षत्र और लग्न का योग पंचक रहित नहीं है',
  ),
  'moon-panchaka': both('Panchaka: not for a journey to the south', 'पंचक: दक्षिण की यात्रा के लिए नहीं'),
  'disha-shool': both('Disha Shool: do not set out towards the {x}', 'दिशाशूल: {x} की ओर न निकलें'),
  'graha-combust': both('{x} is hidden by the Sun', '{x} अस्त हैं'),
  tara: {
    for: { en: '{x} tara from your birth star', hi: 'आपके जन्म नक्षत्र से {x} तारा' },
    against: {
      en: '{x} tara from your birth star, which is not good',
      hi: 'आपके जन्म नक्षत्र से {x} तारा, जो शुभ नहीं है',
    },
  },
  chandrabala: {
    for: {
      en: 'The Moon is in house {x} from your sign: chandrabala',
      hi: 'चंद्रमा आपकी राशि से भाव {x} में: चंद्रबल है',
    },
    against: {
      en: 'The Moon is in house {x} from your sign: no chandrabala',
      hi: 'चंद्रमा आपकी राशि से भाव {x} में: चंद्रबल नहीं है',
    },
  },
  'lagna-eighth': both('{x} rises, the eighth from your sign', '{x} लग्न, जो आपकी राशि से आठवीं है'),
};

const abodes: Record<string, Words> = {
  heaven: { en: 'heaven', hi: 'स्वर्ग' },
  underworld: { en: 'the world below', hi: 'पाताल' },
};

/** Returns the value of a reason in words. */
function valueWords({ id, value }: MuhuratFact, lang: Lang): string {
  const n = Number(value);
  if (id === 'nakshatra') return nameOf(NAKSHATRAS, n, lang);
  if (id === 'tithi' || id === 'dagdha') return tithiName(n, lang);
  if (id === 'weekday') return nameOf(WEEKDAYS, n, lang);
  if (id === 'lagna' || id === 'lagna-eighth') return nameOf(SIGNS, n, lang);
  if (id === 'choghadiya') return nameOf(CHOGHADIYAS, n, lang);
  if (id === 'lunar-month') return nameOf(LUNAR_MONTHS, n, lang);
  if (id === 'tara') return readerSpelling(TARAS[n - 1]?.[lang] ?? '');
  if (id === 'hora' || id === 'graha-combust') return grahaName(value as Graha, lang);
  if (id === 'bhadra') return abodes[String(value)]?.[lang] ?? '';
  if (id === 'disha-shool') {
    const direction = DIRECTIONS[value as Direction][lang];
    return lang === 'en' ? direction.toLowerCase() : direction;
  }
  return String(value ?? '');
}

/** Returns the sentence of a reason. */
export function reasonText(fact: MuhuratFact, lang: Lang): string {
  if (fact.id in seasons && fact.value === null) {
    const { name, text } = seasonWords(fact.id as Season, lang);
    return `${name}: ${text.replace(/[.।]$/, '')}`;
  }
  const sentence = sentences[fact.id as Exclude<FactId, Season>];
  return fillText(sentence[fact.effect][lang], { x: valueWords(fact, lang) });
}
