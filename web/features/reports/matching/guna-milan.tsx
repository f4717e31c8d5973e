import { ChevronDown } from 'lucide';
import type { MatchingData } from '#contract/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from '../report/report-language.tsx';

const columns =
  'lg:grid-cols-[1.25rem_minmax(10.5rem,1.5fr)_minmax(4.5rem,.7fr)_minmax(4.5rem,.7fr)_minmax(5rem,.9fr)_3.25rem_1.25rem] lg:gap-3.5';

/** Lists the eight gunas with points, share and text. */
export function GunaMilan({ data }: { data: MatchingData }) {
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
        <GunaRow key={row.key} row={row} number={i + 1} />
      ))}
      <p className="flex items-center justify-between pt-4 text-lg font-semibold">
        {t.total}
        <span className="tabular flex items-center gap-3">
          <Badge tone={good ? 'good' : 'bad'}>{data.band.name}</Badge>
          <span>
            {total} <span className="font-normal text-ink-3">/ {maximum}</span>
          </span>
        </span>
      </p>
      {data.variants.length > 0 && (
        <div className="written mt-6 text-sm text-ink-2">
          <h3 className="font-text! text-sm! font-[550]! text-ink">{t.variants}</h3>
          <ul className="mt-1 grid gap-1">
            {data.variants.map(({ key, name, points, source }) => (
              <li key={`${key} ${source}`}>{fill(t.variant, { name, points, source })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type GunaData = MatchingData['guna_milan']['guna'][number];

function GunaRow({ row, number }: { row: GunaData; number: number }) {
  const t = useReportTexts('reports/matching');
  const { key, name, girl_koot: girl, boy_koot: boy, maximum_points: maximum, obtained_points: points } = row;
  const share = (points / maximum) * 100;
  return (
    // The weakest rows are open at first, since people ask about them.
    <details open={points === 0} className="group break-inside-avoid-page border-b border-line">
      <summary
        className={`grid cursor-pointer list-none grid-cols-[1.4rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-2.5 gap-y-0.5 py-3.5 [&::-webkit-details-marker]:hidden ${columns}`}
      >
        <span className="text-ink-3">{number}</span>
        <span className="leading-tight font-semibold">
          {name}
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
          {points} <span className="font-normal text-ink-3">/ {maximum}</span>
        </span>
        <Icon
          of={ChevronDown}
          small
          className="text-ink-3 group-open:rotate-180 max-lg:col-start-4 max-lg:row-start-1 print:hidden"
        />
      </summary>
      <div className="written pb-4.5 pl-8 text-ink-2 lg:pl-8.5">
        <dl className="mb-1.5 flex gap-6 lg:hidden">
          {[
            [t.girl, girl],
            [t.boy, boy],
          ].map(([who, koot]) => (
            <div key={who}>
              <dt className="text-sm text-ink-3">{who}</dt>
              <dd className="font-medium text-ink">{koot}</dd>
            </div>
          ))}
        </dl>
        {row.description}
      </div>
    </details>
  );
}
