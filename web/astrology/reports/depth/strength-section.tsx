import type { KundliData, ShadbalaRow } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { More, WideTable } from './wide-table.tsx';

/** Rupas at the end of the longest bar at least; shadbala is rarely more. */
const MOST = 10;

/** Formats virupas with a true minus sign. */
const figure = (value: number): string => value.toFixed(1).replace('-', '−');

/** Shows shadbala as bars, ishta, kashta and vimshopaka, and all six strengths on request. */
export function StrengthSection({ data }: { data: KundliData }) {
  const t = useReportTexts('reports/depth').strength;
  const { shadbala, lords, wars } = data.strength;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const most = Math.max(MOST, ...shadbala.map(({ rupas }) => rupas));
  const said = { varsha: lords.varsha.name, masa: lords.masa.name, dina: lords.dina.name };
  return (
    <Section id="strength" title={t.title} large>
      <p className="written mt-1 text-ink-2">{t.text}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <ul className="grid content-start gap-3">
          {shadbala.map((row) => (
            <Bar key={row.graha.id} row={row} most={most} />
          ))}
        </ul>
        <Balance strength={data.strength} />
      </div>
      <p className="mt-4 text-sm text-ink-2">
        {lords.hora ? fill(t.lords, { ...said, hora: lords.hora.name }) : fill(t.lordsNoHour, said)}
      </p>
      {wars.map(({ victor, loser }) => (
        <p key={`${victor} ${loser}`} className="mt-1 text-sm text-ink-2">
          {fill(t.war, { victor: names.get(victor) ?? '', loser: names.get(loser) ?? '' })}
        </p>
      ))}
      <More title={t.parts}>
        <p className="written text-sm text-ink-2">{t.partsText}</p>
        <WideTable
          caption={t.parts}
          columns={[
            { text: t.graha },
            ...[t.sthana, t.dig, t.kala, t.cheshta, t.naisargika, t.drik, t.sum].map((text) => ({
              text,
              right: true,
            })),
          ]}
          rows={shadbala.map(({ graha, sthana, dig, kala, cheshta, naisargika, drik, virupas }) => ({
            key: String(graha.id),
            cells: [
              graha.name,
              ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, virupas].map(figure),
            ],
          }))}
        />
      </More>
    </Section>
  );
}

/** Shows one graha's strength. The figures say what the bar shows. */
function Bar({ row, most }: { row: ShadbalaRow; most: number }) {
  const t = useReportTexts('reports/depth').strength;
  const { graha, rupas, required_rupas: required, ratio } = row;
  const isStrong = ratio >= 1;
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{graha.name}</span>
        <span className="tabular text-sm text-ink-2">
          <span>{fill(t.of, { rupas: rupas.toFixed(2), required: required.toFixed(1) })}</span>
          <b
            className={`ml-2 font-semibold ${isStrong ? 'text-panna' : 'text-gomed'}`}
          >{`${Math.round(ratio * 100)}%`}</b>
        </span>
      </div>
      <div aria-hidden="true" className="relative mt-1 h-2.5 rounded-full bg-tile">
        <span
          style={{ width: `${(Math.max(rupas, 0) / most) * 100}%` }}
          className={`block h-full rounded-full ${isStrong ? 'bg-panna' : 'bg-line-strong'}`}
        />
        <span
          style={{ left: `${(required / most) * 100}%` }}
          className="absolute -top-1 -bottom-1 w-0.5 bg-manik-text"
        />
      </div>
    </li>
  );
}

function Balance({ strength: { shadbala, vimshopaka } }: { strength: KundliData['strength'] }) {
  const t = useReportTexts('reports/depth').strength;
  const scores = new Map(vimshopaka.map((row) => [row.graha.id, row]));
  return (
    <div className="min-w-0">
      <h3 className="font-text! text-base! font-semibold!">{t.balance}</h3>
      <p className="written mt-1 text-sm text-ink-2">{t.balanceText}</p>
      <WideTable
        caption={t.balance}
        columns={[
          { text: t.graha },
          ...[t.ishta, t.kashta, t.shad, t.sapta, t.dasha, t.shodasha].map((text) => ({ text, right: true })),
        ]}
        rows={shadbala.map(({ graha, ishta, kashta }) => {
          const score = scores.get(graha.id);
          const groups = score ? [score.shad, score.sapta, score.dasha, score.shodasha] : [];
          return {
            key: String(graha.id),
            cells: [graha.name, ...[ishta, kashta, ...groups].map(figure)],
          };
        })}
      />
    </div>
  );
}
