import type { ReactNode } from 'react';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useReportTexts } from '../report/report-language.tsx';

/** Shows what an opened petal says. Screen readers hear it when it changes. */
export function PetalPanel({
  label,
  title,
  result,
  children,
}: {
  /** The region's name. */
  label: string;
  /** Null while no petal is open. */
  title: string | null;
  result?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-label={label} aria-live="polite" className="print:hidden">
      {title && (
        <Card className="mt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="text-h3">{title}</h2>
            <span className="tabular text-lg font-semibold">{result}</span>
          </div>
          {children}
        </Card>
      )}
    </section>
  );
}

/**
 * Shows named facts, the short ones two in a line. Facts without content are left out. `spread` puts all of them in two columns on
 * wide screens.
 */
export function Facts({
  pair,
  rows,
  spread = false,
  pairClass = '',
}: {
  pair: readonly (readonly [name: string, value: string])[];
  rows: readonly (readonly [name: string, content: ReactNode])[];
  spread?: boolean;
  pairClass?: string;
}) {
  return (
    <dl className="written mt-3 grid grid-cols-2 gap-x-8 gap-y-3">
      {pair.map(([name, value]) => (
        <div key={name} className={pairClass}>
          <dt className="text-sm break-words text-ink-3">{name}</dt>
          <dd className="font-semibold text-ink">{value}</dd>
        </div>
      ))}
      {rows.map(([name, content]) =>
        content ? (
          <div key={name} className={spread ? 'col-span-2 md:col-span-1' : 'col-span-2'}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="text-pretty text-ink">{content}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

type Guna = MatchingData['guna_milan']['guna'][number];

/**
 * Shows everything about one guna: both values, what it compares, the rule with its source, what cancels it, other texts.
 * `inRow` is below a row of the list, which has the values on wide screens.
 */
export function GunaFacts({
  guna,
  data,
  names,
  inRow = false,
}: {
  guna: Guna;
  data: MatchingData;
  names: { girl: string; boy: string };
  inRow?: boolean;
}) {
  const t = useReportTexts('reports/matching');
  const others = data.variants.filter(({ key }) => key === guna.key);
  const lines = (some: readonly string[]) =>
    some.length > 0 &&
    some.map((line) => (
      <p key={line} className="first-letter:uppercase">
        {line}
      </p>
    ));
  const variant = ({ points, source }: (typeof others)[number]) =>
    fill(t.variant, { source, points, maximum: guna.maximum_points });
  return (
    <>
      {guna.description && <p className="written mt-1 text-pretty text-ink-2">{guna.description}</p>}
      <Facts
        spread={!inRow}
        pairClass={inRow ? 'lg:hidden' : ''}
        pair={[
          [names.girl, guna.girl_koot],
          [names.boy, guna.boy_koot],
        ]}
        rows={[
          [t.facts.compares, guna.compares],
          [t.facts.rule, guna.rule],
          [t.facts.cancelled, lines(guna.cancelled_by)],
          [t.variants, lines(others.map(variant))],
          [t.facts.source, guna.source],
        ]}
      />
    </>
  );
}
