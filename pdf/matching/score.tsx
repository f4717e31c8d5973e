import { Canvas, View } from '@react-pdf/renderer';
import type { MatchingData, MatchingPerson } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { printable, shorten, widthOf } from '../fonts/text-runs.ts';
import { clock, longDate } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { drawSign } from '../ui/linework.ts';
import { type Pen, write } from '../ui/pen.ts';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Heading } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

const HEIGHT = 268;
const RING = { inner: 80, outer: 114, halfWidth: 4.6 } as const;

/** A petal with its base at the ring, pointing up. The pen is rotated for each. */
const PETAL = (() => {
  const { inner, outer, halfWidth } = RING;
  const belly = inner + (outer - inner) * 0.5;
  return `M0 ${-inner}C${-halfWidth * 1.5} ${-belly} ${-halfWidth * 0.5} ${-outer + 6} 0 ${-outer}C${halfWidth * 0.5} ${-outer + 6} ${halfWidth * 1.5} ${-belly} 0 ${-inner}Z`;
})();

/**
 * Draws thirty-six petals in eight groups clockwise from the top. Obtained points are filled; half a point is half
 * filled.
 */
function drawPetals(pen: Pen, guna: MatchingData['guna_milan']['guna']): void {
  const gap = 3.2;
  const step = (360 - guna.length * gap) / 36;
  let angle = gap / 2 + step / 2;
  for (const { maximum_points: maximum, obtained_points: obtained } of guna) {
    for (let i = 0; i < maximum; i++) {
      const share = Math.min(Math.max(obtained - i, 0), 1);
      pen.save().rotate(angle);
      if (share > 0) pen.fillOpacity(share).path(PETAL).fill(INK.manik).fillOpacity(1);
      if (share < 1)
        pen
          .lineWidth(0.8)
          .path(PETAL)
          .stroke(share > 0 ? INK.manik : INK.gomed);
      pen.restore();
      angle += step;
    }
    angle += gap;
  }
}

/** Breaks a name into lines of at most `room` points; a word that is wider has a line of its own. */
function linesOf(name: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, { family: 'display', size }) <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes a name in the largest size that fits in one line, else in several. Returns the base line of the last one. */
function writeName(pen: Pen, name: string, place: { x: number; y: number; room: number }): number {
  const fits = (text: string, size: number) => widthOf(text, { family: 'display', size }) <= place.room;
  const size = [19, 16, 14, 12].find((one) => fits(name, one));
  const small = [12, 10].find((one) => linesOf(name, place.room, one).every((line) => fits(line, one))) ?? 8;
  const lines = size ? [name] : linesOf(name, place.room, small);
  const lettering = { family: 'display', size: size ?? small } as const;
  const step = lettering.size * 1.2;
  // Several lines begin a little higher, below the sign.
  const first = lines.length > 1 ? place.y - 8 : place.y;
  for (const [i, line] of lines.entries())
    write(pen, shorten(line, place.room, lettering), {
      x: place.x,
      y: first + i * step,
      lettering,
      colour: INK.ink,
      align: 'middle',
    });
  return first + (lines.length - 1) * step;
}

function drawScore(pen: Pen, { data, t }: { data: MatchingData; t: Messages['pdf/matching'] }): null {
  const { guna, total_points: total, maximum_points: maximum } = data.guna_milan;
  pen.roundedRect(0, 0, MEASURE, HEIGHT, 10).fill(INK.haldi);
  pen.save().translate(MEASURE / 2, HEIGHT / 2);
  pen
    .lineWidth(0.8)
    .circle(0, 0, RING.inner - 7)
    .stroke(INK.gomed);
  drawPetals(pen, guna);
  write(pen, String(total), {
    x: 0,
    y: 12,
    lettering: { family: 'display', size: 56 },
    colour: INK.ink,
    align: 'middle',
  });
  write(pen, fillText(t.of, { n: maximum }), {
    x: 0,
    y: 34,
    lettering: { family: 'text', size: 12 },
    colour: INK.ink,
    align: 'middle',
  });
  pen.restore();
  const room = (MEASURE - 2 * RING.outer) / 2 - 16;
  const sides = [
    { person: data.girl_info, label: t.girl, x: room / 2 + 8 },
    { person: data.boy_info, label: t.boy, x: MEASURE - room / 2 - 8 },
  ];
  for (const { person, label, x } of sides) {
    drawSign(pen, person.rasi.id, { x, y: 102, size: 26, colour: INK.ink, width: 1.6 });
    const last = writeName(pen, printable(person.birth.name) || label, { x, y: 142, room });
    const line = fillText(t.moonLine, { sign: person.rasi.western_name, star: person.nakshatra.name });
    const size = widthOf(line, { family: 'text', size: 9 }) <= room ? 9 : 7.6;
    write(pen, line, {
      x,
      y: last + 18,
      lettering: { family: 'text', size },
      colour: INK.ink,
      align: 'middle',
    });
  }
  return null;
}

/** Returns a function that formats a person's birth in words. */
export function useBorn() {
  const t = useWords('pdf/matching');
  const { lang } = usePdfMeta();
  return ({ birth }: MatchingPerson) => {
    const day = longDate(birth.wall_time, lang);
    return birth.time_unknown ? fillText(t.noon, { day }) : `${day}, ${clock(birth.wall_time, lang)}`;
  };
}

const TONES = { supported: 'good', 'with care': 'mind', 'not advised': 'bad' } as const;

/** The first page: points, verdict, the two births. */
export function Score({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const born = useBorn();
  const { girl_info: girl, boy_info: boy, message } = data;
  const row = (label: string, of: (person: MatchingPerson) => string): Row => [label, of(girl), of(boy)];
  const names = {
    girl: printable(girl.birth.name) || t.girl,
    boy: printable(boy.birth.name) || t.boy,
  };
  return (
    <Sheets>
      <Chapter id="score" title={fillText(t.and, names)} lead={t.title} />
      <Canvas style={{ width: MEASURE, height: HEIGHT }} paint={(pen) => drawScore(pen, { data, t })} />
      <View style={{ marginTop: 14 }}>
        <Callout title={data.verdict.name} tone={TONES[data.verdict.id]}>
          {message.description}
        </Callout>
      </View>
      <Heading>{t.births}</Heading>
      <Table
        columns={[
          { head: '', share: 24 },
          { head: t.girl, share: 38, strong: true },
          { head: t.boy, share: 38, strong: true },
        ]}
        rows={[
          row(t.born, born),
          row(t.place, ({ birth }) => printable(birth.location) || birth.coordinates),
          row(t.zone, ({ birth }) => `${birth.timezone}, UTC ${birth.offset}`),
          row(t.lagna, ({ lagna }) => `${lagna.sign.western_name} ${lagna.degree_text}`),
          row(t.rasi, ({ rasi }) => rasi.western_name),
          row(t.rasiLord, ({ rasi }) => rasi.lord.name),
          row(t.star, ({ nakshatra }) => nakshatra.name),
          row(t.pada, ({ nakshatra }) => String(nakshatra.pada)),
          row(t.starLord, ({ nakshatra }) => nakshatra.lord.name),
        ]}
        rowHeight={18}
      />
    </Sheets>
  );
}
