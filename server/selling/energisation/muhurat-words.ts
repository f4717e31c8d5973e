import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { Muhurat as MuhuratOnWire } from '#contract/selling/energisation/endpoints.ts';
import { byId, NAKSHATRAS, type Name, PAKSHAS, TITHIS, WEEKDAY_LORDS, WEEKDAYS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { engineGrahas, type Muhurat, type MuhuratGraha } from './muhurat.ts';

const words = readWords('energisation/answers');
const grahas = readWords('core/grahas');

/** The place of an energisation, in both languages. */
export type MuhuratPlace = { name: string; nameHi: string };

const nameOf = (table: readonly Name[], id: number, lang: Lang): string =>
  readerSpelling(byId(table, id)[lang]);

function dayReason({ weekday: id, day }: Muhurat, of: MuhuratGraha, lang: Lang): string {
  const t = words[lang].muhurat;
  const weekday = nameOf(WEEKDAYS, id, lang);
  if (day === 'other') return fillText(t.otherDay, { weekday });
  if (day === 'any') return weekday;
  const lord = grahas[lang][WEEKDAY_LORDS[id] ?? 'Sun'];
  return of === 'rahu' || of === 'ketu'
    ? fillText(t.nodeDay, { weekday, lord, node: grahas[lang][engineGrahas[of]] })
    : fillText(t.ownDay, { weekday, lord });
}

/** Returns why a muhurat was chosen, in the order of the rule of `findMuhurats`. */
export function reasonsOf(muhurat: Muhurat, of: MuhuratGraha, lang: Lang): string[] {
  const { hora, tithi, nakshatra, nakshatraClass } = muhurat;
  const t = words[lang].muhurat;
  return [
    dayReason(muhurat, of, lang),
    hora ? fillText(t.hora, { lord: grahas[lang][hora] }) : t.abhijit,
    fillText(t.tithi, {
      half: nameOf(PAKSHAS, tithi > 15 ? 1 : 0, lang),
      tithi: nameOf(TITHIS, tithi, lang),
    }),
    fillText(t.nakshatra, {
      star: nameOf(NAKSHATRAS, nakshatra, lang),
      kind: t.classes[nakshatraClass],
    }),
    t.clear,
  ];
}

/** Converts a muhurat to its wire format, with its reasons and its place. */
export function presentMuhurat(muhurat: Muhurat, of: MuhuratGraha, place: MuhuratPlace): MuhuratOnWire {
  const hindi = reasonsOf(muhurat, of, 'hi');
  return {
    start: new Date(muhurat.start).toISOString(),
    end: new Date(muhurat.end).toISOString(),
    place: { en: place.name, hi: place.nameHi },
    reasons: reasonsOf(muhurat, of, 'en').map((en, i) => ({ en, hi: hindi[i] ?? '' })),
  };
}
