import type { ReactNode } from 'react';
import type { Candidate, Comparison } from '#contract/astrology/reports/comparison.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { ownReportPath } from '#web/astrology/reports/shared/own-report-path.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const tones: Record<Candidate['verdict']['id'], BadgeTone> = {
  supported: 'good',
  'with care': 'warn',
  'not advised': 'bad',
};
const agreementInks = { yes: 'text-panna', partly: 'text-ink-2', no: 'text-moonga' } as const;

const cell = 'px-3 py-3 align-top';
const head =
  'sticky left-0 z-1 w-28 bg-surface py-3 pr-3 pl-4 text-left align-top font-medium text-ink-3 md:w-40 md:pl-6';

/** Shows candidates as columns, the best first. The first column stays in sight while the table scrolls sideways. */
export function CompareTable({
  comparison: { kootas },
  candidates,
  nameOf,
}: {
  comparison: Comparison;
  candidates: readonly Candidate[];
  nameOf: (candidate: Candidate) => string;
}) {
  const t = useTexts('reports/compare');
  const row = (name: string, of: (candidate: Candidate) => ReactNode) => (
    <tr key={name} className="border-t border-line">
      <th scope="row" className={head}>
        {name}
      </th>
      {candidates.map((one) => (
        <td key={one.orderId} className={cell}>
          {of(one)}
        </td>
      ))}
    </tr>
  );
  return (
    <section aria-label={t.table} className="overflow-x-auto rounded-tile border border-line bg-surface">
      <table className="tabular w-full min-w-max border-collapse text-sm">
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t.candidate}
            </th>
            {candidates.map((one) => (
              <th
                key={one.orderId}
                scope="col"
                className={`${cell} w-44 min-w-36 text-left text-base font-semibold`}
              >
                <TextLink to={ownReportPath(one.orderId)} className="block max-w-44 break-words">
                  {nameOf(one)}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t.verdict, ({ verdict }) => (
            <div className="written max-w-44">
              <Badge tone={tones[verdict.id]}>{verdict.name}</Badge>
              <p className="mt-1.5 text-ink-2">{verdict.sentence}</p>
            </div>
          ))}
          {row(t.total, ({ total_points: total, weighed_points: weighed }) => (
            <div className="max-w-44">
              <b className="text-h3 font-semibold">{total}</b>
              {weighed !== total && (
                <p className="written text-ink-2">{fill(t.weighed, { points: weighed })}</p>
              )}
            </div>
          ))}
          {kootas.map(({ name, maximum }, i) =>
            row(fill(t.ofMaximum, { name: readerSpelling(name), maximum }), ({ points }) => (
              <span className={points[i] === 0 ? 'font-semibold text-moonga' : ''}>{points[i]}</span>
            )),
          )}
          {row(t.mangal, ({ mangal_balanced: balanced }) => (
            <span className={balanced ? 'text-panna' : 'text-gomed'}>
              {balanced ? t.balanced : t.unbalanced}
            </span>
          ))}
          {(['rajju', 'vedha'] as const).map((key) =>
            row(t[key], ({ [key]: { agrees, agrees_name, cancelled_by } }) => (
              <div className="written max-w-44">
                <span className={agreementInks[agrees]}>{agrees_name}</span>
                {cancelled_by && <p className="text-ink-2">{cancelled_by}</p>}
              </div>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
