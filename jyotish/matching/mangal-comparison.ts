/** Mangal dosha of two charts side by side, by all three points that traditions count from. */
import type { MangalDosha } from '../kundli/mangal-dosha.ts';
import type { Word } from '../names.ts';

/**
 * Weight of the dosha in one chart. `full`: from the ascendant, with no exception. `light`: from the ascendant with an
 * exception, or from the Moon or Venus only. `none`: from none of the three.
 */
export type MangalWeight = 'none' | 'light' | 'full';

/** Mangal dosha of both. */
export interface MangalComparison {
  boy: MangalDosha;
  girl: MangalDosha;
  weight: { boy: MangalWeight; girl: MangalWeight };
  /** False when one chart has the dosha in full and the other by no count at all. It never changes the points. */
  balanced: boolean;
  advice: Word;
}

/** Returns the weight of a chart's dosha. */
export function mangalWeight({ present, exceptions, readings }: MangalDosha): MangalWeight {
  if (present) return exceptions.length > 0 ? 'light' : 'full';
  return readings.some((reading) => reading.present) ? 'light' : 'none';
}

const WHO = { boy: { en: 'boy', hi: 'वर' }, girl: { en: 'girl', hi: 'कन्या' } } as const;

/** Why the dosha of a chart is light, as a clause. */
function lightness({ present }: MangalDosha): Word {
  return present
    ? { en: 'with circumstances that soften it', hi: 'जिसके परिहार उपस्थित हैं' }
    : { en: 'only when Mars is counted from the Moon or Venus', hi: 'केवल चंद्र या शुक्र से गिनने पर' };
}

function adviceOf(boy: MangalDosha, girl: MangalDosha): Word {
  const [his, hers] = [mangalWeight(boy), mangalWeight(girl)];
  if (his === 'none' && hers === 'none')
    return {
      en: 'Neither has Mangal dosha, counted from the ascendant, the Moon or Venus.',
      hi: 'लग्न, चंद्र या शुक्र, किसी से भी गिनें, दोनों को मंगल दोष नहीं है।',
    };
  if (his !== 'none' && hers !== 'none') {
    const light = his === 'light' && hers === 'light';
    return light
      ? {
          en: 'Both have a light form of Mangal dosha, and tradition holds that like balances like.',
          hi: 'दोनों में हल्का मंगल दोष है, और परंपरा में समान दोष एक-दूसरे को संतुलित करते हैं।',
        }
      : {
          en: 'Both have Mangal dosha, and tradition holds that like balances like.',
          hi: 'दोनों को मंगल दोष है, और परंपरा में समान दोष एक-दूसरे को संतुलित करते हैं।',
        };
  }
  const side = his === 'none' ? 'girl' : 'boy';
  const dosha = side === 'girl' ? girl : boy;
  const who = WHO[side];
  if (mangalWeight(dosha) === 'light') {
    const why = lightness(dosha);
    return {
      en: `Only the ${who.en} has Mangal dosha, ${why.en}; tradition gives it little weight.`,
      hi: `केवल ${who.hi} को मंगल दोष है, ${why.hi}; परंपरा इसे कम महत्व देती है।`,
    };
  }
  return {
    en: `Only the ${who.en} has Mangal dosha, and nothing softens it; ask an astrologer before you decide.`,
    hi: `केवल ${who.hi} को मंगल दोष है और कोई परिहार नहीं है; निर्णय से पहले ज्योतिषी से परामर्श करें।`,
  };
}

/** Compares two charts. */
export function compareMangal(boy: MangalDosha, girl: MangalDosha): MangalComparison {
  const weight = { boy: mangalWeight(boy), girl: mangalWeight(girl) };
  const weights = [weight.boy, weight.girl];
  const balanced = !(weights.includes('full') && weights.includes('none'));
  return { boy, girl, weight, balanced, advice: adviceOf(boy, girl) };
}
