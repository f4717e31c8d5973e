import { ImageDown } from 'lucide';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { BirthEcho, KundliData } from '#contract/astrology/reports/data.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import { loadPart } from '#web/api/load-part.ts';
import { StonePanel } from '#web/astrology/remedies/shared/stone-panel.tsx';
import { dayAndClock, dayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChartLegend, ChartStyleToggle } from '../chart/chart-figure.tsx';
import { ChartReading } from '../chart/chart-reading.tsx';
import type { Chosen } from '../chart/chosen.ts';
import { PressableChart } from '../chart/pressable-chart.tsx';
import { type ChartStyle, useChartStyle } from '../chart/use-chart-style.ts';
import { Depth } from '../depth/depth.tsx';
import { Drawer } from '../report/drawer.tsx';
import { Passages, partsOf } from '../report/passages.tsx';
import { ReportHead } from '../report/report-head.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { SmallPrint } from '../report/small-print.tsx';
import { BirthPanchangCard, GhatakCard } from './birth-panchang.tsx';
import { BirthStarCard } from './birth-star.tsx';
import { Chapters } from './chapters.tsx';
import { DashaSection } from './dasha-section.tsx';
import { DivisionCharts } from './division-charts.tsx';
import { KaalSarpCard, MangalCard, SadeSatiCard } from './doshas.tsx';
import { AshtakavargaTable, HousesTable } from './houses-and-points.tsx';
import { KeyFacts } from './key-facts.tsx';
import { MoreDoshasCard } from './more-doshas.tsx';
import { MoreYogasCard } from './more-yogas.tsx';
import { NumbersCard } from './numbers.tsx';
import { PlanetsTable } from './planets-table.tsx';
import { RunningNow } from './running-now.tsx';
import { StarDetails } from './star-details.tsx';
import { StoneProducts } from './stone-products.tsx';
import { YearSection } from './year.tsx';
import { YogasCard } from './yogas.tsx';

// Loaded on first use.
const PictureDialog = lazy(async () => ({
  default: (await loadPart(() => import('../picture/picture-dialog.tsx'))).PictureDialog,
}));

/** Shows a whole kundli; `tools` are its buttons (PDF, print, share, language). */
export function KundliReport({ data: sent, tools }: { data: KundliData; tools?: ReactNode }) {
  const data = useMemo(() => forReaders(sent), [sent]);
  const t = useReportTexts('reports/kundli');
  const lang = useReportLang();
  // "Today" on the timeline is the instant that the server computed with.
  const [now] = useState(() => (data.running ? Date.parse(data.running.at) : Date.now()));
  const chartStyle = useChartStyle();
  const [chosen, choose] = useState<Chosen | null>(null);
  const { birth } = data;
  return (
    <div className="wrap pb-16 lg:pb-24">
      <ReportHead
        title={birth.name ? fill(t.titleOf, { name: birth.name }) : t.titleAnon}
        facts={[
          birth.time_unknown ? dayOf(birth.wall_time, lang) : dayAndClock(birth.wall_time, lang),
          birth.location || birth.coordinates,
          fill(t.ayanamsaLine, { name: data.conventions.ayanamsa.name }),
        ]}
        tools={tools}
      />
      <ClockNotes birth={birth} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1fr)] lg:gap-x-10 lg:gap-y-8">
        <div className="grid min-w-0 content-start gap-6">
          <BirthChart data={data} chartStyle={chartStyle} chosen={chosen} onChoose={choose} />
          <KeyFacts data={data} />
        </div>
        <div className="grid min-w-0 content-start gap-6 lg:gap-4">
          {chosen && (
            <Card className="max-lg:hidden print:hidden">
              <ChartReading data={data} chosen={chosen} onChoose={choose} />
            </Card>
          )}
          {data.running && (
            <RunningNow
              running={data.running}
              passage={data.passages.find(({ id }) => id.startsWith('antar.'))}
              readOn={data.chapters.some(({ id }) => id === 'now')}
            />
          )}
          <PlanetsTable data={data} chosen={chosen} onChoose={choose} />
        </div>
        <Chapters chapters={data.chapters} />
        <DashaSection periods={data.dasha_periods} now={now} />
      </div>
      <div className="mt-12 grid gap-12 lg:mt-20 lg:gap-20">
        <Stone data={data} />
        <Computed data={data} style={chartStyle[0]} now={now} />
        <SmallPrint
          groups={[
            { title: t.sensitivity, lines: data.sensitivity.lines },
            { title: t.conventions, lines: data.conventions.lines },
          ]}
        />
      </div>
    </div>
  );
}

/** Shows the advice on a stone, with the way to its rules. */
function Stone({ data: { stone } }: { data: KundliData }) {
  const words = { t: useReportTexts('remedies'), lang: useReportLang() };
  const { title, method } = words.t;
  return (
    <section aria-label={title}>
      <h2 className="mb-5 text-h2">{title}</h2>
      <StonePanel stone={stone} words={words} heading="h3" />
      <p className="mt-3 print:hidden">
        <TextLink to="/find-my-stone#method">{method}</TextLink>
      </p>
      {stone.wearing && <StoneProducts stone={stone.wearing.id} name={stone.wearing.name} words={words} />}
    </section>
  );
}

/** Shows all that was computed, in drawers by subject. */
function Computed({ data, style, now }: { data: KundliData; style: ChartStyle; now: number }) {
  const t = useReportTexts('reports/kundli');
  const { drawers } = t;
  const parts = partsOf(data.passages, t.passages);
  // The browser balances the two columns, since the length of the cards depends on the chart.
  const columns = 'min-w-0 *:not-last:mb-6 *:break-inside-avoid lg:columns-2 lg:gap-x-8';
  return (
    <section aria-labelledby="computed" className="grid min-w-0 gap-3">
      <h2 id="computed" className="mb-2 text-h2">
        {drawers.title}
      </h2>
      {data.varshaphal && (
        <Drawer title={drawers.year}>
          <YearSection year={data.varshaphal} style={style} />
        </Drawer>
      )}
      <Drawer title={drawers.doshas}>
        <div className={columns}>
          <MangalCard mangal={data.mangal_dosha} />
          <KaalSarpCard kaalSarp={data.kaal_sarp} />
          <MoreDoshasCard doshas={data.birth_doshas} />
        </div>
        <SadeSatiCard sadeSati={data.sade_sati} />
      </Drawer>
      <Drawer title={drawers.star}>
        <div className={columns}>
          <StarDetails data={data} />
          <BirthStarCard avakahada={data.avakahada} />
          <BirthPanchangCard panchang={data.birth_panchang} />
          <GhatakCard ghatak={data.ghatak} />
          <NumbersCard numbers={data.numbers} />
        </div>
      </Drawer>
      <Drawer title={drawers.yogas}>
        <YogasCard groups={data.yoga_details} />
        <MoreYogasCard more={data.more_yogas} />
      </Drawer>
      <Drawer title={drawers.charts}>
        <DivisionCharts data={data} style={style} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-10">
          <HousesTable data={data} />
          <AshtakavargaTable data={data} />
        </div>
      </Drawer>
      <Drawer title={drawers.depth}>
        <Depth data={data} now={now} />
      </Drawer>
      {parts.length > 0 && (
        <Drawer title={t.byPlacement}>
          <Passages title={t.readings} parts={parts} />
        </Drawer>
      )}
    </section>
  );
}

/** Shows notes on the time zone or a doubtful birth time. */
function ClockNotes({ birth }: { birth: BirthEcho }) {
  const t = useReportTexts('reports/kundli');
  const notes = [
    ...(birth.clock === 'twice' ? [t.twice] : []),
    ...(birth.clock === 'never' ? [t.never] : []),
    ...(birth.offset !== '+05:30' || birth.offset_source === 'override'
      ? [fill(t.offsetLine, { offset: birth.offset })]
      : []),
  ];
  return (
    <>
      {birth.time_unknown && (
        <Banner tone="info" className="mb-5">
          <b className="font-semibold">{t.noonLine}</b>
          <p className="font-normal text-ink">{t.noonText}</p>
        </Banner>
      )}
      {notes.length > 0 && <p className="mb-5 text-sm text-ink-2">{notes.join(' ')}</p>}
    </>
  );
}

/** Shows the birth chart with the style switch, which applies to all charts of the page. */
function BirthChart({
  data,
  chartStyle: [style, setStyle],
  chosen,
  onChoose,
}: {
  data: KundliData;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
  chartStyle: [ChartStyle, (style: ChartStyle) => void];
}) {
  const t = useReportTexts('reports/kundli');
  const words = useReportTexts('reports/charts');
  return (
    <Card id="birth-chart" className="scroll-mt-24 break-inside-avoid-page max-md:p-4!">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{t.birthChart}</h2>
        <span className="print:hidden">
          <ChartStyleToggle style={style} onChange={setStyle} t={words} />
        </span>
      </div>
      <div className="print:mx-auto print:max-w-[12cm]">
        <PressableChart data={data} style={style} chosen={chosen} onChoose={onChoose} />
        <ChartLegend style={style} t={words} />
        <PictureButton data={data} style={style} />
      </div>
    </Card>
  );
}

/** Opens the dialog that makes a picture of the chart. */
function PictureButton({ data, style }: { data: KundliData; style: ChartStyle }) {
  const t = useReportTexts('reports/charts').picture;
  const [opened, setOpened] = useState<'never' | 'now' | 'no'>('never');
  return (
    <div className="mt-4 print:hidden">
      <Button kind="secondary" size="small" onClick={() => setOpened('now')}>
        <Icon of={ImageDown} small />
        {t.open}
      </Button>
      {opened !== 'never' && (
        <Suspense>
          <PictureDialog data={data} style={style} open={opened === 'now'} onClose={() => setOpened('no')} />
        </Suspense>
      )}
    </div>
  );
}
