import { View } from '@react-pdf/renderer';
import type { MatchingData, MatchingMangal, MatchingPerson } from '#contract/astrology/reports/data.ts';
import { printable, widthOf } from '../fonts/text-runs.ts';
import { bodyInk, drawableChart, NorthChart, SouthChart } from '../ui/chart.tsx';
import { displayFamilies, PdfDocument, type PdfMeta, usePdfMeta } from '../ui/document-page.tsx';
import { MangalTable } from '../ui/mangal.tsx';
import { Ending } from '../ui/method.tsx';
import { PassagesByPart } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Points } from '../ui/text.tsx';
import { MEASURE, TYPE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';
import { GunaMilan } from './guna.tsx';
import { Porutham } from './porutham.tsx';
import { Score } from './score.tsx';

const HALF = 236;
const CHART = 192;

function nameOf({ birth }: MatchingPerson, fallback: string): string {
  return printable(birth.name) || fallback;
}

/** Returns the height of the taller of two names, so that the charts below begin at one line. */
function heightOf(names: readonly string[]): number {
  const { fontSize: size } = TYPE.h2;
  const lines = names.map((name) => Math.ceil(widthOf(name, { family: 'display', size }) / (HALF * 0.92)));
  return Math.max(1, ...lines) * size * 1.35;
}

function ChartColumn({ person, name, height }: { person: MatchingPerson; name: string; height: number }) {
  const t = useWords('pdf/matching');
  const { lang } = usePdfMeta();
  const drawable = drawableChart(person.chart, person);
  const rows = [person.lagna, ...person.planets].map(
    (point): Row => [
      { text: point.name, colour: bodyInk(point.id) },
      point.sign.western_name,
      point.degree_text,
      String(point.house),
    ],
  );
  return (
    <View style={{ width: HALF }}>
      <View style={{ minHeight: height, marginBottom: 6 }}>
        <Typed display style={{ ...TYPE.h2, fontFamily: displayFamilies(lang) }}>
          {name}
        </Typed>
      </View>
      <View style={{ gap: 12, alignItems: 'center' }}>
        <NorthChart data={drawable} size={CHART} />
        <SouthChart data={drawable} size={CHART} title={person.chart.name} />
      </View>
      <View style={{ height: 10 }} />
      <Table
        width={HALF}
        rowHeight={16}
        size={8.6}
        columns={[
          { head: t.graha, share: 30, strong: true },
          { head: t.sign, share: 32 },
          { head: t.degree, share: 22, align: 'end' },
          { head: t.house, share: 16, align: 'end' },
        ]}
        rows={rows}
      />
    </View>
  );
}

function Charts({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const [girl, boy] = [nameOf(data.girl_info, t.girl), nameOf(data.boy_info, t.boy)];
  const height = heightOf([girl, boy]);
  return (
    <Sheets>
      <Chapter id="charts" title={t.chartsTitle} />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', width: MEASURE }}>
        <ChartColumn person={data.girl_info} name={girl} height={height} />
        <ChartColumn person={data.boy_info} name={boy} height={height} />
      </View>
    </Sheets>
  );
}

function MangalOf({ name, mangal }: { name: string; mangal: MatchingMangal }) {
  const t = useWords('pdf/matching');
  const found = mangal.has_exception ? t.softened : t.yes;
  const state = mangal.has_dosha ? found : t.no;
  return (
    <View wrap={false} style={{ marginBottom: 18 }}>
      <Callout
        title={`${name}: ${[state, mangal.dosha_type].filter(Boolean).join(', ')}`}
        tone={mangal.has_dosha && !mangal.has_exception ? 'mind' : 'good'}
      >
        {mangal.description}
      </Callout>
      <MangalTable readings={mangal.readings} words={t} />
      <View style={{ height: 8 }} />
      <Points lines={mangal.exceptions} />
    </View>
  );
}

function Mangal({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const { balanced, advice } = data.mangal;
  return (
    <Sheets>
      <Chapter id="mangal" title={t.mangalTitle} />
      <MangalOf name={nameOf(data.girl_info, t.girl)} mangal={data.girl_mangal_dosha_details} />
      <MangalOf name={nameOf(data.boy_info, t.boy)} mangal={data.boy_mangal_dosha_details} />
      <Callout title={balanced ? t.balanced : t.unbalanced} tone={balanced ? 'good' : 'mind'}>
        {advice}
      </Callout>
    </Sheets>
  );
}

/** The passages that are not shown beside the points, then the calculation method. */
function LastChapter({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const shown = new Set(data.guna_milan.guna.map(({ description }) => description));
  return (
    <Sheets>
      <Chapter id="reading" title={t.reading} />
      <PassagesByPart passages={data.passages.filter(({ text }) => !shown.has(text))} />
      <Ending
        conventionsTitle={t.conventions}
        conventions={data.conventions.lines}
        closingTitle={t.closingTitle}
        closing={t.closing}
      />
    </Sheets>
  );
}

/** The matching of two births. */
export function MatchingDocument({ data, pdf }: { data: MatchingData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      <Score data={data} />
      <GunaMilan data={data} />
      <Porutham data={data} />
      <Charts data={data} />
      <Mangal data={data} />
      <LastChapter data={data} />
    </PdfDocument>
  );
}
