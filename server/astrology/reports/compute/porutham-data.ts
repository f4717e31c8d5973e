/** The South Indian agreements of a pair in the wire format. */
import type { MatchingData, ReportLang } from '#contract/astrology/reports/data.ts';
import { PORUTHAM_NAMES, PORUTHAM_SOURCE, type PoruthamKey, type PoruthamResult } from '#jyotish';
import { listText } from '#languages/dates.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, readWords } from '#languages/read.ts';

const words = readWords('findings/matching');

/** Returns what the two agreements without which South Indian families do not go on come to. */
function weighty({ poruthams }: PoruthamResult, la: ReportLang): string {
  const say = words[la].weighty;
  const failing = poruthams.filter(
    ({ key, agrees }) => (key === 'rajju' || key === 'vedha') && agrees === 'no',
  );
  const sentence = (text: typeof say.stands, some: typeof failing) => {
    const names = some.map(({ key }) => PORUTHAM_NAMES[key][la]);
    return names.length > 0 ? [fillText(text, { names: listText(names, dateWords[la]) })] : [];
  };
  const parts = [
    ...sentence(
      say.stands,
      failing.filter(({ cancelledBy }) => !cancelledBy),
    ),
    ...sentence(
      say.accepted,
      failing.filter(({ cancelledBy }) => cancelledBy),
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
      agrees_name: words[la].agreements[agrees],
      cancelled_by: cancelledBy ? cancelledBy[la] : null,
    })),
    text: weighty(found, la),
    source: PORUTHAM_SOURCE[la],
  };
}
