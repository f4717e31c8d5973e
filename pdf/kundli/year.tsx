import { Text, View } from '@react-pdf/renderer';
import type { VarshaphalData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk, drawableChart, NorthChart } from '../ui/chart.tsx';
import { longDate, shortDate } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Heading, Paragraph } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

const CHART = 216;

function Leanings({ year }: { year: VarshaphalData }) {
  const t = useWords('reports/more').year;
  if (year.yogas.length === 0) return null;
  return year.yogas.map(({ house, field, text, list }, index) => (
    <View key={house} wrap={false} style={{ marginBottom: 7 }}>
      {index === 0 ? <Heading>{t.yogas}</Heading> : null}
      <Text style={{ fontWeight: 600 }}>{field}</Text>
      <Text style={{ maxWidth: 430, color: INK.ink2 }}>{text}</Text>
      {list.map(({ detail }) => (
        <Text key={detail} style={{ fontSize: 9, color: INK.ink3 }}>
          {detail}
        </Text>
      ))}
    </View>
  ));
}

function Periods({ title, periods }: { title: string; periods: VarshaphalData['mudda'] }) {
  const t = useWords('reports/more').year;
  const { lang } = usePdfMeta();
  const rows = periods.map(({ lord, start, end, runs }): Row => {
    const cells = [
      { text: lord.name, colour: bodyInk(lord.id) },
      shortDate(start, lang),
      shortDate(end, lang),
    ];
    return runs ? { cells, tone: 'now' } : cells;
  });
  return (
    <View wrap={false}>
      <Heading>{title}</Heading>
      <Table
        rowHeight={16}
        columns={[
          { head: t.period, share: 40, strong: true },
          { head: t.from, share: 30, align: 'end' },
          { head: t.to, share: 30, align: 'end' },
        ]}
        rows={rows}
      />
    </View>
  );
}

function Tables({ year }: { year: VarshaphalData }) {
  const t = useWords('reports/more').year;
  const now = year.patyayini.find(({ runs }) => runs);
  return (
    <>
      <Periods title={t.mudda} periods={year.mudda} />
      <Periods title={t.patyayini} periods={year.patyayini} />
      {now ? <Periods title={fillText(t.parts, { lord: now.lord.name })} periods={now.parts} /> : null}
      <View wrap={false}>
        <Heading>{t.strength}</Heading>
        <Table
          rowHeight={16}
          columns={[
            { head: t.graha, share: 40, strong: true },
            { head: t.units, share: 30, align: 'end' },
            { head: t.joys, share: 30, align: 'end' },
          ]}
          rows={year.strength.map(
            ({ graha, vishwa, harsha }): Row => [
              { text: graha.name, colour: bodyInk(graha.id) },
              vishwa.toFixed(2),
              String(harsha),
            ],
          )}
        />
      </View>
      <View wrap={false}>
        <Heading>{t.sahams}</Heading>
        <Table
          rowHeight={16}
          columns={[
            { head: t.saham, share: 22, strong: true },
            { head: '', share: 32 },
            { head: t.sign, share: 22 },
            { head: t.degree, share: 14, align: 'end' },
            { head: t.house, share: 10, align: 'end' },
          ]}
          rows={year.sahams.map(
            ({ name, about, sign, degree_text: degree, house }): Row => [
              name,
              about,
              sign.western_name,
              degree,
              String(house),
            ],
          )}
        />
      </View>
    </>
  );
}

/** The running year of life: its chart, Muntha, lord, what it leans to, periods, strengths and sahams. */
export function Year({ year }: { year: VarshaphalData }) {
  const chapters = useWords('pdf/kundli').chapters;
  const t = useWords('reports/more').year;
  const { lang } = usePdfMeta();
  const lead = fillText(t.span, {
    n: year.age + 1,
    start: longDate(year.start, lang),
    end: longDate(year.end, lang),
  });
  return (
    <Sheets>
      <Chapter id="year" title={chapters.year} lead={lead} />
      <Callout title={`${t.lord}: ${year.year_lord.graha.name}`}>
        {[year.muntha.text, year.year_lord.reason, ...year.chart_yogas].join(' ')}
      </Callout>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', width: MEASURE, marginTop: 8 }}>
        <NorthChart
          data={drawableChart(year.chart, { lagna: year.lagna, planets: year.planets })}
          size={CHART}
        />
        <Facts
          width={MEASURE - CHART - 20}
          label={124}
          facts={[
            [t.lagna, `${year.lagna.sign.western_name} ${year.lagna.degree_text}`],
            [t.muntha, `${year.muntha.sign.western_name}, ${year.muntha.lord.name}`],
            ...year.year_lord.offices.map(({ name, graha }) => [name, graha.name] as const),
          ]}
        />
      </View>
      <Leanings year={year} />
      <Tables year={year} />
      <View style={{ marginTop: 10 }}>
        <Paragraph quiet>{year.lines.join(' ')}</Paragraph>
      </View>
    </Sheets>
  );
}
