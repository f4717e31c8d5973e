import { useMemo, useState } from 'react';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';
import { Lotus } from './lotus.tsx';
import { Facts, PetalPanel } from './petal-panel.tsx';

const inks = { yes: 'text-panna', partly: 'text-ink-2', no: 'text-moonga' } as const;

/** The agreements that South Indian almanacs count; two more follow in the table. */
const COUNTED = 10;
const SHARES = { yes: 1, partly: 0.5, no: 0 } as const;

type Names = { girl: string; boy: string };

/** Shows the South Indian agreements of the two stars beside the 36 points: a lotus of ten petals, and a table of all. */
export function Porutham({ porutham, names }: { porutham: MatchingData['porutham']; names: Names }) {
  const t = useReportTexts('reports/matching').porutham;
  return (
    <Section id="porutham" title={t.title} className="mt-10">
      <p className="written mt-1 text-ink-2">{`${fill(t.sum, { ten: porutham.ten, twelve: porutham.twelve })} ${porutham.text}`}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
        <Ten porutham={porutham} names={names} />
        <ReportTable
          caption={t.title}
          columns={[
            { text: t.name },
            { text: t.girl, wide: true },
            { text: t.boy, wide: true },
            { text: t.agrees },
          ]}
          rows={porutham.list.map((one) => ({
            key: one.key,
            cells: [
              <span key="name" id={`porutham-${one.key}`} className="scroll-mt-24">
                <span>{one.name}</span>
                <span className="block text-sm font-normal text-ink-3">{one.about}</span>
              </span>,
              one.girl,
              one.boy,
              <span key="agrees">
                <span className={`font-medium ${inks[one.agrees]}`}>{one.agrees_name}</span>
                {one.cancelled_by && (
                  <span className="written block text-sm text-ink-2">{one.cancelled_by}</span>
                )}
              </span>,
            ],
          }))}
        />
      </div>
      <p className="mt-3 text-sm text-ink-3">{fill(t.source, { source: porutham.source })}</p>
    </Section>
  );
}

/** The lotus of the ten, with the opened petal below. */
function Ten({ porutham, names }: { porutham: MatchingData['porutham']; names: Names }) {
  const all = useReportTexts('reports/matching');
  const t = all.porutham;
  const [chosen, choose] = useState<string | null>(null);
  const ten = useMemo(() => porutham.list.slice(0, COUNTED), [porutham]);
  const petals = useMemo(
    () =>
      ten.map(({ key, name, agrees, agrees_name }) => ({
        key,
        name: `${name}: ${agrees_name}`,
        href: `#porutham-${key}`,
        shares: [SHARES[agrees]],
      })),
    [ten],
  );
  const open = ten.find(({ key }) => key === chosen);
  return (
    <div className="grid justify-items-center gap-2">
      <Lotus
        petals={petals}
        total={porutham.ten}
        ofAll={fill(all.ofAll, { maximum: COUNTED })}
        label={fill(t.label, { ten: porutham.ten })}
        chosen={chosen}
        onChoose={choose}
        className="w-[min(100%,20rem)]"
      />
      <div className="w-full">
        <PetalPanel label={t.petal} title={open?.name ?? null} result={open?.agrees_name}>
          {open && (
            <Facts
              pair={[
                [names.girl, open.girl],
                [names.boy, open.boy],
              ]}
              rows={[
                [all.facts.compares, open.about],
                [all.facts.accepted, open.cancelled_by],
              ]}
            />
          )}
        </PetalPanel>
      </div>
    </div>
  );
}
