/** The depth of a panchang in one language: what almanacs print beside the five limbs. */
import type { ReportLang } from '#contract/astrology/reports/data.ts';
import type { PanchangDetailsData } from '#contract/astrology/reports/panchang-details.ts';
import {
  BHADRA_ABODES,
  type DayDetails,
  DIRECTIONS,
  dayDetails,
  GOWRI_NAMES,
  type Gowri,
  type Interval,
  MUHURTAS,
  NAKSHATRAS,
  type Name,
  PANCHAKA_NAMES,
  type Pada,
  type PanchangOptions,
  SPECIAL_YOGA_NAMES,
  type StrengthSpan,
  type Word,
} from '#jyotish';
import { named, READER_SIGNS, rasiData } from './words.ts';

/** The language and the clock of one report. */
type Style = { la: ReportLang; clock: (instant: number) => string };

const span = ({ start, end }: Interval, { clock }: Style) => ({ start: clock(start), end: clock(end) });

const keyed = <Key extends string>(words: Record<Key, Word>, key: Key, { la }: Style) => ({
  key,
  name: words[key][la],
});

const padaData = ({ id, pada, ...times }: Pada, style: Style) => ({
  ...named(NAKSHATRAS, id, style.la),
  pada,
  ...span(times, style),
});

const gowriData = (part: Gowri, style: Style) => ({
  ...keyed(GOWRI_NAMES, part.name, style),
  ...span(part, style),
  quality: part.good ? ('good' as const) : ('bad' as const),
});

const strengthData = (table: readonly Name[], one: StrengthSpan, style: Style) => ({
  ...named(table, one.id, style.la),
  ...span(one, style),
  good_for: one.good.map((id) => named(table, id, style.la)),
});

function moonMarks(details: DayDetails, style: Style) {
  return {
    bhadra: details.bhadras.map((bhadra) => ({
      ...span(bhadra, style),
      abodes: bhadra.abodes.map((one) => ({
        ...keyed(BHADRA_ABODES, one.abode, style),
        ...span(one, style),
      })),
      mouth: span(bhadra.mouth, style),
      tail: span(bhadra.tail, style),
    })),
    panchaka: details.panchakas.map((one) => ({
      ...keyed(PANCHAKA_NAMES, one.kind, style),
      ...span(one, style),
    })),
    ganda_mool: details.gandaMools.map((one) => ({
      ...named(NAKSHATRAS, one.id, style.la),
      ...span(one, style),
    })),
    special_yoga: details.specialYogas.map((one) => ({
      ...keyed(SPECIAL_YOGA_NAMES, one.yoga, style),
      ...span(one, style),
      nakshatra: named(NAKSHATRAS, one.nakshatra, style.la),
    })),
  };
}

function hoursData({ hours, muhurtas, gowri }: DayDetails, style: Style) {
  return {
    vijaya: span(hours.vijaya, style),
    godhuli: span(hours.godhuli, style),
    nishita: span(hours.nishita, style),
    pratah_sandhya: span(hours.morningSandhya, style),
    sayam_sandhya: span(hours.eveningSandhya, style),
    madhyahna: style.clock(hours.midday),
    day_seconds: Math.round(hours.dayLength / 1000),
    night_seconds: Math.round(hours.nightLength / 1000),
    muhurta: muhurtas.map((one) => ({
      id: one.id,
      name: MUHURTAS[one.id - 1]?.[style.la] ?? '',
      ...span(one, style),
      is_day: one.isDay,
      nakshatra: one.nakshatra === null ? null : named(NAKSHATRAS, one.nakshatra, style.la),
    })),
    gowri: {
      day: gowri.day.map((part) => gowriData(part, style)),
      night: gowri.night.map((part) => gowriData(part, style)),
    },
  };
}

/** Computes the depth of a day in the wire format; null if the day has no sunrise or sunset. */
export function panchangDetailsData(options: PanchangOptions, style: Style): PanchangDetailsData | null {
  const details = dayDetails(options);
  if (!details) return null;
  const signs = (limbs: DayDetails['moonSigns']) =>
    limbs.map((limb) => ({ ...rasiData(limb.id, style.la), ...span(limb, style) }));
  return {
    moon_sign: signs(details.moonSigns),
    sun_sign: signs(details.sunSigns),
    moon_pada: details.moonPadas.map((one) => padaData(one, style)),
    sun_pada: details.sunPadas.map((one) => padaData(one, style)),
    lagna: signs(details.lagnas),
    ...moonMarks(details, style),
    tarabala: details.tarabala.map((one) => strengthData(NAKSHATRAS, one, style)),
    chandrabala: details.chandrabala.map((one) => strengthData(READER_SIGNS, one, style)),
    disha_shool: keyed(DIRECTIONS, details.dishaShool, style),
    ...hoursData(details, style),
  };
}
