import { Check, TriangleAlert } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import { fill } from '#web/texts/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Passages, partsOf } from '../report/passages.tsx';
import { ReportHead } from '../report/report-head.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { SmallPrint } from '../report/small-print.tsx';
import { BirthTable } from './birth-table.tsx';
import { GunaMilan } from './guna-milan.tsx';
import { Mangal } from './mangal.tsx';
import { Porutham } from './porutham.tsx';
import { Score } from './score.tsx';

/** Returns the names of both, or Girl and Boy when they have none. */
function useNames(data: MatchingData): { girl: string; boy: string } {
  const t = useReportTexts('reports/matching');
  return { girl: data.girl_info.birth.name || t.girl, boy: data.boy_info.birth.name || t.boy };
}

/** Shows a whole matching; `tools` are its buttons. */
export function MatchingReport({ data: sent, tools }: { data: MatchingData; tools?: ReactNode }) {
  const data = useMemo(() => forReaders(sent), [sent]);
  const t = useReportTexts('reports/matching');
  const names = useNames(data);
  // The text of each guna is in its row.
  const parts = partsOf(data.passages, t.passages);
  return (
    <div className="wrap pb-16 lg:pb-24">
      <ReportHead
        title={fill(t.titleOf, names)}
        facts={[fill(t.subtitle, { name: data.conventions.ayanamsa.name })]}
        tools={tools}
      />
      <Score data={data} names={names} />
      <Verdict data={data} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-16">
        <GunaMilan data={data} names={names} />
        <div className="grid min-w-0 gap-5">
          <BirthTable data={data} names={names} />
          <Mangal data={data} names={names} />
          <Exceptions data={data} />
        </div>
      </div>
      <Porutham porutham={data.porutham} names={names} />
      <div className="mt-12 grid gap-12 lg:mt-20 lg:gap-20">
        {parts.length > 0 && <Passages title={t.readings} parts={parts} />}
        <SmallPrint groups={[{ title: t.conventions, lines: data.conventions.lines }]} />
      </div>
    </div>
  );
}

const VERDICT_INKS = {
  supported: 'bg-panna-wash text-panna',
  'with care': 'bg-gomed-wash text-gomed',
  'not advised': 'bg-moonga-wash text-moonga',
} as const;

/** Shows the verdict: green, amber or red. The text states it too. */
function Verdict({ data }: { data: MatchingData }) {
  const { id, name, reasons } = data.verdict;
  const good = id === 'supported';
  return (
    <div
      role="status"
      className={`mt-5 flex break-inside-avoid-page gap-3 rounded-tile px-5 py-4.5 ${VERDICT_INKS[id]}`}
    >
      <Icon of={good ? Check : TriangleAlert} className="mt-0.5" />
      <div className="written">
        <b className="font-semibold">{name}</b>
        <ul className="text-ink">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Lists the traditional exceptions that cancel a dosha. */
function Exceptions({ data }: { data: MatchingData }) {
  const t = useReportTexts('reports/matching');
  if (data.exceptions.length === 0) return null;
  return (
    <Section title={t.exceptions}>
      <ul className="written mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
        {data.exceptions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">{t.exceptionsText}</p>
    </Section>
  );
}
