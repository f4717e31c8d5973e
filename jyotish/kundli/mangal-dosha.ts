/**
 * Mangal dosha: Mars in the 1st, 2nd, 4th, 7th, 8th or 12th house from the lagna. Counting from the Moon and from Venus
 * is common too; those readings are given as rows of their own and never decide.
 */
import type { Word } from '../names.ts';
import { aspects } from './aspects.ts';
import type { Chart } from './chart.ts';
import { isExalted, isOwnSign } from './dignity.ts';

const DOSHA_HOUSES = [1, 2, 4, 7, 8, 12];
/** Houses 2 and 12 are held to be mild, the others strong. */
const MILD_HOUSES = [2, 12];
const TUESDAY = 2;

/** A circumstance that is held to soften or cancel the dosha; it never changes `present`. */
export interface MangalException {
  id: string;
  en: string;
  hi: string;
}

/** Mars counted from one reference point. */
export interface MangalReading {
  from: 'lagna' | 'Moon' | 'Venus';
  /** House of Mars from there, 1 to 12. */
  house: number;
  present: boolean;
}

/** The dosha of a chart. `present`, `strength` and `exceptions` follow the reading from the lagna. */
export interface MangalDosha {
  present: boolean;
  strength: 'Mild' | 'Strong' | null;
  /** House of Mars from the lagna. */
  house: number;
  exceptions: MangalException[];
  /** From the lagna, the Moon and Venus. */
  readings: MangalReading[];
  description: Word;
  remedies: Word[];
}

/** A sentence for each exception; signs and houses as listed by B. V. Raman and in common practice. */
const EXCEPTIONS: readonly (MangalException & { holds: (chart: Chart, weekday: number) => boolean })[] = [
  {
    id: 'jupiter-in-lagna',
    en: 'Jupiter stands in the ascendant.',
    hi: 'गुरु लग्न में स्थित हैं।',
    holds: (chart) => chart.grahas.Jupiter.house === 1,
  },
  {
    id: 'born-on-tuesday',
    en: 'The birth fell on a Tuesday, the day of Mars.',
    hi: 'जन्म मंगलवार को हुआ है, जो मंगल का ही दिन है।',
    holds: (_, weekday) => weekday === TUESDAY,
  },
  {
    id: 'age-28',
    en: 'A mild dosha is held to lose its force after the age of 28.',
    hi: 'आंशिक दोष का प्रभाव 28 वर्ष की आयु के बाद समाप्त माना जाता है।',
    holds: (chart) => MILD_HOUSES.includes(chart.grahas.Mars.house),
  },
  ...(
    [
      [
        'house-2',
        2,
        [2, 5],
        'Mars is in the 2nd house in Gemini or Virgo.',
        'मंगल द्वितीय भाव में मिथुन या कन्या राशि में हैं।',
      ],
      [
        'house-4',
        4,
        [0, 7],
        'Mars is in the 4th house in Aries or Scorpio.',
        'मंगल चतुर्थ भाव में मेष या वृश्चिक राशि में हैं।',
      ],
      [
        'house-7',
        7,
        [3, 9],
        'Mars is in the 7th house in Cancer or Capricorn.',
        'मंगल सप्तम भाव में कर्क या मकर राशि में हैं।',
      ],
      [
        'house-8',
        8,
        [8, 11],
        'Mars is in the 8th house in Sagittarius or Pisces.',
        'मंगल अष्टम भाव में धनु या मीन राशि में हैं।',
      ],
      [
        'house-12',
        12,
        [1, 6],
        'Mars is in the 12th house in Taurus or Libra.',
        'मंगल द्वादश भाव में वृषभ या तुला राशि में हैं।',
      ],
    ] as const
  ).map(([id, house, signs, en, hi]) => ({
    id,
    en,
    hi,
    holds: ({ grahas: { Mars } }: Chart) => Mars.house === house && signs.some((sign) => sign === Mars.sign),
  })),
  {
    id: 'leo-aquarius',
    en: 'Mars is in Leo or Aquarius.',
    hi: 'मंगल सिंह या कुंभ राशि में हैं।',
    holds: ({ grahas: { Mars } }) => Mars.sign === 4 || Mars.sign === 10,
  },
  {
    id: 'own-or-exalted',
    en: 'Mars is in its own sign or exalted.',
    hi: 'मंगल स्वराशि में या उच्च के हैं।',
    holds: ({ grahas: { Mars } }) => isOwnSign('Mars', Mars.sign) || isExalted('Mars', Mars.sign),
  },
  {
    id: 'jupiter-with-mars',
    en: 'Jupiter joins Mars or looks at it.',
    hi: 'मंगल गुरु के साथ हैं या उन पर गुरु की दृष्टि है।',
    holds: ({ grahas: { Mars, Jupiter } }) =>
      Mars.sign === Jupiter.sign || aspects('Jupiter', Jupiter.sign, Mars.sign),
  },
  {
    id: 'moon-with-mars',
    en: 'The Moon joins Mars.',
    hi: 'मंगल चंद्र के साथ हैं।',
    holds: ({ grahas: { Mars, Moon } }) => Mars.sign === Moon.sign,
  },
  {
    id: 'lagna-cancer-leo',
    en: 'The ascendant is Cancer or Leo, for which Mars is a benefic.',
    hi: 'लग्न कर्क या सिंह है, जिसके लिए मंगल शुभ हैं।',
    holds: ({ lagna }) => lagna.sign === 3 || lagna.sign === 4,
  },
];

const REMEDIES: readonly Word[] = [
  { en: 'Recite the Hanuman Chalisa on Tuesdays.', hi: 'मंगलवार को हनुमान चालीसा का पाठ करें।' },
  { en: 'Keep a simple fast on Tuesdays.', hi: 'मंगलवार को सात्त्विक व्रत रखें।' },
  { en: 'Chant the mantra of Mars: Om Angarakaya Namah.', hi: 'मंगल मंत्र ‘ॐ अंगारकाय नमः’ का जप करें।' },
  {
    en: 'Give red lentils, jaggery or red cloth to those in need.',
    hi: 'मसूर की दाल, गुड़ या लाल वस्त्र का दान करें।',
  },
  {
    en: 'Offer vermilion and red flowers at a Hanuman temple.',
    hi: 'हनुमान मंदिर में सिंदूर और लाल पुष्प अर्पित करें।',
  },
  {
    en: 'Have a Mangal Shanti puja performed by a priest you trust.',
    hi: 'जिन पर भरोसा हो, ऐसे पुरोहित से मंगल शांति पूजा करवाएँ।',
  },
  {
    en: 'Wear red coral only after an astrologer has seen the whole chart.',
    hi: 'मूंगा तभी धारण करें जब ज्योतिषी पूरी कुंडली देख लें।',
  },
  {
    en: 'Be patient in speech and kind to brothers and neighbours.',
    hi: 'बोलने में धैर्य रखें और भाइयों और पड़ोसियों से प्रेम से रहें।',
  },
];

function readingFrom(chart: Chart, from: MangalReading['from']): MangalReading {
  const base = from === 'lagna' ? chart.lagna.sign : chart.grahas[from].sign;
  const house = ((chart.grahas.Mars.sign - base + 12) % 12) + 1;
  return { from, house, present: DOSHA_HOUSES.includes(house) };
}

/** Returns the Mangal dosha of a chart; `weekday` is that of the civil date of birth, Sunday 0. */
export function mangalDosha(chart: Chart, weekday: number): MangalDosha {
  const readings = (['lagna', 'Moon', 'Venus'] as const).map((from) => readingFrom(chart, from));
  const { house } = chart.grahas.Mars;
  const present = DOSHA_HOUSES.includes(house);
  if (!present) {
    const description = {
      en: `No Mangal dosha: Mars is in house ${house} from the ascendant.`,
      hi: `मंगल दोष नहीं है: मंगल लग्न से भाव ${house} में हैं।`,
    };
    return { present, strength: null, house, exceptions: [], readings, description, remedies: [] };
  }
  const strength = MILD_HOUSES.includes(house) ? 'Mild' : 'Strong';
  const held = EXCEPTIONS.filter(({ holds }) => holds(chart, weekday));
  return {
    present,
    strength,
    house,
    exceptions: held.map(({ id, en, hi }) => ({ id, en, hi })),
    readings,
    description: {
      en: `Mars is in house ${house} from the ascendant: ${strength === 'Mild' ? 'mild' : 'strong'} Mangal dosha.`,
      hi: `मंगल लग्न से भाव ${house} में हैं: ${strength === 'Mild' ? 'आंशिक' : 'प्रबल'} मंगल दोष।`,
    },
    remedies: [...REMEDIES],
  };
}
