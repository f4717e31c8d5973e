import { Canvas } from '@react-pdf/renderer';
import type { KundliData, ShadbalaRow } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk } from '../../ui/chart.tsx';
import { type Pen, rule, write } from '../../ui/pen.ts';
import { Sheets } from '../../ui/sheet.tsx';
import { type Row, Table } from '../../ui/table.tsx';
import { Chapter, Heading, Paragraph } from '../../ui/text.tsx';
import { INK, MEASURE } from '../../ui/theme.ts';
import { useWords } from '../../ui/words.ts';
import { useDepthWords } from './use-depth-words.ts';

const BAR = { row: 22, name: 62, figures: 92 } as const;
/** Rupas at the end of the longest bar at least; shadbala is rarely more. */
const MOST = 10;

/** Rows that leave the chapter on one page. */
const ROW = 16.5;

/** Draws a bar for each graha, with a mark where its required strength is. */
function drawStrengths(pen: Pen, rows: readonly ShadbalaRow[]): null {
  const room = MEASURE - BAR.name - BAR.figures;
  const scale = room / Math.max(MOST, ...rows.map(({ rupas }) => rupas));
  rows.forEach(({ graha, rupas, required_rupas: required, ratio }, index) => {
    const top = index * BAR.row;
    const base = top + 14;
    const ink = bodyInk(graha.id);
    const name = { family: 'text', size: 9.5, weight: 600 } as const;
    write(pen, graha.name, { x: 0, y: base, lettering: name, colour: ink });
    pen.roundedRect(BAR.name, top + 5, room, 11, 2).fill(INK.tile);
    pen
      .roundedRect(BAR.name, top + 5, Math.max(rupas, 0) * scale, 11, 2)
      .fill(ratio >= 1 ? INK.panna : INK.lineStrong);
    const mark = BAR.name + required * scale;
    rule(pen, { from: [mark, top + 2], to: [mark, top + 19], colour: INK.manik, width: 1.4 });
    const figure = { family: 'text', size: 9 } as const;
    write(pen, `${rupas.toFixed(2)} / ${required.toFixed(1)}`, {
      x: MEASURE - 36,
      y: base,
      lettering: figure,
      colour: INK.ink,
      align: 'end',
    });
    write(pen, `${Math.round(ratio * 100)}%`, {
      x: MEASURE,
      y: base,
      lettering: { ...figure, weight: 600 },
      colour: ratio >= 1 ? INK.panna : INK.gomed,
      align: 'end',
    });
  });
  return null;
}

/** Formats virupas with a true minus sign. */
const virupas = (value: number): string => value.toFixed(1).replace('-', '−');

/** The chapter on strength: shadbala as bars and as a table, ishta and kashta, vimshopaka, lords of birth. */
export function Strength({ data }: { data: KundliData }) {
  const chapters = useWords('pdf/kundli').chapters;
  const t = useDepthWords().strength;
  const { shadbala, vimshopaka, lords, wars } = data.strength;
  const nameOf = (id: number) => data.planets.find((planet) => planet.id === id)?.name ?? '';
  const figure = (head: string) => ({ head, share: 11, align: 'end' as const });
  const table = shadbala.map(
    ({ graha, sthana, dig, kala, cheshta, naisargika, drik, virupas: sum, rupas, required_rupas }): Row => [
      { text: graha.name, colour: bodyInk(graha.id) },
      ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, sum].map(virupas),
      { text: rupas.toFixed(2), strong: true },
      required_rupas.toFixed(1),
    ],
  );
  const balance = shadbala.map(({ graha, ishta, kashta }, index): Row => {
    const { shad, sapta, dasha, shodasha } = vimshopaka[index] ?? {
      shad: 0,
      sapta: 0,
      dasha: 0,
      shodasha: 0,
    };
    return [
      { text: graha.name, colour: bodyInk(graha.id) },
      ...[ishta, kashta, shad, sapta, dasha, shodasha].map(virupas),
    ];
  });
  const said = { varsha: lords.varsha.name, masa: lords.masa.name, dina: lords.dina.name };
  return (
    <Sheets>
      <Chapter id="strength" title={chapters.strength} lead={t.text} />
      <Canvas
        style={{ width: MEASURE, height: BAR.row * shadbala.length + 4 }}
        paint={(pen) => drawStrengths(pen, shadbala)}
      />
      <Heading>{t.shadbala}</Heading>
      <Paragraph quiet>{t.partsText}</Paragraph>
      <Paragraph>
        {lords.hora ? fillText(t.lords, { ...said, hora: lords.hora.name }) : fillText(t.lordsNoHour, said)}
      </Paragraph>
      {wars.map(({ victor, loser }) => (
        <Paragraph key={`${victor} ${loser}`}>
          {fillText(t.war, { victor: nameOf(victor), loser: nameOf(loser) })}
        </Paragraph>
      ))}
      <Table
        size={8.4}
        rowHeight={ROW}
        columns={[
          { head: t.graha, share: 14, strong: true },
          ...[t.sthana, t.dig, t.kala, t.cheshta, t.naisargika, t.drik, t.sum, t.rupas, t.required].map(
            figure,
          ),
        ]}
        rows={table}
      />
      <Heading>{t.balance}</Heading>
      <Paragraph quiet>{t.balanceText}</Paragraph>
      <Table
        rowHeight={ROW}
        columns={[
          { head: t.graha, share: 14, strong: true },
          ...[t.ishta, t.kashta, t.shad, t.sapta, t.dasha, t.shodasha].map(figure),
        ]}
        rows={balance}
      />
    </Sheets>
  );
}
