import { Text, View } from '@react-pdf/renderer';
import type { DayPeriodData, LimbData, PanchangData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { printable } from '../fonts/text-runs.ts';
import { bodyInk } from '../ui/chart.tsx';
import { clock, clockOf } from '../ui/dates.ts';
import { PdfDocument, type PdfMeta, usePdfMeta } from '../ui/document-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { Ending } from '../ui/method.tsx';
import { Passages } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Heading, Paragraph } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { DayCard } from './day-card.tsx';
import { LimbRow } from './limb-row.tsx';
import { MoreOfTheDay } from './more-of-the-day.tsx';
import { usePanchangWords } from './use-words.ts';

const HALF = (MEASURE - 22) / 2;
const COUNTS = ['amanta', 'purnimanta'] as const;

function Hours({
  title,
  list,
  date,
  colour,
}: {
  title: string;
  list: readonly DayPeriodData[];
  date: string;
  colour: string;
}) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const rows = list.flatMap(({ title: name, period }): Row[] => {
    if (period.length === 0)
      return [
        [
          { text: name, colour: INK.ink3 },
          { text: t.noneToday, colour: INK.ink3 },
        ],
      ];
    return period.map(({ start, end }) => [
      { text: name, colour },
      `${clock(start, lang)} – ${clockOf(end, date, lang)}`,
    ]);
  });
  return (
    <View style={{ width: HALF }}>
      <Heading>{title}</Heading>
      <Table
        bare
        width={HALF}
        columns={[
          { head: '', share: 38, strong: true },
          { head: '', share: 62, align: 'end' },
        ]}
        rows={rows}
      />
    </View>
  );
}

function Today({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const place = printable(data.place.location) || data.place.coordinates;
  return (
    <Sheets>
      <Chapter id="today" title={t.title} lead={place} />
      <DayCard data={data} />
      <LimbRow data={data} />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 6 }}>
        <Hours title={t.goodHours} list={data.auspicious_period} date={data.date} colour={INK.panna} />
        <Hours title={t.avoidHours} list={data.inauspicious_period} date={data.date} colour={INK.moonga} />
      </View>
      {data.festivals.length > 0 ? (
        <View style={{ marginTop: 18 }}>
          <Callout title={t.festivals} tone="plain">
            {data.festivals.map(({ name }) => name).join(' · ')}
          </Callout>
        </View>
      ) : null}
    </Sheets>
  );
}

function Limbs({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const time = (local: string) => clockOf(local, data.date, lang);
  const rows = (
    [
      [t.tithi, data.tithi, ({ paksha }: PanchangData['tithi'][number]) => paksha],
      [
        t.nakshatra,
        data.nakshatra,
        ({ lord }: PanchangData['nakshatra'][number]) => fillText(t.lord, { name: lord.name }),
      ],
      [t.yoga, data.yoga, () => ''],
      [t.karana, data.karana, () => ''],
    ] as const
  ).flatMap(([limb, list, detailOf]) =>
    (list as readonly LimbData[]).map(
      (one, i): Row => [
        i === 0 ? limb : '',
        one.name,
        (detailOf as (of: LimbData) => string)(one),
        time(one.start),
        time(one.end),
      ],
    ),
  );
  const { lunar_month: month, samvat, place } = data;
  const seen = [data.visible_sunrise, data.visible_sunset].map((local) =>
    local ? clock(local, lang) : t.none,
  );
  return (
    <Sheets>
      <Chapter id="limbs" title={t.limbsTitle} lead={t.limbsLead} />
      <Table
        columns={[
          { head: t.limb, share: 18, strong: true },
          { head: t.name, share: 22 },
          { head: '', share: 20 },
          { head: t.begins, share: 20, align: 'end' },
          { head: t.ends, share: 20, align: 'end' },
        ]}
        rows={rows}
      />
      <Heading>{t.calendarTitle}</Heading>
      <Facts
        label={168}
        facts={[
          ...(month.count === 'amanta' ? COUNTS : COUNTS.toReversed()).map((count): [string, string] => [
            t[count],
            month[count].title,
          ]),
          [t.paksha, month.paksha],
          [t.vikram, String(samvat.vikram)],
          [t.gujarati, String(samvat.vikram_gujarati)],
          [t.shaka, String(samvat.shaka)],
          [t.samvatsara, samvat.samvatsara.name],
          [t.ritu, samvat.ritu.name],
          [t.ayana, samvat.ayana.name],
          [t.visible, seen.join(', ')],
          [t.place, place.location],
          [t.coordinates, place.coordinates.replace(',', ', ')],
          [t.zone, `${place.timezone}, UTC ${place.offset}`],
        ]}
      />
    </Sheets>
  );
}

const QUALITY_INK = { good: INK.panna, neutral: INK.ink2, bad: INK.moonga } as const;

function HalfTable({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: readonly [string, string];
  rows: readonly Row[];
}) {
  return (
    <View style={{ width: HALF }}>
      <Text style={{ fontWeight: 600, marginBottom: 2 }}>{title}</Text>
      <Table
        width={HALF}
        rowHeight={17.5}
        columns={[
          { head: heads[0], share: 26, strong: true },
          { head: heads[1], share: 20 },
          { head: '', share: 54, align: 'end' },
        ]}
        rows={rows}
      />
    </View>
  );
}

function Parts({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const span = ({ start, end }: { start: string; end: string }) =>
    `${clock(start, lang)} – ${clockOf(end, data.date, lang)}`;
  const choghadiya = data.choghadiya.day.length > 0;
  const parts = (list: PanchangData['choghadiya']['day']) =>
    list.map(
      (part): Row => [part.name, { text: part.quality_name, colour: QUALITY_INK[part.quality] }, span(part)],
    );
  const horas = (day: boolean) =>
    data.hora
      .filter(({ is_day: isDay }) => isDay === day)
      .map((hora): Row => [{ text: hora.lord.name, colour: bodyInk(hora.lord.id) }, '', span(hora)]);
  const side = { flexDirection: 'row', justifyContent: 'space-between' } as const;
  if (!choghadiya && data.hora.length === 0) return null;
  return (
    <Sheets>
      <Chapter id="parts" title={t.choghadiyaTitle} lead={t.choghadiyaLead} />
      <View style={side}>
        <HalfTable title={t.byDay} heads={[t.name, t.quality]} rows={parts(data.choghadiya.day)} />
        <HalfTable title={t.byNight} heads={[t.name, t.quality]} rows={parts(data.choghadiya.night)} />
      </View>
      <Heading>{t.horaTitle}</Heading>
      <Paragraph quiet>{t.horaLead}</Paragraph>
      <View style={side}>
        <HalfTable title={t.byDay} heads={[t.name, '']} rows={horas(true)} />
        <HalfTable title={t.byNight} heads={[t.name, '']} rows={horas(false)} />
      </View>
    </Sheets>
  );
}

/** The passages about the day, then the calculation method. */
function LastChapter({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  return (
    <Sheets>
      <Chapter id="reading" title={t.reading} lead={t.readingLead} />
      <Passages passages={data.passages} />
      <Ending
        conventionsTitle={t.conventions}
        conventions={data.conventions.lines}
        closingTitle={t.closingTitle}
        closing={t.closing}
      />
    </Sheets>
  );
}

/** The panchang of one day at one place. */
export function PanchangDocument({ data, pdf }: { data: PanchangData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      <Today data={data} />
      <Limbs data={data} />
      <Parts data={data} />
      <MoreOfTheDay data={data} />
      <LastChapter data={data} />
    </PdfDocument>
  );
}
