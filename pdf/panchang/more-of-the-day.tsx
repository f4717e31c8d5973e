import { View } from '@react-pdf/renderer';
import type { PanchangData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { clockOf } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Chapter, Heading } from '../ui/text.tsx';
import { usePanchangWords } from './use-words.ts';

type Span = { start: string; end: string };
type Named = Span & { name: string };

const HALF = 236;

/** Names a sign as the rest of the report does. */
const signed = <S extends Named & { western_name: string }>(sign: S): S => ({
  ...sign,
  name: sign.western_name,
});

const halves = <T,>(list: readonly T[]): (readonly T[])[] => {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
};

/** Shows the entries of almanacs beside the five limbs, and the lagnas of the day. */
export function MoreOfTheDay({ data }: { data: PanchangData }) {
  const { more: t, name, begins, ends } = usePanchangWords();
  const { lang } = usePdfMeta();
  const { details } = data;
  if (!details) return null;
  const time = (local: string) => clockOf(local, data.date, lang);
  const span = ({ start, end }: Span) => `${time(start)} – ${time(end)}`;
  const during = (list: readonly Named[]) => list.map((one) => `${one.name}, ${span(one)}`).join('\n');
  const till = (list: readonly Named[]) =>
    list.map((one) => fillText(t.till, { name: one.name, at: time(one.end) })).join('\n');
  const goodFor = (list: readonly (Span & { good_for: readonly { name: string }[] })[]) =>
    till(list.map((one) => ({ ...one, name: one.good_for.map((each) => each.name).join(', ') })));
  const minutes = Math.round(details.day_seconds / 60);
  const [h, m] = [String(Math.floor(minutes / 60)), String(minutes % 60)];
  return (
    <Sheets>
      <Chapter id="more" title={t.title} lead={t.lead} />
      <Facts
        label={150}
        facts={[
          [t.moonSign, till(details.moon_sign.map(signed))],
          [t.sunSign, till(details.sun_sign.map(signed))],
          [t.yogas, during(details.special_yoga)],
          [t.bhadra, during(details.bhadra.flatMap(({ abodes }) => abodes))],
          [t.panchaka, during(details.panchaka)],
          [t.gandaMool, during(details.ganda_mool)],
          [t.dishaShool, details.disha_shool.name],
          [t.vijaya, span(details.vijaya)],
          [t.godhuli, span(details.godhuli)],
          [t.nishita, span(details.nishita)],
          [t.morning, span(details.pratah_sandhya)],
          [t.evening, span(details.sayam_sandhya)],
          [t.length, fillText(t.hours, { h, m })],
          [t.tarabala, goodFor(details.tarabala)],
          [t.chandrabala, goodFor(details.chandrabala)],
        ]}
      />
      {details.lagna.length > 0 ? (
        // Two halves beside each other: one list of twelve would leave a few rows on a page of their own.
        <View wrap={false}>
          <Heading>{t.lagnas}</Heading>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
            {halves(details.lagna).map((some) => (
              <Table
                key={some[0]?.start}
                width={HALF}
                columns={[
                  { head: name, share: 30, strong: true },
                  { head: begins, share: 35, align: 'end' },
                  { head: ends, share: 35, align: 'end' },
                ]}
                rows={some.map((one): Row => [one.western_name, time(one.start), time(one.end)])}
              />
            ))}
          </View>
        </View>
      ) : null}
    </Sheets>
  );
}
