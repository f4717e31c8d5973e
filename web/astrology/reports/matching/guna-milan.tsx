import { ChevronDown } from 'lucide';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from '../report/report-language.tsx';
import { usePrinting } from '../report/use-printing.ts';
import { GunaFacts } from './petal-panel.tsx';

const columns =
  'lg:grid-cols-[1.25rem_minmax(10.5rem,1.5fr)_minmax(4.5rem,.7fr)_minmax(4.5rem,.7fr)_minmax(5rem,.9fr)_3.25rem_1.25rem] lg:gap-3.5';

type Names = { girl: string; boy: string };

/** Lists the eight gunas with points, share, rule and text. Print opens all of them. */
export function GunaMilan({ data, names }: { data: MatchingData; names: Names }) {
  const t = useReportTexts('reports/matching');
  const { guna, total_points: total, maximum_points: maximum } = data.guna_milan;
  const good = data.message.type === 'good';
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-h2">{t.gunaMilan}</h2>
      <div
        aria-hidden="true"
        className={`hidden border-b border-line pb-2.5 text-sm font-medium text-ink-3 lg:grid ${columns}`}
      >
        <span>#</span>
        <span>{t.guna}</span>
        <span>{t.girl}</span>
        <span>{t.boy}</span>
        <span>{t.share}</span>
        <span className="text-right">{t.points}</span>
      </div>
      {guna.map((row, i) => (
        <GunaRow key={row.key} row={row} number={i + 1} data={data} names={names} />
      ))}
      <p className="flex items-center justify-between pt-4 text-lg font-semibold">
        {t.total}
        <span className="tabular flex items-center gap-3">
          <Badge tone={good ? 'good' : 'bad'}>{data.band.name}</Badge>
          <span>
            <span>{`${total} `}</span>
            <span className="font-normal text-ink-3">{`/ ${maximum}`}</span>
          </span>
        </span>
      </p>
    </section>
  );
}

type GunaData = MatchingData['guna_milan']['guna'][number];

function GunaRow({
  row,
  number,
  data,
  names,
}: {
  row: GunaData;
  number: number;
  data: MatchingData;
  names: Names;
}) {
  const printing = usePrinting();
  const t = useReportTexts('reports/matching');
  const { key, name, girl_koot: girl, boy_koot: boy, maximum_points: maximum, obtained_points: points } = row;
  const share = (points / maximum) * 100;
  return (
    // The weakest rows are open at first, since people ask about them.
    <details open={printing || points === 0} className="group break-inside-avoid-page border-b border-line">
      <summary
        className={`grid cursor-pointer list-none grid-cols-[1.4rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-2.5 gap-y-0.5 py-3.5 [&::-webkit-details-marker]:hidden ${columns}`}
      >
        <span className="text-ink-3">{number}</span>
        <span className="leading-tight font-semibold">
          <span>{name}</span>
          <small className="block text-sm leading-[1.35] font-normal text-ink-2">{t.meanings[key]}</small>
        </span>
        <span className="max-lg:hidden">{girl}</span>
        <span className="max-lg:hidden">{boy}</span>
        <span className="mt-1 block h-[.45rem] overflow-hidden rounded-full bg-tile max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:mt-0">
          <span
            style={{ width: `${share}%` }}
            className={`block h-full ${points * 2 >= maximum ? 'bg-panna' : 'bg-moonga'}`}
          />
        </span>
        <span className="tabular text-right font-semibold whitespace-nowrap max-lg:col-start-3 max-lg:row-start-1">
          <span>{`${points} `}</span>
          <span className="font-normal text-ink-3">{`/ ${maximum}`}</span>
        </span>
        <Icon
          of={ChevronDown}
          small
          className="text-ink-3 group-open:rotate-180 max-lg:col-start-4 max-lg:row-start-1 print:hidden"
        />
      </summary>
      {/* A petal leads here without script, and the browser opens the row. */}
      <div id={`guna-${key}`} className="scroll-mt-24 pb-4.5 pl-8 lg:pl-8.5">
        <GunaFacts guna={row} data={data} names={names} inRow />
      </div>
    </details>
  );
}
