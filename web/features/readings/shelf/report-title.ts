import type { ReportSummary } from '#contract/reports.ts';
import type { AllTexts } from '#web/messages/index.ts';

type Words = AllTexts['readings']['shelf'];

/** What a report is called in a list: "Kundli, Ananya"; "Ananya and Aditya"; "Panchang, Jaipur". */
export function reportTitle({ kind, subjects }: ReportSummary, t: Words): string {
  const [first, second] = subjects;
  const placeOf = (location = '') => location.split(',')[0] ?? '';
  if (kind === 'matching') {
    const names = [first?.name, second?.name].filter(Boolean);
    return names.length === 2 ? names.join(' & ') : t.kinds.matching;
  }
  const about = kind === 'panchang' ? placeOf(first?.location) : first?.name;
  return about ? `${t.kinds[kind]}, ${about}` : t.kinds[kind];
}
