/**
 * Festivals of a date. Each asks that its tithi hold at a certain time of the day (kala); where it does so on two days
 * the longer share decides, then the earlier day; where on none, the day whose sunrise sees the tithi, or else the day
 * on which it begins. Sankrantis go by the Sun's entry into a sidereal sign. Regional exceptions (Vaishnava rules, Bhadra but for Holika) are not applied.
 */
import { byId, SIGNS, signOf } from '../names.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { nextRise } from '../sky/rise-set.ts';
import { addDays, startOfDate } from '../time/civil-time.ts';
import { DAY } from '../time/julian-date.ts';
import { EKADASHIS, FESTIVALS, HOLI, type Kala, OBSERVANCES } from './festivals.table.ts';
import { type Tithi, tithis } from './limbs.ts';
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts';
import { siderealSun, whenReaches } from './luni-solar.ts';
import { type DayOptions, type Interval, partOf, type SolarDay, solarDay } from './solar-day.ts';

/** A festival or observance that falls on a date. */
export interface Festival {
  key: string;
  /** Yearly festival, monthly observance, or entry of the Sun into a sign. */
  kind: 'festival' | 'observance' | 'sankranti';
  en: string;
  hi: string;
}

/** The options of `festivalsOn`: a date with its frame, already computed by the caller. */
export interface FestivalsOptions extends DayOptions {
  day: SolarDay;
  ayanamsa: AyanamsaId;
}

const GHATI = 24 * 60_000;
const MAKARA = 9;
/** What people also call a sankranti, by sign. */
const ALSO_KNOWN: Record<number, readonly [string, string]> = {
  0: [', Baisakhi', ', बैसाखी'],
  9: [', Pongal', ', पोंगल'],
};

/** When a kala falls on a day; an instant has equal start and end. Null where the Moon does not rise at night. */
function kalaOf(kala: Kala, day: SolarDay, options: DayOptions): Interval | null {
  const light = { start: day.sunrise, end: day.sunset };
  const night = { start: day.sunset, end: day.nextSunrise };
  switch (kala) {
    case 'arunodaya':
      return { start: day.sunrise - 4 * GHATI, end: day.sunrise };
    case 'sunrise':
      return { start: day.sunrise, end: day.sunrise };
    case 'madhyahna':
      return partOf(light, 5, 2);
    case 'aparahna':
      return partOf(light, 5, 3);
    case 'sayahna':
      return partOf(light, 5, 4);
    case 'pradosha':
      return partOf(night, 5, 0);
    case 'bonfire':
      return { start: partOf(light, 8, 7).start, end: partOf(night, 5, 0).end };
    case 'nishita':
      return partOf(night, 15, 7);
    case 'moonrise': {
      const place = options.place;
      const moonrise = nextRise({
        body: 'Moon',
        place,
        from: day.sunset - 3_600_000,
        until: day.nextSunrise,
      });
      return moonrise === null ? null : { start: moonrise, end: moonrise };
    }
  }
}

/** How long (ms) a tithi holds during a kala; an instant counts as one millisecond. */
function share(tithi: Interval, kala: Interval | null): number {
  if (!kala) return 0;
  if (kala.start === kala.end) return tithi.start <= kala.start && kala.start < tithi.end ? 1 : 0;
  return Math.max(0, Math.min(tithi.end, kala.end) - Math.max(tithi.start, kala.start));
}

/** True when the day, and not one of its neighbours, is the one for this tithi at this kala. */
function isTheDay(tithi: Tithi, kala: Kala, days: Neighbours): boolean {
  const shareOf = (offset: -1 | 0 | 1): number => {
    const day = days.at(offset);
    return day ? share(tithi, kalaOf(kala, day, days.options)) : 0;
  };
  const today = shareOf(0);
  // The kala of yesterday matters only if the tithi began before this sunrise, that of tomorrow if it lasts on.
  const yesterday = tithi.start < days.options.day.sunrise ? shareOf(-1) : 0;
  const tomorrow = tithi.end > days.options.day.nextSunrise - 4 * GHATI ? shareOf(1) : 0;
  if (kala === 'bonfire') return today > 0 && tomorrow === 0;
  if (today > 0) return today > yesterday && today >= tomorrow;
  if (yesterday > 0 || tomorrow > 0) return false;
  const { sunrise, nextSunrise } = days.options.day;
  const seenAt = (time: number) => tithi.start <= time && time < tithi.end;
  if (seenAt(sunrise)) return true;
  return sunrise <= tithi.start && tithi.start < nextSunrise && !seenAt(nextSunrise);
}

interface Neighbours {
  options: FestivalsOptions;
  at(offset: -1 | 0 | 1): SolarDay | null;
}

/** The neighbouring days, computed only when a tithi reaches into them. */
function neighbours(options: FestivalsOptions): Neighbours {
  const known = new Map<number, SolarDay | null>([[0, options.day]]);
  return {
    options,
    at(offset) {
      const found = known.get(offset);
      if (found !== undefined) return found;
      const day = solarDay({ ...options, date: addDays(options.date, offset) });
      known.set(offset, day);
      return day;
    },
  };
}

/** Lists the festivals, observances and sankrantis of a date. */
export function festivalsOn(options: FestivalsOptions): Festival[] {
  const kept = keptOn(options);
  return [...kept, ...holiOn(options), ...sankrantiOn(options)];
}

/** Festivals and observances that follow from the tithis of a date. */
function keptOn(options: FestivalsOptions): Festival[] {
  const days = neighbours(options);
  const { day } = options;
  return tithis({ start: day.sunrise - 4 * GHATI, end: day.nextSunrise }).flatMap((tithi) => {
    const month = lunarMonthAt((tithi.start + tithi.end) / 2, options.ayanamsa);
    const kept = candidates(tithi, month).filter(({ kala }) => isTheDay(tithi, kala, days));
    return kept.map(({ key, kind, en, hi }): Festival => ({ key, kind, en, hi }));
  });
}

/** Holi, on the day after the bonfire. */
function holiOn(options: FestivalsOptions): Festival[] {
  const month = lunarMonthAt(options.day.sunrise, options.ayanamsa);
  if (month.amanta !== 11 || month.adhika) return [];
  const date = addDays(options.date, -1);
  const day = solarDay({ ...options, date });
  const bonfire = day && keptOn({ ...options, date, day }).some(({ key }) => key === 'holika-dahan');
  return bonfire ? [{ ...HOLI, kind: 'festival' }] : [];
}

/** What may be kept on a tithi of a month. */
function candidates(tithi: Tithi, month: LunarMonth): (Festival & { kala: Kala })[] {
  const yearly = FESTIVALS.filter(
    (rule) => !month.adhika && rule.month === month.amanta && rule.tithi === tithi.id,
  );
  const monthly = OBSERVANCES.filter((rule) => rule.tithi === tithi.id);
  const ekadashi = EKADASHIS[month.adhika ? 12 : month.amanta]?.[tithi.paksha];
  return [
    ...yearly.map((rule) => ({ ...rule, kind: 'festival' as const })),
    ...(tithi.id % 15 === 11 && ekadashi
      ? [
          {
            key: 'ekadashi',
            kind: 'observance' as const,
            kala: 'sunrise' as const,
            en: `${ekadashi.en} Ekadashi`,
            hi: `${ekadashi.hi} एकादशी`,
          },
        ]
      : []),
    ...monthly.map((rule) => ({ ...rule, kind: 'observance' as const })),
  ];
}

/** The sankranti of a date: by the civil date of the entry, Makara after sunset on the next date. */
function sankrantiOn({ date, zone, day, ayanamsa }: FestivalsOptions): Festival[] {
  const sun = siderealSun(ayanamsa);
  const midnight = startOfDate(addDays(date, 1), zone);
  const { angle } = sun(midnight);
  if (angle % 30 > 2.2) return [];
  const sign = signOf(angle);
  const entry = whenReaches(sun, sign * 30, midnight);
  const last = sign === MAKARA ? day.sunset : midnight;
  if (entry >= last || entry < last - DAY) return [];
  const name = byId(SIGNS, sign);
  const [alsoEn = '', alsoHi = ''] = ALSO_KNOWN[sign] ?? [];
  return [
    {
      key: `sankranti-${name.en.toLowerCase()}`,
      kind: 'sankranti',
      en: `${sign === MAKARA ? 'Makar' : name.en} Sankranti${alsoEn}`,
      hi: `${name.hi} संक्रांति${alsoHi}`,
    },
  ];
}
