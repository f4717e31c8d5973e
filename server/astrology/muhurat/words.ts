import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
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
import { readWords } from '#languages/read.ts';

const words = readWords('muhurat/answers');
const grahas = readWords('core/grahas');

/** Returns the name of an entry of the engine's tables, in the glossary's spelling. */
export const nameOf = (table: readonly Name[], id: number, lang: Lang): string =>
  readerSpelling(byId(table, id)[lang]);

/** Returns a tithi with its half of the month: Shukla Panchami, शुक्ल पंचमी. */
export const tithiName = (tithi: number, lang: Lang): string =>
  `${readerSpelling(byId(PAKSHAS, tithi > 15 ? 1 : 0)[lang]).split(' ')[0]} ${nameOf(TITHIS, tithi, lang)}`;

/** Returns the name of a season and the sentence that explains it. */
export const seasonWords = (season: Season, lang: Lang): { name: string; text: string } =>
  words[lang].seasons[season];

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
  if (id === 'hora' || id === 'graha-combust') return grahas[lang][value as Graha];
  if (id === 'bhadra') return words[lang].abodes[value as keyof (typeof words)[Lang]['abodes']] ?? '';
  if (id === 'disha-shool') return DIRECTIONS[value as Direction][lang].toLowerCase();
  return String(value ?? '');
}

/** Returns the sentence of a reason. */
export function reasonText(fact: MuhuratFact, lang: Lang): string {
  if (fact.id in words.en.seasons && fact.value === null) {
    const { name, text } = seasonWords(fact.id as Season, lang);
    return `${name}: ${text.replace(/[.।]$/, '')}`;
  }
  const reason = words[lang].reasons[fact.id as Exclude<FactId, Season> | 'lunar-month'];
  return fillText(typeof reason === 'string' ? reason : reason[fact.effect], { x: valueWords(fact, lang) });
}
