import type { ReportSummary } from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { dayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';

type Words = Messages['reports']['shelf'];

/** Returns a report's title: "Kundli, Ananya"; "Ananya & Aditya"; "Panchang, Jaipur". */
export function reportTitle({ kind, subjects }: ReportSummary, t: Words): string {
  const [first, second] = subjects;
  const placeOf = (location = '') => location.split(',')[0] ?? '';
  if (kind === 'matching') {
    const names = [first?.name, second?.name].filter(Boolean);
    return names.length > 0 ? names.join(' & ') : t.kinds.matching;
  }
  const about = kind === 'panchang' ? placeOf(first?.location) : first?.name;
  return about ? `${t.kinds[kind]}, ${about}` : t.kinds[kind];
}

/** Returns the line under a report's title: "Born 14 August 1994, Jaipur"; the day of a panchang. */
export function reportSubject({ kind, subjects }: ReportSummary, t: Words, lang: Lang): string {
  const [first] = subjects;
  if (kind === 'matching' || !first) return t.kinds[kind];
  const day = dayOf(first.datetime, lang);
  if (kind === 'panchang') return day;
  const place = first.location.split(',')[0];
  return fill(t.born, { day: [day, place].filter(Boolean).join(', ') });
}
