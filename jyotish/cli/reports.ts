/** The commands' readable output. */
import type { Place } from '../errors.ts';
import { DIGNITY_NAMES } from '../kundli/dignity.ts';
import type { Kundli } from '../kundli/kundli.ts';
import type { Mahadasha } from '../kundli/vimshottari.ts';
import type { Match } from '../matching/match.ts';
import { KOOTA_NAMES, KOOTAS } from '../matching/tables.ts';
import {
  byId,
  GRAHA_NAMES,
  GRAHAS,
  KARANAS,
  LUNAR_MONTHS,
  NAKSHATRAS,
  type Name,
  PERIODS,
  SAMVATSARAS,
  SIGNS,
  TITHIS,
  WEEKDAYS,
  YOGAS,
} from '../names.ts';
import type { Limb } from '../panchang/limbs.ts';
import type { Panchang } from '../panchang/panchang.ts';
import type { Sensitivity } from '../sensitivity.ts';
import { AYANAMSAS, type AyanamsaId } from '../sky/ayanamsa.ts';
import type { Positions } from '../sky/positions.ts';
import { toIso } from '../time/civil-time.ts';
import { degrees, table } from './table.ts';

/** Language of the names. */
export type Language = 'en' | 'hi';

/** The style of a printed report: language, and the zone of the times. */
export interface Style {
  language: Language;
  zone: string;
}

const clock = (instant: number | null, zone: string) =>
  instant === null ? '-' : toIso(instant, zone).slice(0, 19);
const named = (table: readonly Name[], id: number, { language }: Style) => byId(table, id)[language];

/** One line that says by which conventions a report was made. */
function conventions(ayanamsa: AyanamsaId, value: number, deltaT: number): string {
  return (
    `${AYANAMSAS[ayanamsa].en} ayanamsa ${degrees(value)} (mean), apparent places, whole-sign houses, ` +
    `sunrise of the disc centre without refraction, delta T ${deltaT.toFixed(1)} s`
  );
}

/** Formats the positions of the grahas. */
export function positionsReport(positions: Positions, { language }: Style): string {
  const rows = GRAHAS.map((graha) => {
    const { longitude, latitude, speed, retrograde } = positions[graha];
    return [
      GRAHA_NAMES[graha][language],
      longitude.toFixed(6),
      latitude.toFixed(6),
      speed.toFixed(6),
      retrograde ? 'R' : '',
    ];
  });
  return table(['Graha', 'Longitude', 'Latitude', 'Degrees a day', ''], rows);
}

/** Formats chart, margins, dosha, yogas and dashas of a birth. */
export function kundliReport(
  kundli: Kundli,
  margins: Sensitivity,
  ayanamsa: AyanamsaId,
  style: Style,
): string {
  const { chart } = kundli;
  const { language } = style;
  const place = (name: string, point: (typeof chart)['lagna'], marks: string) => [
    name,
    named(SIGNS, point.sign, style),
    degrees(point.degree),
    String(point.house),
    `${named(NAKSHATRAS, point.nakshatra.id, style)} ${point.nakshatra.pada}`,
    marks,
  ];
  const rows = [
    place(GRAHA_NAMES.Ascendant[language], chart.lagna, ''),
    ...GRAHAS.map((graha) => {
      const point = chart.grahas[graha];
      const marks = [
        point.retrograde ? 'R' : '',
        point.combust ? 'C' : '',
        point.dignity ? DIGNITY_NAMES[point.dignity][language] : '',
      ];
      return place(GRAHA_NAMES[graha][language], point, marks.filter(Boolean).join(' '));
    }),
  ];
  const present = kundli.yogas.filter((yoga) => yoga.present);
  const minutes = (name: string, margin: Sensitivity['lagna']) =>
    margin ? `${name} -${margin.earlier.toFixed(0)}/+${margin.later.toFixed(0)} min` : `${name} -`;
  return [
    table(['Graha', 'Sign', 'Degree', 'House', 'Nakshatra', ''], rows),
    '',
    kundli.mangal.description[language],
    `Yogas: ${present.map((yoga) => (language === 'hi' ? yoga.hi : yoga.name)).join(', ') || 'none of those listed'}`,
    `Dasha balance at birth: ${GRAHA_NAMES[kundli.dashaBalance.lord][language]} ${kundli.dashaBalance.duration}`,
    '',
    dashaReport(kundli.dashas, style),
    '',
    `Birth time may be off by: ${minutes('lagna', margins.lagna)}, ${minutes('pada', margins.moonPada)}`,
    conventions(ayanamsa, chart.ayanamsa, chart.deltaT),
  ].join('\n');
}

/** Formats the mahadashas of a birth. */
export function dashaReport(dashas: readonly Mahadasha[], { language, zone }: Style): string {
  const rows = dashas.map(({ lord, start, end }) => [
    GRAHA_NAMES[lord][language],
    toIso(start, zone).slice(0, 10),
    toIso(end, zone).slice(0, 10),
  ]);
  return table(['Mahadasha', 'From', 'To'], rows);
}

/** Formats the panchang of a date. */
export function panchangReport(day: Panchang, place: Place, style: Style): string {
  const { zone, language } = style;
  const limb = (name: string, names: readonly Name[]) => (element: Limb) => [
    name,
    named(names, element.id, style),
    clock(element.start, zone),
    clock(element.end, zone),
  ];
  const rows = [
    ...day.tithi.map(limb('Tithi', TITHIS)),
    ...day.nakshatra.map(limb('Nakshatra', NAKSHATRAS)),
    ...day.yoga.map(limb('Yoga', YOGAS)),
    ...day.karana.map(limb('Karana', KARANAS)),
    ...[...day.auspicious, ...day.inauspicious].flatMap(({ id, period }) =>
      period.map(({ start, end }) => [
        'Period',
        named(PERIODS, id, style),
        clock(start, zone),
        clock(end, zone),
      ]),
    ),
  ];
  const month = named(LUNAR_MONTHS, day.month.amanta, style);
  const north = named(LUNAR_MONTHS, day.month.purnimanta, style);
  return [
    `${named(WEEKDAYS, day.vaara, style)} ${day.date} at ${place.latitude}, ${place.longitude} (${zone})`,
    `Sunrise ${clock(day.sunrise, zone)}  sunset ${clock(day.sunset, zone)}`,
    `Moonrise ${clock(day.moonrise, zone)}  moonset ${clock(day.moonset, zone)}`,
    `${day.month.adhika ? 'Adhika ' : ''}${month} (amanta), ${north} (purnimanta), ` +
      `Shaka ${day.samvat.shaka} ${named(SAMVATSARAS, day.samvat.samvatsara, style)}, Vikram ${day.samvat.vikram}`,
    `Festivals: ${day.festivals.map((festival) => festival[language]).join('; ') || '-'}`,
    '',
    table(['', 'Name', 'Start', 'End'], rows),
  ].join('\n');
}

/** Formats the eight kootas of a pair. */
export function matchReport(pair: Match, { language }: Style): string {
  const rows = KOOTAS.map((koota) => {
    const { points, boy, girl } = pair.kootas[koota];
    const { maximum, ...name } = KOOTA_NAMES[koota];
    return [name[language], boy[language], girl[language], `${points} / ${maximum}`];
  });
  return [
    table(['Koota', 'Boy', 'Girl', 'Points'], rows),
    '',
    `${pair.total} of ${pair.maximum} points: ${pair.verdict.verdict}`,
    ...pair.exceptions.map((exception) => exception[language]),
    pair.mangal.advice[language],
  ].join('\n');
}
