import { Text, View } from '@react-pdf/renderer';
import type { KundliData, ChartData as ReportChart } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk, drawableChart, NorthChart, SouthChart } from '../ui/chart.tsx';
import { displayFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { Passages } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Column, type Row, Table } from '../ui/table.tsx';
import { Beneath, Chapter, Heading } from '../ui/text.tsx';
import { INK, MEASURE, TYPE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

const PAIR = 236;

/** A chart in both styles, side by side. */
function ChartPair({ chart, data }: { chart: ReportChart; data?: KundliData }) {
  const t = useWords('pdf/kundli');
  const drawable = drawableChart(chart, data && { lagna: data.lagna, planets: data.planets });
  const caption = { ...TYPE.small, color: INK.ink3, marginTop: 3 };
  return (
    <View
      wrap={false}
      style={{ flexDirection: 'row', justifyContent: 'space-between', width: MEASURE, marginBottom: 14 }}
    >
      <View>
        <NorthChart data={drawable} size={PAIR} />
        <Text style={caption}>{t.north}</Text>
      </View>
      <View>
        <SouthChart data={drawable} size={PAIR} title={chart.name} />
        <Text style={caption}>{t.south}</Text>
      </View>
    </View>
  );
}

/** The table of planets that follows every birth chart. */
export function PlanetsTable({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const columns: Column[] = [
    { head: t.graha, share: 19, strong: true },
    { head: t.sign, share: 19 },
    { head: t.degree, share: 12, align: 'end' },
    { head: t.house, share: 9, align: 'end' },
    { head: t.star, share: 24 },
    { head: t.lord, share: 14 },
    { head: t.state, share: 28 },
  ];
  const rows = [data.lagna, ...data.planets].map((point): Row => {
    const planet = data.planets.find(({ id }) => id === point.id);
    const states = [
      planet?.dignity?.name,
      planet?.retrograde && t.retrograde,
      planet?.combust && t.combust,
    ].filter((state): state is string => Boolean(state));
    return [
      { text: point.name, colour: bodyInk(point.id) },
      point.sign.western_name,
      point.degree_text,
      String(point.house),
      `${point.nakshatra.name} ${point.nakshatra.pada}`,
      point.nakshatra.lord.name,
      states.join(', '),
    ];
  });
  return <Table columns={columns} rows={rows} />;
}

/** The birth chart in both styles, with its planets. */
export function BirthChart({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const rasi = data.charts.find(({ division }) => division === 1);
  if (!rasi) return null;
  return (
    <Sheets>
      <Chapter id="chart" title={t.chapters.chart} lead={t.chartLead} />
      <ChartPair chart={{ ...rasi, name: t.rasi }} data={data} />
      <PlanetsTable data={data} />
      <Beneath>
        <Passages passages={data.passages} part="lagna" />
      </Beneath>
    </Sheets>
  );
}

/** Returns a body's sign in a chart. The ascendant is the first house. */
function signIn(chart: ReportChart, id: number): number | null {
  const house = chart.houses.find((one) => (id === 100 ? one.house === 1 : one.planets.includes(id)));
  return house ? house.sign : null;
}

/** The navamsa in both styles, beside the signs of the birth chart. */
export function Navamsa({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const navamsa = data.charts.find(({ division }) => division === 9);
  if (!navamsa) return null;
  const names = new Map([data.lagna, ...data.planets].map(({ sign }) => [sign.id, sign.western_name]));
  for (const { sign } of data.houses) names.set(sign.id, sign.western_name);
  const columns: Column[] = [
    { head: t.graha, share: 18, strong: true },
    { head: t.rasiSign, share: 20 },
    { head: t.navamsaSign, share: 20 },
    { head: '', share: 42 },
  ];
  const rows = [data.lagna, ...data.planets].map((point): Row => {
    const sign = signIn(navamsa, point.id);
    return [
      { text: point.name, colour: bodyInk(point.id) },
      point.sign.western_name,
      names.get(sign ?? -1) ?? '',
      { text: sign === point.sign.id ? t.vargottama : '', colour: INK.panna },
    ];
  });
  return (
    <Sheets>
      <Chapter id="navamsa" title={t.chapters.navamsa} lead={t.navamsaLead} />
      <ChartPair chart={navamsa} />
      <Table columns={columns} rows={rows} />
      <Beneath>
        <Passages passages={data.passages} part="navamsa" />
      </Beneath>
    </Sheets>
  );
}

const SMALL_CHART = 156;

/** Returns a list in rows of three. A row stays together, and the title of its chapter with it. */
const rowsOf = <T,>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / 3) }, (_, row) => list.slice(row * 3, row * 3 + 3));

/** The other fourteen divisional charts, drawn small, and the signs of all sixteen in one table. */
export function Vargas({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  const others = data.charts.filter(({ division }) => division !== 1 && division !== 9);
  const points = [data.lagna, ...data.planets];
  const columns: Column[] = [
    { head: t.division, share: 26, strong: true },
    ...points.map(({ short }): Column => ({ head: short, share: 8, align: 'middle' })),
  ];
  const rows = data.charts.map((chart): Row => {
    const signs = points.map(({ id }) => signIn(chart, id));
    return [
      `D${chart.division} ${chart.name}`,
      ...signs.map((sign) => (sign === null ? '' : String(sign + 1))),
    ];
  });
  return (
    <Sheets>
      <Chapter id="vargas" title={t.chapters.vargas} lead={t.vargasLead} />
      {rowsOf(others).map((row) => (
        <View key={row[0]?.division} wrap={false} style={{ flexDirection: 'row', columnGap: 9.5 }}>
          {row.map((chart) => (
            <View key={chart.division} style={{ width: SMALL_CHART, marginBottom: 17.5 }}>
              <NorthChart data={drawableChart(chart)} size={SMALL_CHART} />
              <Text
                style={{
                  ...TYPE.small,
                  fontSize: 9,
                  fontFamily: displayFamilies(lang),
                  textAlign: 'center',
                  marginTop: 2,
                }}
              >
                {fillText('D{n} {name}', { n: chart.division, name: chart.name })}
              </Text>
            </View>
          ))}
        </View>
      ))}
      <Heading keep={120}>{t.vargaTable}</Heading>
      <Text style={{ ...TYPE.small, color: INK.ink3, marginBottom: 4 }}>{t.vargaTableLead}</Text>
      <Table columns={columns} rows={rows} rowHeight={16.5} size={8.5} />
    </Sheets>
  );
}
