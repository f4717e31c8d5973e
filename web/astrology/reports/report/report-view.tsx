import type { ReactNode } from 'react';
import type { ReportContent } from '#contract/astrology/reports/report.ts';
import { KundliReport } from '../kundli/kundli-report.tsx';
import { MatchingReport } from '../matching/matching-report.tsx';
import { PanchangReport } from '../panchang/panchang-report.tsx';

/** Shows a report of any kind. */
export function ReportView({ content, tools }: { content: ReportContent; tools?: ReactNode }) {
  switch (content.kind) {
    case 'kundli':
      return <KundliReport data={content.data} tools={tools} />;
    case 'matching':
      return <MatchingReport data={content.data} tools={tools} />;
    case 'panchang':
      return <PanchangReport data={content.data} tools={tools} />;
  }
}
