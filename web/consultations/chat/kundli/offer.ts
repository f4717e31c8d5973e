import type { ReportSummary } from '#contract/astrology/reports/report.ts';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { datesIn } from './dates-in.ts';

/** The births that a customer has to show: paid kundlis, newest first, and saved birth profiles, oneself first. */
export type Births = { kundlis: readonly ReportSummary[]; profiles: readonly BirthProfile[] };

/** One kundli to share, several to choose from, or birth details to write. `typed`: its date stands in the chat. */
export type Offer =
  | { kind: 'kundli'; report: ReportSummary; typed: boolean }
  | { kind: 'choose' }
  | { kind: 'birth'; profile: BirthProfile };

/**
 * Returns what a chat offers its customer to show: the kundli whose birth date they have typed, and before their first
 * message whatever they have. Returns null once a kundli is shown.
 */
export function offerFor(
  { kundlis, profiles }: Births,
  { typed, begun, shown }: { typed: string; begun: boolean; shown: boolean },
): Offer | null {
  if (shown) return null;
  const dates = datesIn(typed);
  const meant = kundlis.find(
    ({ subjects: [subject] }) => subject && dates.includes(subject.datetime.slice(0, 10)),
  );
  if (meant) return { kind: 'kundli', report: meant, typed: true };
  if (begun) return null;
  const [kundli, another] = kundlis;
  if (kundli) return another ? { kind: 'choose' } : { kind: 'kundli', report: kundli, typed: false };
  const [profile] = profiles;
  return profile ? { kind: 'birth', profile } : null;
}
