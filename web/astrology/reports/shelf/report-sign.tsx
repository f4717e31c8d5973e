import { Heart, Sun } from 'lucide';
import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the icon of a kind of report: a chart, a heart, a sun. */
export function ReportSign({ kind }: { kind: ReportKind }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-[.7rem] bg-tile text-manik-text"
    >
      {kind === 'kundli' ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5.5 fill-none stroke-current stroke-[1.4]"
        >
          <path d="M3 3H21V21H3ZL21 21M21 3L3 21M12 3L21 12L12 21L3 12Z" strokeLinejoin="round" />
        </svg>
      ) : (
        <Icon of={kind === 'matching' ? Heart : Sun} />
      )}
    </span>
  );
}
