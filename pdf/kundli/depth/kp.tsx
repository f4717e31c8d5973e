import { View } from '@react-pdf/renderer';
import type { KpData, KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk } from '../../ui/chart.tsx';
import { Sheets } from '../../ui/sheet.tsx';
import { type Cell, type Column, type Row, Table } from '../../ui/table.tsx';
import { Chapter, Heading, Paragraph } from '../../ui/text.tsx';
import { useWords } from '../../ui/words.ts';
import { useDepthWords } from './use-depth-words.ts';

type Lords = KpData['planets'][number]['lords'];

const lordCells = ({ sign, star, sub, sub_sub }: Lords): Cell[] =>
  [sign, star, sub, sub_sub].map(({ id, name }) => ({ text: name, colour: bodyInk(id) }));

function Cusps({ cusps }: { cusps: NonNullable<KpData['cusps']> }) {
  const t = useDepthWords().kp;
  return (
    <>
      <Heading>{t.cusps}</Heading>
      <Table
        size={8.6}
        rowHeight={17}
        columns={[
          { head: t.cusp, share: 9, align: 'end', strong: true },
          { head: t.sign, share: 20 },
          { head: t.degree, share: 13, align: 'end' },
          ...[t.signLord, t.starLord, t.subLord, t.subSub].map((head) => ({ head, share: 18 })),
          { head: t.number, share: 9, align: 'end' },
        ]}
        rows={cusps.map(
          ({ house, sign, degree_text, lords }): Row => [
            String(house),
            sign.name,
            degree_text,
            ...lordCells(lords),
            String(lords.number),
          ],
        )}
      />
    </>
  );
}

function KpGrahas({ planets, hasHouses }: { planets: KpData['planets']; hasHouses: boolean }) {
  const t = useDepthWords().kp;
  const columns: Column[] = [
    { head: t.graha, share: 15, strong: true },
    { head: t.sign, share: 19 },
    { head: t.degree, share: 12, align: 'end' },
    ...[t.starLord, t.subLord, t.subSub].map((head) => ({ head, share: 16 })),
  ];
  const houses: Column[] = [
    { head: t.house, share: 10, align: 'end' },
    { head: t.signifies, share: 26 },
  ];
  return (
    <View wrap={false}>
      <Heading>{hasHouses ? t.grahas : t.grahasOnly}</Heading>
      <Table
        size={8.6}
        rowHeight={17}
        columns={hasHouses ? [...columns, ...houses] : columns}
        rows={planets.map(
          ({ id, name, sign, degree_text, house, lords, signifies }): Row => [
            { text: name, colour: bodyInk(id) },
            sign.name,
            degree_text,
            ...lordCells(lords).slice(1),
            ...(hasHouses ? [String(house), housesOf(signifies)] : []),
          ],
        )}
      />
    </View>
  );
}

/** Lists houses once each, strongest first. */
const housesOf = (signifies: readonly (readonly number[])[]): string =>
  [...new Set(signifies.flat())].join(', ');

function Significators({ data, rows }: { data: KundliData; rows: NonNullable<KpData['significators']> }) {
  const t = useDepthWords().kp;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const list = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '').join(', ');
  return (
    <View wrap={false}>
      <Heading>{t.significators}</Heading>
      <Paragraph quiet>{t.significatorsText}</Paragraph>
      <Table
        size={8.4}
        rowHeight={17}
        columns={[
          { head: t.house, share: 9, align: 'end', strong: true },
          { head: t.starOfOccupant, share: 36 },
          { head: t.occupants, share: 28 },
          { head: t.starOfLord, share: 30 },
          { head: t.lord, share: 14 },
        ]}
        rows={rows.map(
          ({ house, star_of_occupant, occupants, star_of_lord, lord }): Row => [
            String(house),
            list(star_of_occupant),
            list(occupants),
            list(star_of_lord),
            { text: names.get(lord) ?? '', colour: bodyInk(lord) },
          ],
        )}
      />
    </View>
  );
}

/** The chapter on Krishnamurti's system: cusps, grahas, significators. */
export function Kp({ data }: { data: KundliData }) {
  const chapters = useWords('pdf/kundli').chapters;
  const t = useDepthWords().kp;
  const { ayanamsa, cusps, planets, significators } = data.kp;
  return (
    <Sheets>
      <Chapter id="kp" title={chapters.kp} lead={t.text} />
      <Paragraph quiet>{fillText(t.ayanamsa, { value: ayanamsa.degrees_text })}</Paragraph>
      {cusps ? <Cusps cusps={cusps} /> : <Paragraph>{t.noCusps}</Paragraph>}
      <KpGrahas planets={planets} hasHouses={cusps !== null} />
      {significators ? <Significators data={data} rows={significators} /> : null}
    </Sheets>
  );
}
