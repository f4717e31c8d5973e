import { View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk } from '../../ui/chart.tsx';
import { Sheets } from '../../ui/sheet.tsx';
import { type Row, Table } from '../../ui/table.tsx';
import { Chapter, Heading, Paragraph } from '../../ui/text.tsx';
import { MEASURE } from '../../ui/theme.ts';
import { useWords } from '../../ui/words.ts';
import { useDepthWords } from './use-depth-words.ts';

const ROW = 16;
const GAP = 18;
/** Two tables beside each other. */
const HALF = (MEASURE - GAP) / 2;

/** Points that readers ask for; the others are in the data. */
const PRINTED = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu', 'gulika', 'mandi'];

function BhavaChalit({ data }: { data: KundliData }) {
  const t = useDepthWords().points;
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const houses = data.points.bhava_chalit;
  if (!houses) return <Paragraph>{t.noBhavaChalit}</Paragraph>;
  const place = ({ sign, degree_text }: (typeof houses)[number]['start']) => `${degree_text} ${sign.name}`;
  return (
    <>
      <Paragraph quiet>{t.bhavaChalitText}</Paragraph>
      <Table
        size={8.6}
        rowHeight={ROW}
        columns={[
          { head: t.house, share: 9, align: 'end', strong: true },
          { head: t.from, share: 21 },
          { head: t.middle, share: 21 },
          { head: t.to, share: 21 },
          { head: t.grahas, share: 34 },
        ]}
        rows={houses.map(
          ({ house, start, middle, end, planets }): Row => [
            String(house),
            place(start),
            place(middle),
            place(end),
            planets.map((id) => names.get(id) ?? '').join(', '),
          ],
        )}
      />
    </>
  );
}

function Karakas({ data }: { data: KundliData }) {
  const t = useDepthWords().points;
  const { seven, eight } = data.points.karakas;
  return (
    <View style={{ width: HALF }}>
      <Heading>{t.karakas}</Heading>
      <Table
        width={HALF}
        size={8.6}
        rowHeight={ROW}
        columns={[
          { head: t.karaka, share: 42, strong: true },
          { head: t.ofSeven, share: 26 },
          { head: t.ofEight, share: 32 },
        ]}
        rows={eight.map(({ id, name, graha }): Row => {
          const other = seven.find((holder) => holder.id === id)?.graha;
          return [
            name,
            { text: other?.name ?? '', colour: other && bodyInk(other.id) },
            { text: graha.name, colour: bodyInk(graha.id) },
          ];
        })}
      />
    </View>
  );
}

function Arudhas({ data }: { data: KundliData }) {
  const t = useDepthWords().points;
  const nameOf = (house: number) =>
    house === 1 ? t.arudhaLagna : house === 12 ? t.upapada : fillText(t.pada, { n: String(house) });
  const half = data.points.arudhas.slice(0, 6);
  return (
    <View wrap={false}>
      <Heading>{t.arudhas}</Heading>
      <Table
        bare
        size={8.6}
        rowHeight={ROW}
        columns={[
          { head: t.arudhas, share: 26, strong: true },
          { head: t.sign, share: 24 },
          { head: t.arudhas, share: 26, strong: true },
          { head: t.sign, share: 24 },
        ]}
        rows={half.map(
          ({ house, sign }): Row => [
            nameOf(house),
            sign.name,
            nameOf(house + 6),
            data.points.arudhas[house + 5]?.sign.name ?? '',
          ],
        )}
      />
    </View>
  );
}

function Upagrahas({ data }: { data: KundliData }) {
  const t = useDepthWords().points;
  const upagrahas = data.points.upagrahas.filter(({ id }) => PRINTED.includes(id));
  return (
    <View style={{ width: HALF }}>
      <Heading>{t.upagrahas}</Heading>
      <Table
        width={HALF}
        size={8.6}
        rowHeight={ROW}
        columns={[
          { head: t.point, share: 34, strong: true },
          { head: t.sign, share: 30 },
          { head: t.degree, share: 20, align: 'end' },
          { head: t.house, share: 16, align: 'end' },
        ]}
        rows={upagrahas.map(
          ({ name, sign, degree_text, house }): Row => [name, sign.name, degree_text, String(house)],
        )}
      />
    </View>
  );
}

/** The chapter on houses by degree, karakas, arudhas and upagrahas. */
export function PointsChapter({ data }: { data: KundliData }) {
  const chapters = useWords('pdf/kundli').chapters;
  const t = useDepthWords().points;
  return (
    <Sheets>
      <Chapter id="points" title={chapters.points} lead={t.text} />
      <Heading>{t.bhavaChalit}</Heading>
      <BhavaChalit data={data} />
      <View wrap={false} style={{ flexDirection: 'row', columnGap: GAP }}>
        <Karakas data={data} />
        <Upagrahas data={data} />
      </View>
      <Arudhas data={data} />
    </Sheets>
  );
}
