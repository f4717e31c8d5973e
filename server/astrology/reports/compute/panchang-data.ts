/** The panchang of a stored day and place, in one language. */

import type { MonthCounting } from '#contract/astrology/almanac/month-counting.ts';
import type {
  DayPeriodData,
  LimbData,
  PanchangData,
  PanchangMoment,
  ReportLang,
} from '#contract/astrology/reports/data.ts';
import {
  ayanamsa as ayanamsaAt,
  birthPanchang,
  byId,
  CHOGHADIYAS,
  type Choghadiya,
  dateIn,
  deltaT,
  KARANAS,
  type Karana,
  type Limb,
  LUNAR_MONTHS,
  type LunarMonth,
  momentOf,
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  type Name,
  PAKSHAS,
  type Panchang,
  PERIODS,
  type Period,
  panchang,
  SAMVATSARAS,
  SEASONS,
  startOfDate,
  TITHIS,
  type Tithi,
  WEEKDAY_LORDS,
  WEEKDAYS,
  weekdayOf,
  YOGAS,
} from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { lunarMonthName } from '../../almanac/service.ts';
import type { ReportInput } from '../buying/input.ts';
import { limbMeaning, panchangPassages } from '../passages/index.ts';
import { readBirth } from './birth.ts';
import { conventionsData, sunriseBasis } from './conventions.ts';
import { firstSubject, withPartTitle } from './kundli-data.ts';
import { clockOf } from './local-time.ts';
import { monthCountOf, monthLabel } from './month-count.ts';
import { panchangDetailsData } from './panchang-details.ts';
import { grahaData, named } from './words.ts';

const words = readWords('findings/panchang');

/** The language and the clock of one report. */
type Style = { la: ReportLang; clock: (instant: number) => string };

const limbData = (table: readonly Name[], { id, start, end }: Limb, { la, clock }: Style): LimbData => ({
  ...named(table, id, la),
  start: clock(start),
  end: clock(end),
});

/** Computes the day of a report's input: the calendar date at its place. */
export function panchangData(input: ReportInput, { la }: { la: ReportLang }): PanchangData {
  const subject = firstSubject(input);
  const { latitude, longitude, timezone } = subject;
  const date = subject.datetime.slice(0, 10);
  const { ayanamsa } = input;
  const day = panchang({ date, place: { latitude, longitude }, zone: timezone, ayanamsa });
  const style = { la, clock: clockOf(timezone) };
  const clockOrNull = (instant: number | null) => (instant === null ? null : style.clock(instant));
  const basis = day.sunrise ?? startOfDate(date, timezone);
  return {
    vaara: byId(WEEKDAYS, day.vaara)[la],
    sunrise: clockOrNull(day.sunrise),
    sunset: clockOrNull(day.sunset),
    moonrise: clockOrNull(day.moonrise),
    moonset: clockOrNull(day.moonset),
    ...limbsData(day, style),
    auspicious_period: day.auspicious.map((period) => periodData(period, 'auspicious', style)),
    inauspicious_period: day.inauspicious.map((period) => periodData(period, 'inauspicious', style)),
    la,
    date,
    weekday: weekdayData(day.vaara, la),
    moment: momentData(input, style),
    place: {
      coordinates: subject.coordinates,
      latitude,
      longitude,
      location: subject.location,
      timezone,
      offset: style.clock(basis).slice(19),
    },
    next_sunrise: clockOrNull(day.nextSunrise),
    visible_sunrise: clockOrNull(day.visibleSunrise),
    visible_sunset: clockOrNull(day.visibleSunset),
    sunrise_basis: sunriseBasis(la),
    choghadiya: {
      day: day.choghadiya.day.map((part) => choghadiyaData(part, style)),
      night: day.choghadiya.night.map((part) => choghadiyaData(part, style)),
    },
    hora: day.hora.map(({ lord, start, end }, hour) => ({
      lord: grahaData(lord, la),
      start: style.clock(start),
      end: style.clock(end),
      is_day: hour < 12,
    })),
    ...calendarData(day, monthCountOf(subject), la),
    festivals: day.festivals.map(({ key, kind, ...name }) => ({ key, kind, name: name[la] })),
    details: panchangDetailsData({ date, place: { latitude, longitude }, zone: timezone, ayanamsa }, style),
    conventions: conventionsData(
      {
        id: ayanamsa,
        ayanamsa: ayanamsaAt(ayanamsa, momentOf(basis).T),
        deltaT: deltaT(basis),
        dashas: false,
      },
      la,
    ),
    passages: withPartTitle(panchangPassages(day, { lang: la }), la),
  };
}

const weekdayData = (vaara: number, la: ReportLang) => ({
  ...named(WEEKDAYS, vaara, la),
  lord: grahaData(WEEKDAY_LORDS[vaara] ?? 'Sun', la),
});
const starData = (limb: Limb, style: Style) => ({
  ...limbData(NAKSHATRAS, limb, style),
  lord: grahaData(NAKSHATRA_LORDS[limb.id % 9] ?? 'Ketu', style.la),
});
const tithiData = (limb: Tithi, style: Style) => ({
  ...limbData(TITHIS, limb, style),
  index: ((limb.id - 1) % 15) + 1,
  paksha: byId(PAKSHAS, limb.paksha)[style.la],
});
const karanaData = (limb: Karana, style: Style) => ({
  ...limbData(KARANAS, limb, style),
  index: limb.half,
  meaning: limbMeaning('karana', limb.id, style.la),
});
const yogaData = (limb: Limb, style: Style) => ({
  ...limbData(YOGAS, limb, style),
  meaning: limbMeaning('yoga', limb.id, style.la),
});

const limbsData = (day: Panchang, style: Style) => ({
  nakshatra: day.nakshatra.map((limb) => starData(limb, style)),
  tithi: day.tithi.map((limb) => tithiData(limb, style)),
  karana: day.karana.map((limb) => karanaData(limb, style)),
  yoga: day.yoga.map((limb) => yogaData(limb, style)),
});

/** Returns the limbs at the time that was asked for. Before sunrise the vara is that of the day before. */
function momentData(input: ReportInput, style: Style): PanchangMoment {
  const subject = firstSubject(input);
  const { at } = readBirth(subject);
  const found = birthPanchang({ ...at, ayanamsa: input.ayanamsa });
  const { timezone } = subject;
  const vaara = weekdayOf(dateIn(found.sunrise ?? at.instant, timezone));
  return {
    at: style.clock(at.instant),
    weekday: weekdayData(vaara, style.la),
    tithi: tithiData(found.tithi, style),
    nakshatra: starData(found.nakshatra, style),
    yoga: yogaData(found.yoga, style),
    karana: karanaData(found.karana, style),
    month: monthLabel(found.month, monthCountOf(subject), style.la),
  };
}

/** Rahu, Yamaganda and Gulika, whose common name is longer than the name on the wire. */
const KAALS: readonly number[] = [4, 5, 6];

function periodData(
  { id, period }: Period,
  type: 'auspicious' | 'inauspicious',
  { la, clock }: Style,
): DayPeriodData {
  const one = named(PERIODS, id, la);
  return {
    ...one,
    type: words[la].types[type],
    title: KAALS.includes(id) ? fillText(words[la].kaal, { name: one.name }) : one.name,
    period: period.map(({ start, end }) => ({ start: clock(start), end: clock(end) })),
  };
}

const choghadiyaData = (part: Choghadiya, style: Style) => ({
  ...limbData(CHOGHADIYAS, part, style),
  quality: part.quality,
  quality_name: words[style.la].qualities[part.quality],
});

const monthData = (month: LunarMonth, by: MonthCounting, la: ReportLang) => ({
  ...named(LUNAR_MONTHS, month[by], la),
  title: lunarMonthName(month, by, la),
});

function calendarData({ month, samvat, tithi }: Panchang, count: MonthCounting, la: ReportLang) {
  return {
    lunar_month: {
      amanta: monthData(month, 'amanta', la),
      purnimanta: monthData(month, 'purnimanta', la),
      count,
      label: monthLabel(month, count, la),
      paksha: byId(PAKSHAS, tithi[0]?.paksha ?? 0)[la],
      adhika: month.adhika,
      kshaya: month.kshaya,
    },
    samvat: {
      shaka: samvat.shaka,
      vikram: samvat.vikram,
      vikram_gujarati: samvat.vikramKartikadi,
      samvatsara: named(SAMVATSARAS, samvat.samvatsara, la),
      ritu: named(SEASONS, samvat.ritu, la),
      ayana: { id: samvat.ayana, name: words[la].ayanas[samvat.ayana] },
    },
  };
}
