/** The South Indian agreements of a pair in the wire format. */
import type { MatchingData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type Agreement,
  PORUTHAM_NAMES,
  PORUTHAM_SOURCE,
  type PoruthamKey,
  type PoruthamResult,
} from '#jyotish';

const AGREEMENTS: Record<Agreement, Record<ReportLang, string>> = {
  yes: { en: 'Agrees', hi: 'मेल है' },
  partly: { en: 'Partly', hi: 'आंशिक मेल' },
  no: { en: 'Does not agree', hi: 'मेल नहीं' },
};

const texts = {
  en: {
    both: 'Rajju and Vedha, which South Indian families look at first, both hold.',
    accepted: '{names} does not hold, and tradition accepts it here.',
    stands: '{names} does not hold; South Indian families ask an astrologer about it.',
    and: ' and ',
  },
  hi: {
    both: 'रज्जु और वेध, जिन्हें दक्षिण भारत में सबसे पहले देखा जाता है, दोनों ठीक हैं।',
    accepted: '{names} ठीक नहीं है, पर परंपरा यहाँ इसे मान लेती है।',
    stands: '{names} ठीक नहीं है; दक्षिण भारत में इसके लिए ज्योतिषी से पूछा जाता है।',
    and: ' और ',
  },
} as const;

/** Returns what the two agreements without which South Indian families do not go on come to. */
function weighty({ poruthams }: PoruthamResult, la: ReportLang): string {
  const say = texts[la];
  const failing = poruthams.filter(
    ({ key, agrees }) => (key === 'rajju' || key === 'vedha') && agrees === 'no',
  );
  const sentence = (some: typeof failing, text: string) =>
    some.length === 0
      ? []
      : [text.replace('{names}', some.map(({ key }) => PORUTHAM_NAMES[key][la]).join(say.and))];
  const parts = [
    ...sentence(
      failing.filter(({ cancelledBy }) => !cancelledBy),
      say.stands,
    ),
    ...sentence(
      failing.filter(({ cancelledBy }) => cancelledBy),
      say.accepted,
    ),
  ];
  return parts.length === 0 ? say.both : parts.join(' ');
}

/** Returns the twelve agreements. */
export function poruthamData(found: PoruthamResult, la: ReportLang): MatchingData['porutham'] {
  const nameOf = (key: PoruthamKey) => PORUTHAM_NAMES[key];
  return {
    ten: found.ten,
    twelve: found.twelve,
    list: found.poruthams.map(({ key, agrees, girl, boy, cancelledBy }) => ({
      key,
      name: nameOf(key)[la],
      about: nameOf(key).about[la],
      girl: girl[la],
      boy: boy[la],
      agrees,
      agrees_name: AGREEMENTS[agrees][la],
      cancelled_by: cancelledBy ? cancelledBy[la] : null,
    })),
    text: weighty(found, la),
    source: PORUTHAM_SOURCE[la],
  };
}
