/** The panchang of a stored day and place, in one language. */

import type { MonthCounting } from '#contract/almanac/month-counting.ts';
import type { DayPeriodData, LimbData, PanchangData, ReportLang } from '#contract/reports/data.ts';
import {
  ayanamsa as ayanamsaAt,
  byId,
  CHOGHADIYAS,
  type Choghadiya,
  deltaT,
  KARANAS,
  type Limb,
  LUNAR_MONTHS,
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
  WEEKDAY_LORDS,
  WEEKDAYS,
  YOGAS,
} from '#jyotish';
import type { ReportInput } from '../input.ts';
import { limbMeaning, panchangPassages } from '../passages/index.ts';
import { conventionsData, sunriseBasis } from './conventions.ts';
import { firstSubject, withPartTitle } from './kundli-data.ts';
import { clockOf } from './local-time.ts';
import { monthCountOf, monthLabel } from './month-count.ts';
import { panchangDetailsData } from './panchang-details.ts';
import { grahaData, named } from './words.ts';

const types = {
  en: { auspicious: 'Auspicious', inauspicious: 'Inauspicious' },
  hi: { auspicious: 'शुभ', inauspicious: 'अशुभ' },
} as const;
const qualities = {
  en: { good: 'Good', neutral: 'Neutral', bad: 'Not good' },
  hi: { good: 'शुभ', neutral: 'सम', bad: 'अशुभ' },
} as const;
const ayanas = {
  en: { uttarayana: 'Uttarayana', dakshinayana: 'Dakshinayana' },
  hi: { uttarayana: 'उत्तरायण', dakshinayana: 'दक्षिणायन' },
} as const;

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
    weekday: { ...named(WEEKDAYS, day.vaara, la), lord: grahaData(WEEKDAY_LORDS[day.vaara] ?? 'Sun', la) },
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

function limbsData(day: Panchang, style: Style) {
  const { la } = style;
  return {
    nakshatra: day.nakshatra.map((limb) => ({
      ...limbData(NAKSHATRAS, limb, style),
      lord: grahaData(NAKSHATRA_LORDS[limb.id % 9] ?? 'Ketu', la),
    })),
    tithi: day.tithi.map((limb) => ({
      ...limbData(TITHIS, limb, style),
      index: ((limb.id - 1) % 15) + 1,
      paksha: byId(PAKSHAS, limb.paksha)[la],
    })),
    karana: day.karana.map((limb) => ({
      ...limbData(KARANAS, limb, style),
      index: limb.half,
      meaning: limbMeaning('karana', limb.id, la),
    })),
    yoga: day.yoga.map((limb) => ({
      ...limbData(YOGAS, limb, style),
      meaning: limbMeaning('yoga', limb.id, la),
    })),
  };
}

/** Periods whose common name is longer than the name on the wire. */
const PERIOD_TITLES: Readonly<Record<number, string>> = {
  4: 'Rahu Kaal',
  5: 'Yamaganda Kaal',
  6: 'Gulika Kaal',
};

const periodData = (
  { id, period }: Period,
  type: 'auspicious' | 'inauspicious',
  { la, clock }: Style,
): DayPeriodData => ({
  ...named(PERIODS, id, la),
  type: types[la][type],
  title: (la === 'en' && PERIOD_TITLES[id]) || named(PERIODS, id, la).name,
  period: period.map(({ start, end }) => ({ start: clock(start), end: clock(end) })),
});

const choghadiyaData = (part: Choghadiya, style: Style) => ({
  ...limbData(CHOGHADIYAS, part, style),
  quality: part.quality,
  quality_name: qualities[style.la][part.quality],
});

function calendarData({ month, samvat, tithi }: Panchang, count: MonthCounting, la: ReportLang) {
  return {
    lunar_month: {
      amanta: named(LUNAR_MONTHS, month.amanta, la),
      purnimanta: named(LUNAR_MONTHS, month.purnimanta, la),
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
      ayana: { id: samvat.ayana, name: ayanas[la][samvat.ayana] },
    },
  };
}
