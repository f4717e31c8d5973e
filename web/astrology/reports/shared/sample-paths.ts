import type { ReportKind } from '#contract/astrology/reports/report.ts';

/** The pages of the sample reports, which anybody may read. */
export const samplePaths = {
  kundli: '/sample-kundli',
  matching: '/sample-matching',
  panchang: '/sample-panchang',
} as const satisfies Record<ReportKind, string>;
