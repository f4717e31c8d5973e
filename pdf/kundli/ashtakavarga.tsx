import { Canvas, View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { bodyInk } from '../ui/chart.tsx';
import { drawSign } from '../ui/linework.ts';
import { type Pen, rule, write } from '../ui/pen.ts';
import { Sheets } from '../ui/sheet.tsx';
import { type Column, type Row, Table } from '../ui/table.tsx';
import { Chapter, Heading } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

const BAR_HEIGHT = 150;
const FLOOR = 122;
/** Points from which a sign counts as well supported, and the highest sum that occurs in practice. */
const GOOD = 28;
const MOST = 45;
/** Room for the figure at the end of the line. */
const LABEL = 18;

function drawBars(pen: Pen, points: readonly number[]): null {
  const step = (MEASURE - LABEL) / 12;
  const heightOf = (value: number) => (value / MOST) * (FLOOR - 18);
  points.forEach((value, sign) => {
    const x = sign * step + 6;
    const height = heightOf(value);
    const good = value >= GOOD;
    pen.roundedRect(x, FLOOR - height, step - 12, height, 2).fill(good ? INK.panna : INK.lineStrong);
    const figure = { family: 'text', size: 9.5, weight: 600 } as const;
    const middle = x + (step - 12) / 2;
    write(pen, String(value), {
      x: middle,
      y: FLOOR - height - 4,
      lettering: figure,
      colour: INK.ink,
      align: 'middle',
    });
    drawSign(pen, sign, { x: middle, y: FLOOR + 14, size: 14, colour: INK.ink2, width: 0.9 });
  });
  rule(pen, { from: [0, FLOOR], to: [MEASURE - LABEL, FLOOR], colour: INK.lineStrong });
  const level = FLOOR - heightOf(GOOD);
  pen.save().dash(2, { space: 3 });
  rule(pen, { from: [0, level], to: [MEASURE - LABEL, level], colour: INK.manik });
  pen.restore();
  write(pen, String(GOOD), {
    x: MEASURE,
    y: level + 3,
    lettering: { family: 'text', size: 8.5, weight: 600 },
    colour: INK.manik,
    align: 'end',
  });
  return null;
}

/** Ashtakavarga: the sum of points of each sign as bars, and the seven tables in one. */
export function AshtakavargaSheet({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { sarva, bhinna } = data.ashtakavarga;
  const names = new Map(data.houses.map(({ sign }) => [sign.id, sign.western_name]));
  const houseOf = new Map(data.houses.map(({ sign, house }) => [sign.id, house]));
  const columns: Column[] = [
    { head: t.sign, share: 22, strong: true },
    { head: t.house, share: 12, align: 'end' },
    ...bhinna.map(({ graha }): Column => ({ head: graha.name, share: 13, align: 'end' })),
    { head: t.sum, share: 12, align: 'end', strong: true },
  ];
  const rows = sarva.map(
    (sum, sign): Row => [
      names.get(sign) ?? '',
      String(houseOf.get(sign) ?? ''),
      ...bhinna.map(({ points }) => String(points[sign] ?? '')),
      { text: String(sum), colour: sum >= GOOD ? INK.panna : INK.ink },
    ],
  );
  const total = sarva.reduce((sum, value) => sum + value, 0);
  const totals: Row = {
    cells: [t.sum, '', ...bhinna.map((one) => String(one.total)), String(total)],
    tone: 'sum',
  };
  return (
    <Sheets>
      <Chapter id="ashtakavarga" title={t.chapters.ashtakavarga} lead={t.ashtakavargaLead} />
      <Canvas style={{ width: MEASURE, height: BAR_HEIGHT }} paint={(pen) => drawBars(pen, sarva)} />
      <Heading>{t.sarvaTitle}</Heading>
      <Table columns={columns} rows={[...rows, totals]} />
    </Sheets>
  );
}

/** The grahas with their motion, and the twelve houses with their occupants and aspects. */
export function PlanetsAndHouses({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const names = new Map(data.planets.map(({ id, name }) => [id, name]));
  const list = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []).join(', ');
  const motion: Row[] = data.planets.map((planet) => [
    {
      text: planet.name,
      under: planet.vedic_name === planet.name ? undefined : planet.vedic_name,
      colour: bodyInk(planet.id),
    },
    `${planet.longitude.toFixed(4)}°`,
    `${planet.speed.toFixed(4).replace('-', '−')}°`,
    planet.sign.lord.name,
    planet.dignity?.name ?? '',
    [planet.retrograde && t.retrograde, planet.combust && t.combust].filter(Boolean).join(', '),
  ]);
  const houses: Row[] = data.houses.map(({ house, sign, occupants, aspected_by: aspected }) => [
    String(house),
    sign.western_name,
    sign.lord.name,
    t.fields[house - 1] ?? '',
    list(occupants),
    list(aspected),
  ]);
  return (
    <Sheets>
      <Chapter id="planets" title={t.chapters.planets} />
      <Table
        rowHeight={24}
        columns={[
          { head: t.graha, share: 20, strong: true },
          { head: t.degree, share: 16, align: 'end' },
          { head: t.speed, share: 16, align: 'end' },
          { head: t.lord, share: 16 },
          { head: t.state, share: 18 },
          { head: '', share: 20 },
        ]}
        rows={motion}
      />
      <View wrap={false}>
        <Heading>{t.housesTitle}</Heading>
        <Table
          columns={[
            { head: t.house, share: 9, align: 'end', strong: true },
            { head: t.sign, share: 16 },
            { head: t.lord, share: 14 },
            { head: t.field, share: 25 },
            { head: t.occupants, share: 24 },
            { head: t.aspectedBy, share: 30 },
          ]}
          rows={houses}
          size={8.6}
        />
      </View>
    </Sheets>
  );
}
