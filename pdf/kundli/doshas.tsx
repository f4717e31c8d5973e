import { Text, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { shortDate } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { MangalTable } from '../ui/mangal.tsx';
import { Passages } from '../ui/passage.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Column, type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Heading, Paragraph, Points } from '../ui/text.tsx';
import { INK } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

/** Mangal dosha with what cancels it, and Kaal Sarp. */
export function Doshas({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { mangal_dosha: mangal, kaal_sarp: kaalSarp } = data;
  const softened = mangal.has_exception ? t.mangalSoftened : t.mangalPresent;
  return (
    <Sheets>
      <Chapter id="doshas" title={t.chapters.doshas} />
      <Callout
        title={mangal.has_dosha ? softened : t.mangalAbsent}
        tone={mangal.has_dosha && !mangal.has_exception ? 'mind' : 'good'}
      >
        {mangal.description}
      </Callout>
      <Heading>{t.readings}</Heading>
      <Paragraph quiet>{t.readingsLead}</Paragraph>
      <MangalTable readings={mangal.readings} words={t} />
      {mangal.has_dosha ? (
        <>
          <Heading>{t.exceptions}</Heading>
          {mangal.exceptions.length > 0 ? (
            <Points lines={mangal.exceptions} />
          ) : (
            <Paragraph>{t.noExceptions}</Paragraph>
          )}
          {mangal.remedies.length > 0 ? <Heading>{t.remedies}</Heading> : null}
          <Points lines={mangal.remedies} />
        </>
      ) : null}
      <View style={{ marginTop: 20 }}>
        <Callout
          title={
            kaalSarp.present ? fillText(t.kaalSarpPresent, { name: kaalSarp.name ?? '' }) : t.kaalSarpAbsent
          }
          tone={kaalSarp.present ? 'mind' : 'good'}
        >
          {[kaalSarp.side, kaalSarp.description].filter(Boolean).join(' ')}
        </Callout>
      </View>
      <Passages passages={data.passages} part="doshas" />
    </Sheets>
  );
}

/** Room on the page for Saturn's transits of a hundred years, in points. Charts have thirty to forty of them. */
const STAYS_ROOM = 510;

/** Saturn's position relative to the Moon: at birth, now, and through a hundred years. */
export function Saturn({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  const { current, at_birth: atBirth, stays, description } = data.sade_sati;
  const date = (local: string) => shortDate(local, lang);
  const columns: Column[] = [
    { head: t.phase, share: 40, strong: true },
    { head: t.saturnIn, share: 24 },
    { head: t.from, share: 18, align: 'end' },
    { head: t.to, share: 18, align: 'end' },
  ];
  const rows = stays.map((stay): Row => {
    const cells = [stay.name, stay.sign.name, date(stay.start), date(stay.end)];
    // The stays before and after touch the running one, so comparing spans would mark three.
    const isNow = current !== null && stay.start === current.start;
    return isNow ? { cells, tone: 'now' } : cells;
  });
  return (
    <Sheets>
      <Chapter id="saturn" title={t.chapters.saturn} />
      <Callout
        title={current ? fillText(t.saturnNow, { name: current.name }) : t.saturnFree}
        tone={current ? 'haldi' : 'good'}
      >
        {current ? (
          <Text>{fillText(t.saturnNowText, { start: date(current.start), end: date(current.end) })}</Text>
        ) : null}
        <Text style={{ maxWidth: 430 }}>{description}</Text>
      </Callout>
      {atBirth ? <Paragraph>{`${t.saturnBirth}: ${atBirth.name}`}</Paragraph> : null}
      <Heading>{t.saturnStays}</Heading>
      <Table
        columns={columns}
        rows={rows}
        rowHeight={Math.min(STAYS_ROOM / (rows.length + 1), 17)}
        size={8.2}
      />
    </Sheets>
  );
}

type Formed = NonNullable<KundliData['yoga_details'][number]['yoga_list'][number]['formed']>;

/** The name and strength of a yoga, its meaning, the grahas that form it, and what breaks or softens it. */
function YogaText({ yoga, by }: { yoga: { name: string; description: string }; by: Formed | null }) {
  return (
    <>
      <Text style={{ fontWeight: 600 }}>{by ? `${yoga.name} · ${by.strength.name}` : yoga.name}</Text>
      <Text style={{ maxWidth: 420 }}>{yoga.description}</Text>
      {by ? <Text style={{ maxWidth: 420, fontSize: 9, color: INK.ink3 }}>{by.formation}</Text> : null}
      {by?.cancelled_by ? (
        <Text style={{ maxWidth: 420, fontSize: 9, color: INK.gomed }}>{by.cancelled_by}</Text>
      ) : null}
    </>
  );
}

/** The yogas of the texts beside the four groups: the formed ones by family, each with its source. */
function MoreYogas({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const more = useWords('reports/more').moreYogas;
  const { checked, families } = data.more_yogas;
  return (
    <>
      <Heading>{t.moreYogas}</Heading>
      <Paragraph quiet>{fillText(families.length > 0 ? more.lead : more.none, { n: checked })}</Paragraph>
      {families.map(({ id, name, yogas }) => (
        <View key={id}>
          {yogas.map((yoga, index) => (
            <View key={yoga.id} wrap={false}>
              {index === 0 ? <Heading>{name}</Heading> : null}
              <View
                style={{ borderLeftWidth: 2, borderLeftColor: INK.gomed, paddingLeft: 10, marginBottom: 8 }}
              >
                <YogaText yoga={yoga} by={yoga} />
                <Text style={{ fontSize: 8, color: INK.ink3 }}>
                  {fillText(more.source, { source: yoga.source })}
                </Text>
              </View>
            </View>
          ))}
        </View>
      ))}
    </>
  );
}

/** Every yoga that is checked: present ones with their meaning, absent ones as a list. */
export function Yogas({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const all = data.yoga_details.flatMap(({ yoga_list: list }) => list);
  const found = all.filter((yoga) => yoga.has_yoga);
  return (
    <Sheets>
      <Chapter
        id="yogas"
        title={t.chapters.yogas}
        lead={fillText(t.yogasLead, { found: found.length, all: all.length })}
      />
      {data.yoga_details.map((group) => {
        const present = group.yoga_list.filter((yoga) => yoga.has_yoga);
        const absent = group.yoga_list.filter((yoga) => !yoga.has_yoga);
        return (
          <Fragment key={group.id}>
            <Heading>{group.name}</Heading>
            {group.description ? <Paragraph quiet>{group.description}</Paragraph> : null}
            {present.map((yoga) => (
              <View
                key={yoga.id}
                wrap={false}
                style={{ borderLeftWidth: 2, borderLeftColor: INK.manik, paddingLeft: 10, marginBottom: 8 }}
              >
                <YogaText yoga={yoga} by={yoga.formed} />
              </View>
            ))}
            {absent.length > 0 ? (
              <Text style={{ fontSize: 9, color: INK.ink3, marginBottom: 4 }}>
                {`${t.yogaAlso}: ${absent.map(({ name }) => name).join(', ')}`}
              </Text>
            ) : null}
          </Fragment>
        );
      })}
      <MoreYogas data={data} />
    </Sheets>
  );
}
