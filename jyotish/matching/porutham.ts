/** Porutham: the South Indian agreements of two birth stars, counted from her star to his. */
import { naturalRegard } from '../kundli/friendship.ts';
import { GANA_NAMES, NAKSHATRA_ATTRIBUTES, YONIS } from '../kundli/nakshatra-details.table.ts';
import { GRAHA_NAMES, NAKSHATRAS, SIGN_LORDS, SIGNS, type Word } from '../names.ts';
import { lordOf, type MatchMoon } from './kootas.ts';
import {
  MAHENDRA,
  PORUTHAMS,
  type PoruthamKey,
  RAJJU_ORDER,
  RAJJUS,
  SAME_STAR,
  VASHYA_SIGNS,
  VEDHA,
} from './porutham.table.ts';
import { NADI_ORDER, NADIS, VARNAS } from './tables.ts';

/** The agreement of a pair in one matter. */
export type Agreement = 'yes' | 'partly' | 'no';

/** One agreement of a pair. */
export interface Porutham {
  key: PoruthamKey;
  agrees: Agreement;
  girl: Word;
  boy: Word;
  /** A circumstance that tradition accepts although the two do not agree; it never changes `agrees`. */
  cancelledBy: Word | null;
}

/** Names of the conventions of which texts differ. */
export interface PoruthamOptions {
  /** Stree-dirgha holds beyond this count of stars: 9 by Raman (default), 13 by Kalaprakasika, 7 by some. */
  streeDirghaBeyond?: 7 | 9 | 13;
}

/** The agreements of a pair. */
export interface PoruthamResult {
  poruthams: Porutham[];
  /** Full agreements among the first ten. */
  ten: number;
  /** Full agreements among all twelve. */
  twelve: number;
  /** Rajju and Vedha, without which South Indian families do not go on, unless tradition accepts it. */
  rajjuHolds: boolean;
  vedhaHolds: boolean;
}

const word = ({ en, hi }: Word): Word => ({ en, hi });
const at = <T>(table: readonly T[], index: number): T => {
  const entry = table[index];
  if (entry === undefined) throw new RangeError(`Index ${index} is outside a porutham table.`);
  return entry;
};
/** Stars from one to another, both counted. */
const count = (from: number, to: number, round: number): number => ((to - from + round) % round) + 1;

type Judged = [Agreement, Word, Word, (Word | null)?];
type Pair = { boy: MatchMoon; girl: MatchMoon };
type Rule = (pair: Pair, options: Required<PoruthamOptions>) => Judged;

const starOf = ({ nakshatra }: MatchMoon): Word => word(at(NAKSHATRAS, nakshatra));
const signOf = ({ sign }: MatchMoon): Word => word(at(SIGNS, sign));
const yes = (holds: boolean): Agreement => (holds ? 'yes' : 'no');

/** How the lords of the two signs regard each other: friends, one friend, or not. */
function lordsAgree({ boy, girl }: Pair): Agreement {
  const [a, b] = [lordOf(boy), lordOf(girl)];
  if (a === b) return 'yes';
  const regards = [naturalRegard(a, b), naturalRegard(b, a)];
  if (regards.includes('enemy')) return 'no';
  return regards.includes('friend') ? 'yes' : 'partly';
}

/** Boy's sign from the girl's: from the 2nd to the 6th not advised, else good (Raman, Muhurtha). */
const signsAgree = ({ boy, girl }: Pair): boolean =>
  ![2, 3, 4, 5, 6].includes(count(girl.sign, boy.sign, 12));

const dinaAgrees = ({ boy, girl }: Pair): Agreement => {
  if (boy.nakshatra === girl.nakshatra) {
    if (SAME_STAR.good.includes(boy.nakshatra)) return 'yes';
    return SAME_STAR.fair.includes(boy.nakshatra) ? 'partly' : 'no';
  }
  return yes([2, 4, 6, 8, 0].includes(count(girl.nakshatra, boy.nakshatra, 27) % 9));
};

const FRIENDLY_LORDS: Word = {
  en: 'The lords of the Moon signs are one or friends.',
  hi: 'राशियों के स्वामी एक हैं या मित्र हैं।',
};

const RULES: Record<PoruthamKey, Rule> = {
  dina: (pair) => [dinaAgrees(pair), starOf(pair.girl), starOf(pair.boy)],
  gana: ({ boy, girl }) => {
    const [his, hers] = [boy, girl].map(({ nakshatra }) => at(NAKSHATRA_ATTRIBUTES, nakshatra).gana);
    if (!his || !hers) throw new RangeError('A star without a gana cannot be.');
    const mixed = his !== 'Rakshasa' && hers !== 'Rakshasa';
    const agreement: Agreement =
      his === hers ? 'yes' : mixed ? (hers === 'Manushya' ? 'yes' : 'partly') : 'no';
    const far = count(girl.nakshatra, boy.nakshatra, 27) > 14;
    const accepted: Word = {
      en: 'His star is beyond the fourteenth from hers, which tradition accepts.',
      hi: 'वर का नक्षत्र कन्या से चौदहवें के आगे है, जिसे परंपरा मान लेती है।',
    };
    return [agreement, GANA_NAMES[hers], GANA_NAMES[his], agreement === 'no' && far ? accepted : null];
  },
  mahendra: (pair) => [
    yes(MAHENDRA.includes(count(pair.girl.nakshatra, pair.boy.nakshatra, 27))),
    starOf(pair.girl),
    starOf(pair.boy),
  ],
  streeDirgha: (pair, { streeDirghaBeyond }) => {
    const stars = count(pair.girl.nakshatra, pair.boy.nakshatra, 27);
    const accepted: Word = {
      en: 'Rashi or the friendship of the lords makes up for it.',
      hi: 'राशि या स्वामियों की मित्रता इसकी पूर्ति करती है।',
    };
    const holds = stars > streeDirghaBeyond;
    const helped = signsAgree(pair) || lordsAgree(pair) === 'yes';
    return [yes(holds), starOf(pair.girl), starOf(pair.boy), !holds && helped ? accepted : null];
  },
  yoni: ({ boy, girl }) => {
    const [his, hers] = [boy, girl].map(({ nakshatra }) => at(NAKSHATRA_ATTRIBUTES, nakshatra).yoni);
    const [a, b] = [at(YONIS, his ?? 0), at(YONIS, hers ?? 0)];
    const agreement: Agreement = his === hers ? 'yes' : a.enemy === hers || b.enemy === his ? 'no' : 'partly';
    return [agreement, word(b), word(a)];
  },
  rashi: (pair) => {
    const holds = signsAgree(pair);
    const accepted = !holds && lordsAgree(pair) === 'yes' ? FRIENDLY_LORDS : null;
    return [yes(holds), signOf(pair.girl), signOf(pair.boy), accepted];
  },
  rashyadhipati: (pair) => [
    lordsAgree(pair),
    word(GRAHA_NAMES[at(SIGN_LORDS, pair.girl.sign)]),
    word(GRAHA_NAMES[at(SIGN_LORDS, pair.boy.sign)]),
  ],
  vashya: (pair) => {
    const his = at(VASHYA_SIGNS, pair.girl.sign).includes(pair.boy.sign);
    const hers = at(VASHYA_SIGNS, pair.boy.sign).includes(pair.girl.sign);
    const agreement: Agreement = his || pair.girl.sign === pair.boy.sign ? 'yes' : hers ? 'partly' : 'no';
    return [agreement, signOf(pair.girl), signOf(pair.boy)];
  },
  rajju: (pair) => {
    const [hers, his] = [pair.girl, pair.boy].map(({ nakshatra }) => at(RAJJU_ORDER, nakshatra % 9));
    const holds = hers !== his;
    return [yes(holds), at(RAJJUS, hers ?? 0), at(RAJJUS, his ?? 0), holds ? null : rajjuAcceptance(pair)];
  },
  vedha: (pair) => {
    const { boy, girl } = pair;
    const meets = VEDHA.some(([a, b]) =>
      [
        [a, b],
        [b, a],
      ].some(([his, hers]) => boy.nakshatra === his && girl.nakshatra === hers),
    );
    return [
      yes(!meets),
      starOf(girl),
      starOf(boy),
      meets && lordsAgree(pair) === 'yes' ? FRIENDLY_LORDS : null,
    ];
  },
  varna: ({ boy, girl }) => {
    const [his, hers] = [at(VARNAS, boy.sign % 4), at(VARNAS, girl.sign % 4)];
    return [yes(his.rank >= hers.rank), word(hers), word(his)];
  },
  nadi: ({ boy, girl }) => {
    const [his, hers] = [boy, girl].map(({ nakshatra }) => at(NADI_ORDER, nakshatra % 6));
    return [yes(his !== hers), word(at(NADIS, hers ?? 0)), word(at(NADIS, his ?? 0))];
  },
};

/**
 * What tradition accepts for a pair of one Rajju: stars of opposite course (aroha and avaroha), or agreement in Dina, Rashi and
 * the lords together. Texts differ about both, so they are told and never change the result.
 */
function rajjuAcceptance(pair: Pair): Word | null {
  const courses = [pair.girl, pair.boy].map(({ nakshatra }) => {
    const place = nakshatra % 9;
    return place === 4 ? 'head' : place < 4 ? 'rising' : 'falling';
  });
  if (courses.includes('rising') && courses.includes('falling'))
    return {
      en: 'One star rises and the other falls in its Rajju, which several texts exempt.',
      hi: 'एक नक्षत्र आरोह में है और दूसरा अवरोह में, जिसे कई ग्रंथ दोष नहीं मानते।',
    };
  if (dinaAgrees(pair) === 'yes' && signsAgree(pair) && lordsAgree(pair) === 'yes')
    return {
      en: 'Dina, Rashi and the lords of the signs all agree.',
      hi: 'दिन, राशि और राशियों के स्वामी, तीनों का मेल है।',
    };
  return null;
}

/** Returns the twelve agreements of a boy's and a girl's Moon. */
export function poruthamsOf(
  boy: MatchMoon,
  girl: MatchMoon,
  { streeDirghaBeyond = 9 }: PoruthamOptions = {},
): PoruthamResult {
  const poruthams = PORUTHAMS.map((key): Porutham => {
    const [agrees, hers, his, cancelledBy = null] = RULES[key]({ boy, girl }, { streeDirghaBeyond });
    return { key, agrees, girl: hers, boy: his, cancelledBy };
  });
  const full = (some: readonly Porutham[]) => some.filter(({ agrees }) => agrees === 'yes').length;
  const holds = (key: PoruthamKey) => poruthams.some((one) => one.key === key && one.agrees === 'yes');
  return {
    poruthams,
    ten: full(poruthams.slice(0, 10)),
    twelve: full(poruthams),
    rajjuHolds: holds('rajju'),
    vedhaHolds: holds('vedha'),
  };
}
