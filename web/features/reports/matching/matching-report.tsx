import { Check, TriangleAlert } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { ZODIAC_SIGNS, zodiacPath } from '#art/lines/zodiac.ts';
import type { MatchingData, MatchingMangal, MatchingPerson } from '#contract/reports/data.ts';
import { forReaders } from '#contract/reports/spelling.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Passages, partsOf } from '../report/passages.tsx';
import { ReportHead } from '../report/report-head.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { SmallPrint } from '../report/small-print.tsx';
import { BirthTable } from './birth-table.tsx';
import { GunaMilan } from './guna-milan.tsx';
import { Porutham } from './porutham.tsx';
import { ScoreFlower } from './score-flower.tsx';

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
        <GunaMilan data={data} />
        <div className="grid min-w-0 gap-5">
          <BirthTable data={data} names={names} />
          <Section title={t.mangal.title}>
            <MangalOf name={names.girl} mangal={data.girl_mangal_dosha_details} />
            <MangalOf name={names.boy} mangal={data.boy_mangal_dosha_details} />
            <p className="written mt-4 border-t border-line pt-4 font-medium">{data.mangal.advice}</p>
          </Section>
          <Exceptions data={data} />
        </div>
      </div>
      <Porutham porutham={data.porutham} />
      <div className="mt-12 grid gap-12 lg:mt-20 lg:gap-20">
        {parts.length > 0 && <Passages title={t.readings} parts={parts} />}
        <SmallPrint groups={[{ title: t.conventions, lines: data.conventions.lines }]} />
      </div>
    </div>
  );
}

/** Shows the score between the two: a flower of 36 petals on haldi. */
function Score({ data, names }: { data: MatchingData; names: { girl: string; boy: string } }) {
  const t = useReportTexts('reports/matching');
  const { guna, total_points: total, maximum_points: maximum } = data.guna_milan;
  const label = [
    fill(t.scoreLabel, { total, maximum }),
    ...guna.map(({ name, obtained_points, maximum_points }) =>
      fill(t.gunaLabel, { name, obtained: obtained_points, maximum: maximum_points }),
    ),
  ].join(', ');
  return (
    <section className="grid break-inside-avoid-page grid-cols-[1fr_auto_1fr] items-center justify-items-center gap-x-3 gap-y-4 rounded-panel bg-(image:--nr-hero-bg) bg-(--nr-hero-bg) px-5 py-6 text-center text-(--nr-hero-ink) lg:grid-cols-[1fr_24rem_1fr] lg:px-12 lg:py-8">
      <Person name={names.girl} person={data.girl_info} />
      <span aria-hidden="true" className="font-display text-[1.75rem] lg:hidden">
        &amp;
      </span>
      <Person name={names.boy} person={data.boy_info} />
      <div className="col-span-full grid w-full justify-items-center lg:col-span-1 lg:col-start-2 lg:row-start-1">
        <ScoreFlower
          gunas={guna.map(({ maximum_points, obtained_points }) => ({
            maximum: maximum_points,
            obtained: obtained_points,
          }))}
          total={total}
          ofAll={fill(t.ofAll, { maximum })}
          label={label}
        />
      </div>
    </section>
  );
}

function Person({ name, person: { rasi, nakshatra } }: { name: string; person: MatchingPerson }) {
  const t = useReportTexts('reports/matching');
  const sign = ZODIAC_SIGNS[rasi.id];
  return (
    <div className="min-w-0 leading-[1.3]">
      {sign && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="mx-auto mb-1 size-8 fill-none stroke-current stroke-[1.5] lg:mb-3.5 lg:size-13"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={zodiacPath(sign)} />
        </svg>
      )}
      <p className="font-display text-h2 break-words lg:text-[2.25rem]">{name}</p>
      <p className="text-sm text-(--nr-hero-ink-2)">
        {fill(t.moonAndStar, { sign: rasi.western_name, nakshatra: nakshatra.name })}
      </p>
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

function MangalOf({ name, mangal }: { name: string; mangal: MatchingMangal }) {
  const t = useReportTexts('reports/matching').mangal;
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-text! text-base! font-semibold!">{name}</h3>
        <Badge tone={mangal.has_dosha ? 'warn' : 'good'}>
          {mangal.has_dosha ? [t.present, mangal.dosha_type].filter(Boolean).join(', ') : t.absent}
        </Badge>
      </div>
      <p className="written mt-0.5 text-sm text-ink-2">{mangal.description}</p>
      {mangal.exceptions.length > 0 && (
        <ul className="written mt-1.5 grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {mangal.exceptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
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
