/** Yogas in the wire format: the four groups of the reports, and the yogas of the texts beside them. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type FormedYoga,
  type Kundli,
  TEXT_YOGAS,
  YOGA_FAMILIES,
  YOGA_GROUPS,
  YOGA_STRENGTHS,
  type YogaFamily,
  type YogaGroup,
} from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { grahaId, yogaName } from './words.ts';

const words = readWords('findings/kundli');

const formedData = (
  {
    grahas,
    formation,
    strength,
    cancelledBy,
  }: Pick<FormedYoga, 'grahas' | 'formation' | 'strength' | 'cancelledBy'>,
  la: ReportLang,
) => ({
  grahas: grahas.map(grahaId),
  formation: formation[la],
  strength: { id: strength, name: YOGA_STRENGTHS[strength][la] },
  cancelled_by: cancelledBy ? cancelledBy[la] : null,
});

/** Returns the four groups with every yoga that is looked for, present or not. */
export function yogaData({ yogas }: Kundli, la: ReportLang): KundliData['yoga_details'] {
  return (Object.keys(YOGA_GROUPS) as YogaGroup[]).map((group) => {
    const list = yogas.filter((yoga) => yoga.group === group);
    const present = list.filter((yoga) => yoga.present).length;
    return {
      id: group,
      name: YOGA_GROUPS[group][la],
      description: fillText(words[la].yogasPresent, { present, all: list.length }),
      yoga_list: list.map((yoga) => ({
        id: yoga.name,
        name: yogaName(yoga, la),
        has_yoga: yoga.present,
        description: yoga.description[la],
        cancelled: yoga.cancelled ?? false,
        formed: yoga.formed && formedData(yoga.formed, la),
      })),
    };
  });
}

/** Returns the formed yogas of the texts by family. A family without any is left out. */
export function moreYogasData({ moreYogas }: Kundli, la: ReportLang): KundliData['more_yogas'] {
  const families = (Object.keys(YOGA_FAMILIES) as YogaFamily[]).map((family) => ({
    id: family,
    name: YOGA_FAMILIES[family][la],
    yogas: moreYogas
      .filter((yoga) => yoga.family === family)
      .map((yoga) => ({
        id: yoga.id,
        name: yoga[la],
        description: yoga.description[la],
        source: yoga.source[la],
        ...formedData(yoga, la),
      })),
  }));
  return { checked: TEXT_YOGAS.length, families: families.filter(({ yogas }) => yogas.length > 0) };
}
