/**
 * Doshas beside Mangal, Kaal Sarp and Sade Sati: Pitra dosha of later practice, and the births for which Parashara knows a
 * remedy (BPHS 85 to 94: new moon, fourteenth of the dark half, Bhadra, Vyatipata and Vaidhriti, gandanta stars, sankranti).
 * Each says what forms it, what softens it, and one quiet thing that tradition does.
 */
import { GRAHA_NAMES, type Graha, type Word } from '../names.ts';
import type { BirthPanchang } from './birth-panchang.ts';
import type { Chart } from './chart.ts';
import { areTogether, DUSTHANAS, houseOf, isDignified, looksAt, lordOf, standsIn } from './yogas/yoga-sky.ts';

/** The doshas that are looked for. */
export const BIRTH_DOSHAS = [
  'pitra',
  'gandaMool',
  'gandanta',
  'amavasya',
  'chaturdashi',
  'bhadra',
  'yoga',
  'sankranti',
] as const;
/** One of those doshas. */
export type BirthDoshaName = (typeof BIRTH_DOSHAS)[number];

/** A dosha of a chart. */
export interface BirthDosha {
  name: BirthDoshaName;
  title: Word;
  present: boolean;
  /** What forms it, one sentence each; empty when absent. */
  because: Word[];
  /** What softens it, one sentence each. */
  softenedBy: Word[];
  /** What tradition does; given when present. */
  remedy: Word | null;
}

type Finding = Pick<BirthDosha, 'because' | 'softenedBy'>;

const TITLES: Record<BirthDoshaName, Word> = {
  pitra: { en: 'Pitra dosha', hi: 'पितृ दोष' },
  gandaMool: { en: 'Ganda Mool star', hi: 'गंडमूल नक्षत्र' },
  gandanta: { en: 'Gandanta', hi: 'गंडांत' },
  amavasya: { en: 'Birth at the new moon', hi: 'अमावस्या का जन्म' },
  chaturdashi: { en: 'Birth on the dark fourteenth', hi: 'कृष्ण चतुर्दशी का जन्म' },
  bhadra: { en: 'Birth in Bhadra', hi: 'भद्रा का जन्म' },
  yoga: { en: 'Birth in Vyatipata or Vaidhriti', hi: 'व्यतीपात या वैधृति का जन्म' },
  sankranti: { en: 'Birth on a sankranti', hi: 'संक्रांति का जन्म' },
};

const REMEDIES: Record<BirthDoshaName, Word> = {
  pitra: {
    en: 'Remember those who came before you: a lamp, water, or a meal given in their name on the new moon.',
    hi: 'पूर्वजों का स्मरण करें: अमावस्या पर उनके नाम का दीप, जल या भोजन-दान।',
  },
  gandaMool: {
    en: 'Families have a quiet puja done when the star returns, about a month after the birth.',
    hi: 'परिवार जन्म के लगभग एक मास बाद, नक्षत्र लौटने पर, शांति पूजा करवाते हैं।',
  },
  gandanta: {
    en: 'Give a little milk or grain, and let the family bless the child together.',
    hi: 'थोड़ा दूध या अन्न दान करें, और पूरा परिवार साथ मिलकर शिशु को आशीर्वाद दे।',
  },
  amavasya: {
    en: 'Honour the Sun and the Moon together, with water at dawn and a lamp at dusk.',
    hi: 'सूर्य और चंद्र का साथ पूजन करें: प्रातः जल और संध्या को दीप।',
  },
  chaturdashi: {
    en: 'Worship Shiva with water and leaves of bilva.',
    hi: 'जल और बिल्वपत्र से शिव का पूजन करें।',
  },
  bhadra: {
    en: 'Light a lamp for Vishnu, and give food to those who work with their hands.',
    hi: 'विष्णु के लिए दीप जलाएँ और श्रम करने वालों को भोजन कराएँ।',
  },
  yoga: {
    en: 'Offer water to the Sun and give what you can on that day of the year.',
    hi: 'सूर्य को जल दें और उस दिन जितना बन पड़े दान करें।',
  },
  sankranti: {
    en: 'Give sesame, grain or cloth on a sankranti.',
    hi: 'संक्रांति पर तिल, अन्न या वस्त्र दान करें।',
  },
};

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati: the stars where sign and star end together. */
const GANDA_MOOL = [0, 8, 9, 17, 18, 26];
/** Degrees about the joint of water and fire: one pada of the Moon's star on each side. */
const GANDANTA_DEGREES = 10 / 3;

const name = (graha: Graha): Word => GRAHA_NAMES[graha];

/** Pitra dosha as later practice reads it: the Sun, the 9th house and its lord with the nodes. */
function pitra(chart: Chart): Finding {
  const ninth = lordOf(chart, 9);
  const because: Word[] = [];
  for (const node of ['Rahu', 'Ketu'] as const) {
    if (areTogether(chart, 'Sun', node))
      because.push({ en: `The Sun is with ${name(node).en}.`, hi: `सूर्य ${name(node).hi} के साथ हैं।` });
    if (houseOf(chart, node) === 9)
      because.push({ en: `${name(node).en} is in the 9th house.`, hi: `${name(node).hi} नवम भाव में हैं।` });
    if (ninth !== 'Sun' && areTogether(chart, ninth, node))
      because.push({
        en: `The lord of the 9th, ${name(ninth).en}, is with ${name(node).en}.`,
        hi: `नवमेश ${name(ninth).hi} ${name(node).hi} के साथ हैं।`,
      });
  }
  if (areTogether(chart, 'Sun', 'Saturn'))
    because.push({ en: 'The Sun is with Saturn.', hi: 'सूर्य शनि के साथ हैं।' });
  const softenedBy: Word[] = [];
  if (because.length > 0) {
    if (looksAt(chart, 'Jupiter', 'Sun') || houseOf(chart, 'Jupiter') === 9)
      softenedBy.push({
        en: 'Jupiter looks at the Sun or stands in the 9th house.',
        hi: 'गुरु सूर्य को देखते हैं या नवम भाव में हैं।',
      });
    if (isDignified(chart, ninth) && !standsIn(chart, ninth, DUSTHANAS))
      softenedBy.push({
        en: `The lord of the 9th, ${name(ninth).en}, is in its own sign or exalted.`,
        hi: `नवमेश ${name(ninth).hi} स्वराशि में या उच्च के हैं।`,
      });
  }
  return { because, softenedBy };
}

/** Degrees from the nearest joint of Karka and Simha, Vrischika and Dhanu, Meena and Mesha. */
const fromJoint = (longitude: number): number => {
  const beyond = longitude % 120;
  return Math.min(beyond, 120 - beyond);
};

function starFindings(chart: Chart): Record<'gandaMool' | 'gandanta', Finding> {
  const { nakshatra, longitude } = chart.grahas.Moon;
  const inMool = GANDA_MOOL.includes(nakshatra.id);
  const near = fromJoint(longitude) < GANDANTA_DEGREES;
  const helped: Word[] = looksAt(chart, 'Jupiter', 'Moon')
    ? [{ en: 'Jupiter looks at the Moon.', hi: 'गुरु चंद्र को देखते हैं।' }]
    : [];
  const far: Word = {
    en: `The Moon is in pada ${nakshatra.pada}, away from the joint of the signs.`,
    hi: `चंद्र चरण ${nakshatra.pada} में हैं, राशियों की संधि से दूर।`,
  };
  return {
    gandaMool: {
      because: inMool
        ? [
            {
              en: 'The Moon is in one of the six stars at the joints of the zodiac.',
              hi: 'चंद्र राशिचक्र की संधियों के छह नक्षत्रों में से एक में हैं।',
            },
          ]
        : [],
      softenedBy: inMool ? [...(near ? [] : [far]), ...helped] : [],
    },
    gandanta: {
      because: near
        ? [
            {
              en: 'The Moon is within one pada of the joint between a watery and a fiery sign.',
              hi: 'चंद्र जल और अग्नि राशि की संधि से एक चरण के भीतर हैं।',
            },
          ]
        : [],
      softenedBy: near ? helped : [],
    },
  };
}

const when = (holds: boolean, en: string, hi: string): Finding => ({
  because: holds ? [{ en, hi }] : [],
  softenedBy: [],
});

/** Returns the doshas of a birth, present or not, in a fixed order. */
export function birthDoshas(chart: Chart, { tithi, karana, yoga }: BirthPanchang): BirthDosha[] {
  const sun = chart.grahas.Sun;
  const untilBorder = Math.min(sun.degree, 30 - sun.degree) / Math.abs(sun.speed || 1);
  const findings: Record<BirthDoshaName, Finding> = {
    pitra: pitra(chart),
    ...starFindings(chart),
    amavasya: when(tithi.id === 30, 'The tithi of birth is Amavasya.', 'जन्म की तिथि अमावस्या है।'),
    chaturdashi: when(
      tithi.id === 29,
      'The tithi of birth is the fourteenth of the dark half.',
      'जन्म की तिथि कृष्ण चतुर्दशी है।',
    ),
    bhadra: when(
      karana.id === 6,
      'The karana of birth is Vishti, which is Bhadra.',
      'जन्म का करण विष्टि, अर्थात भद्रा है।',
    ),
    yoga: when(
      yoga.id === 16 || yoga.id === 26,
      `The yoga of birth is ${yoga.id === 16 ? 'Vyatipata' : 'Vaidhriti'}.`,
      `जन्म का योग ${yoga.id === 16 ? 'व्यतीपात' : 'वैधृति'} है।`,
    ),
    // Sixteen ghatis before and after the Sun's entry (Muhurta Chintamani 3).
    sankranti: when(
      untilBorder < 16 / 60,
      'The Sun changed its sign within sixteen ghatis (6 hours 24 minutes) of the birth.',
      'जन्म के सोलह घटी (6 घंटे 24 मिनट) के भीतर सूर्य ने राशि बदली।',
    ),
  };
  return BIRTH_DOSHAS.map((dosha) => {
    const { because, softenedBy } = findings[dosha];
    const present = because.length > 0;
    return {
      name: dosha,
      title: TITLES[dosha],
      present,
      because,
      softenedBy,
      remedy: present ? REMEDIES[dosha] : null,
    };
  });
}
