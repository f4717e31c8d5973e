import { Text, View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { printable, widthOf } from '../fonts/text-runs.ts';
import { clock, indianDate, longDate } from '../ui/dates.ts';
import { displayFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { drawLotus, drawSign, drawSriYantra } from '../ui/linework.ts';
import type { Pen } from '../ui/pen.ts';
import { PlainSheet } from '../ui/sheet.tsx';
import { ShopMark } from '../ui/shop-mark.tsx';
import { INK, SHEET, TYPE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';

const CENTRE = { x: SHEET.width / 2, y: 330 } as const;
const WHEEL = 178;

/**
 * Draws the wheel of signs around the yantra. The rising sign is at the top, the others follow anticlockwise, as in
 * charts.
 */
function drawWheel(pen: Pen, rising: number): void {
  const { x, y } = CENTRE;
  pen.circle(x, y, WHEEL + 24).fill(INK.haldiSoft);
  pen.circle(x, y, WHEEL - 26).fill(INK.pearl);
  for (const [radius, width] of [
    [WHEEL + 24, 0.9],
    [WHEEL + 20, 0.4],
    [WHEEL - 26, 0.6],
  ] as const)
    pen.lineWidth(width).circle(x, y, radius).stroke(INK.gomed);
  for (let i = 0; i < 12; i++) {
    const angle = -Math.PI / 2 - (i * Math.PI) / 6;
    const at = { x: x + Math.cos(angle) * (WHEEL - 3), y: y + Math.sin(angle) * (WHEEL - 3) };
    const isRising = i === 0;
    if (isRising) pen.circle(at.x, at.y, 19).fill(INK.manik);
    drawSign(pen, (rising + i) % 12, {
      ...at,
      size: 22,
      colour: isRising ? INK.surface : INK.ink,
      width: 1.2,
    });
    const edge = angle + Math.PI / 12;
    pen
      .lineWidth(0.5)
      .moveTo(x + Math.cos(edge) * (WHEEL - 26), y + Math.sin(edge) * (WHEEL - 26))
      .lineTo(x + Math.cos(edge) * (WHEEL + 20), y + Math.sin(edge) * (WHEEL + 20))
      .stroke(INK.gomed);
  }
  drawLotus(pen, { x, y, inner: 135, outer: 151, count: 36, colour: INK.gomed, width: 0.5 });
  drawSriYantra(pen, { x, y, radius: 47, colour: INK.manik, width: 0.8 });
}

function drawBorder(pen: Pen): void {
  const { width, height } = SHEET;
  pen
    .lineWidth(1.1)
    .rect(26, 26, width - 52, height - 52)
    .stroke(INK.manik);
  pen
    .lineWidth(0.4)
    .rect(31, 31, width - 62, height - 62)
    .stroke(INK.manik);
  for (const [x, y] of [
    [31, 31],
    [width - 31, 31],
    [31, height - 31],
    [width - 31, height - 31],
  ] as const) {
    pen
      .save()
      .translate(x, y)
      .rotate(45)
      .rect(-4.2, -4.2, 8.4, 8.4)
      .fillAndStroke(INK.pearl, INK.manik)
      .restore();
  }
}

/** Width of the texts of the cover, in points. */
const ROOM = SHEET.width - 120;

/** Returns the size at which a name takes three lines at most, as the block below it has no room for more, and no word is broken if possible. */
function nameSize(name: string): number {
  const fits = (size: number) =>
    name.split(' ').every((word) => widthOf(word, { family: 'display', size }) <= ROOM);
  const steps = [
    [26, 38],
    [60, 28],
    [90, 22],
  ] as const;
  return steps.find(([letters, size]) => name.length <= letters && fits(size))?.[1] ?? 17;
}

/** The cover: person, date and place. */
export function Cover({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { lang, brand } = usePdfMeta();
  const { birth, lagna, nakshatra_details: star } = data;
  const display = { fontFamily: displayFamilies(lang) };
  const name = printable(birth.name);
  const when = `${longDate(birth.wall_time, lang)}, ${clock(birth.wall_time, lang)}`;
  const foot = [
    birth.time_unknown ? null : t.brandLine,
    data.running && fillText(t.made, { date: longDate(indianDate(data.running.at), lang) }),
  ].filter((line) => line !== null);
  const draw = (pen: Pen) => {
    drawBorder(pen);
    drawWheel(pen, lagna.sign.id);
  };
  const centred = { textAlign: 'center', width: ROOM } as const;
  return (
    <PlainSheet draw={draw}>
      <ShopMark size={21} style={{ position: 'absolute', left: CENTRE.x - 10.5, top: 63.5 }} />
      <View style={{ position: 'absolute', top: 92, left: 60, alignItems: 'center' }}>
        <Typed display style={{ ...TYPE.h3, ...display, ...centred, fontWeight: 400, fontSize: 13 }}>
          {brand}
        </Typed>
      </View>
      <View style={{ position: 'absolute', top: 560, left: 60, alignItems: 'center' }}>
        <Typed display style={{ ...TYPE.hero, ...display, ...centred, fontSize: nameSize(name) }}>
          {name || t.unnamed}
        </Typed>
        {name ? (
          <Text style={{ ...TYPE.lead, ...display, ...centred, fontSize: 17, color: INK.manik }}>
            {t.title}
          </Text>
        ) : null}
        <Text style={{ ...TYPE.lead, ...centred, fontSize: 12, marginTop: 18 }}>{when}</Text>
        <Typed display style={{ ...TYPE.lead, ...centred, fontSize: 12 }}>
          {printable(birth.location) || birth.coordinates}
        </Typed>
        {birth.time_unknown ? (
          <Text style={{ ...TYPE.body, ...centred, color: INK.gomed, marginTop: 4 }}>{t.coverNoon}</Text>
        ) : null}
        <Text style={{ ...TYPE.lead, ...centred, fontSize: 12, color: INK.ink2, marginTop: 12 }}>
          {fillText(t.coverLine, { sign: lagna.sign.western_name, rasi: star.chandra_rasi.western_name })}
        </Text>
      </View>
      <View style={{ position: 'absolute', top: SHEET.height - 74, left: 60 }}>
        <Text style={{ ...TYPE.small, ...centred, color: INK.ink3 }}>{foot.join('\n')}</Text>
      </View>
    </PlainSheet>
  );
}
