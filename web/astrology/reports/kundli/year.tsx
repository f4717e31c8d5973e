import type { VarshaphalData } from '#contract/astrology/reports/data.ts';
import { dayOf, mediumDay } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import type { ChartStyle } from '../chart/use-chart-style.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

const small = 'mt-6 font-text! text-base! font-semibold!';

/** Shows the running year of life: its chart, Muntha, lord, periods, leanings, sahams and strengths. */
export function YearSection({ year, style }: { year: VarshaphalData; style: ChartStyle }) {
  const t = useReportTexts('reports/more').year;
  const words = useReportTexts('reports/charts');
  const lang = useReportLang();
  return (
    <Section id="running-year" title={t.title} large className="lg:col-span-full">
      <p className="mt-1 text-ink-2">
        {fill(t.span, { n: year.age + 1, start: dayOf(year.start, lang), end: dayOf(year.end, lang) })}
      </p>
      <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="min-w-0">
          <p className="written text-lg">{year.muntha.text}</p>
          <p className="written mt-2 text-ink-2">{year.year_lord.reason}</p>
          {year.chart_yogas.map((line) => (
            <p key={line} className="written mt-2 text-ink-2">
              {line}
            </p>
          ))}
          <dl className="mt-3">
            <Fact name={t.lord}>{year.year_lord.graha.name}</Fact>
            <Fact name={t.lagna}>{`${year.lagna.sign.western_name} ${year.lagna.degree_text}`}</Fact>
            <Fact name={t.muntha}>{`${year.muntha.sign.western_name}, ${year.muntha.lord.name}`}</Fact>
            {year.year_lord.offices.map(({ id, name, graha }) => (
              <Fact key={id} name={name}>
                {graha.name}
              </Fact>
            ))}
          </dl>
        </div>
        <div className="min-w-0 print:mx-auto print:max-w-[12cm]">
          <ChartFigure
            chart={{ ...year.chart, name: t.chart }}
            points={year}
            style={style}
            lang={lang}
            t={words}
          />
        </div>
      </div>
      <Leanings year={year} />
      <Periods year={year} />
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t.sahams}, {t.strength}
        </summary>
        <Figures year={year} />
        <p className="written mt-3 text-sm text-ink-3">{year.lines.join(' ')}</p>
      </details>
    </Section>
  );
}

function Leanings({ year }: { year: VarshaphalData }) {
  const t = useReportTexts('reports/more').year;
  if (year.yogas.length === 0) return null;
  return (
    <>
      <h3 className={small}>{t.yogas}</h3>
      <ul className="mt-2 grid gap-x-10 gap-y-3 md:grid-cols-2">
        {year.yogas.map(({ house, field, text, list }) => (
          <li key={house} className="written break-inside-avoid">
            <b className="font-semibold">{field}</b>
            <span className="block text-ink-2">{text}</span>
            {list.map(({ detail }) => (
              <span key={detail} className="block text-sm text-ink-3">
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Periods({ year }: { year: VarshaphalData }) {
  const t = useReportTexts('reports/more').year;
  const now = year.patyayini.find(({ runs }) => runs);
  return (
    <div className="grid lg:grid-cols-2 lg:gap-x-10">
      <div className="min-w-0">
        <h3 className={small}>{t.mudda}</h3>
        <PeriodTable caption={t.mudda} periods={year.mudda} />
      </div>
      <div className="min-w-0">
        <h3 className={small}>{t.patyayini}</h3>
        <PeriodTable caption={t.patyayini} periods={year.patyayini} />
        {now && (
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer content-center font-medium">
              {fill(t.parts, { lord: now.lord.name })}
            </summary>
            <PeriodTable caption={fill(t.parts, { lord: now.lord.name })} periods={now.parts} />
          </details>
        )}
      </div>
    </div>
  );
}

function PeriodTable({ caption, periods }: { caption: string; periods: VarshaphalData['mudda'] }) {
  const t = useReportTexts('reports/more').year;
  const lang = useReportLang();
  return (
    <ReportTable
      caption={caption}
      columns={[{ text: t.period }, { text: t.from }, { text: t.to }]}
      rows={periods.map(({ lord, start, end, runs }) => ({
        key: start,
        cells: [
          <span key="lord" className="inline-flex flex-wrap items-center gap-2">
            <span>{lord.name}</span>
            {runs && <Badge tone="info">{t.now}</Badge>}
          </span>,
          <span translate="no" key="start" className="whitespace-nowrap">
            {mediumDay(start, lang)}
          </span>,
          <span translate="no" key="end" className="whitespace-nowrap">
            {mediumDay(end, lang)}
          </span>,
        ],
      }))}
    />
  );
}

function Figures({ year }: { year: VarshaphalData }) {
  const t = useReportTexts('reports/more').year;
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <ReportTable
        caption={t.sahams}
        columns={[
          { text: t.saham },
          { text: t.sign },
          { text: t.degree, right: true },
          { text: t.house, right: true },
        ]}
        rows={year.sahams.map(({ id, name, about, sign, degree_text: degree, house }) => ({
          key: id,
          cells: [
            <span key="name">
              <span>{name}</span>
              <span className="block text-sm font-normal text-ink-3">{about}</span>
            </span>,
            sign.western_name,
            degree,
            house,
          ],
        }))}
      />
      <ReportTable
        caption={t.strength}
        columns={[{ text: t.graha }, { text: t.units, right: true }, { text: t.joys, right: true }]}
        rows={year.strength.map(({ graha, vishwa, harsha }) => ({
          key: String(graha.id),
          cells: [graha.name, vishwa.toFixed(2), harsha],
        }))}
      />
    </div>
  );
}
