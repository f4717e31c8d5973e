import { Canvas } from '@react-pdf/renderer';
import type { PanchangData } from '#contract/reports/data.ts';
import { widthOf } from '../fonts/text-runs.ts';
import { clock, clockOf, longDate, wallTime } from '../ui/dates.ts';
import { type PdfLang, usePdfMeta } from '../ui/document-page.tsx';
import { type Pen, rule, type TextPlace, write } from '../ui/pen.ts';
import { INK, MEASURE } from '../ui/theme.ts';
import { fill } from '../words/fill.ts';
import type { PanchangWords } from '../words/panchang.en.ts';
import { usePanchangWords } from './use-words.ts';

const HEIGHT = 208;
const LEFT = 20;
/** The arc of the Sun: its ends, base and height. */
const ARC = { from: 262, to: MEASURE - 58, foot: 158, rise: 84 } as const;

/** Returns a point of the arc, at `share` of the day after sunrise. */
function arcPoint(share: number): [number, number] {
  const x = ARC.from + share * (ARC.to - ARC.from);
  return [x, ARC.foot - Math.sin(Math.PI * share) * ARC.rise];
}

function tracePart(pen: Pen, from: number, to: number): void {
  const steps = Math.max(Math.ceil((to - from) * 60), 2);
  for (let i = 0; i <= steps; i++) {
    const point = arcPoint(from + ((to - from) * i) / steps);
    if (i === 0) pen.moveTo(...point);
    else pen.lineTo(...point);
  }
}

/** Returns the position of a band's name: above or below the top of the arc, outside of its slopes. */
function labelPlace(share: number, good: boolean): Pick<TextPlace, 'x' | 'y' | 'align'> {
  const [x, y] = arcPoint(share);
  if (share < 0.36) return { x: x - 7, y: y - 2, align: 'end' };
  if (share > 0.64) return { x: x + 7, y: y - 2, align: 'start' };
  return { x, y: good ? y - 8 : y + 15, align: 'middle' };
}

interface Band {
  name: string;
  from: number;
  to: number;
  good: boolean;
}

/** Returns the good and bad periods between sunrise and sunset, as shares of the day. */
function bandsOf(data: PanchangData): Band[] {
  const { sunrise, sunset } = data;
  if (!sunrise || !sunset) return [];
  const [begin, end] = [wallTime(sunrise), wallTime(sunset)];
  const shareOf = (local: string) => (wallTime(local) - begin) / (end - begin);
  const inDay = ({ from, to }: Band) => from >= -0.01 && to <= 1.01;
  const bands = (list: PanchangData['auspicious_period'], good: boolean) =>
    list.flatMap(({ title: name, period }) =>
      period.map((span): Band => ({ name, good, from: shareOf(span.start), to: shareOf(span.end) })),
    );
  const [abhijit] = bands(data.auspicious_period, true).filter(inDay);
  // Only the three best-known ones. The short ones would crowd the arc and are in the list below.
  const bad = bands(data.inauspicious_period, false).filter(inDay).slice(0, 3);
  return [...(abhijit ? [abhijit] : []), ...bad];
}

function drawArc(pen: Pen, data: PanchangData, lang: PdfLang): void {
  const { sunrise, sunset } = data;
  tracePart(pen, 0, 1);
  pen.fillOpacity(0.45).fill(INK.haldi).fillOpacity(1);
  pen.save().lineWidth(0.8).dash(2, { space: 2.4 });
  tracePart(pen, 0, 1);
  pen.stroke(INK.lineStrong).restore();
  rule(pen, { from: [ARC.from - 14, ARC.foot], to: [ARC.to + 14, ARC.foot], colour: INK.lineStrong });
  const label = { family: 'text', size: 8 } as const;
  for (const { name, from, to, good } of bandsOf(data)) {
    const colour = good ? INK.panna : INK.moonga;
    pen.lineWidth(4).lineCap('round');
    tracePart(pen, Math.max(from, 0), Math.min(to, 1));
    pen.stroke(colour);
    write(pen, name, { ...labelPlace((from + to) / 2, good), lettering: label, colour });
  }
  const bold = { family: 'text', size: 9, weight: 600 } as const;
  const foot = { y: ARC.foot + 15, lettering: bold, colour: INK.ink, align: 'middle' } as const;
  if (sunrise) write(pen, clock(sunrise, lang), { ...foot, x: ARC.from });
  if (sunset) write(pen, clock(sunset, lang), { ...foot, x: ARC.to });
}

function drawCard(
  pen: Pen,
  { data, t, lang }: { data: PanchangData; t: PanchangWords; lang: PdfLang },
): null {
  pen.roundedRect(0, 0, MEASURE, HEIGHT, 10).fill(INK.haldiSoft);
  const plain = { family: 'text', size: 10 } as const;
  write(pen, longDate(data.date, lang), { x: LEFT, y: 32, lettering: plain, colour: INK.ink2 });
  const size = widthOf(data.vaara, { family: 'display', size: 40 }) <= 220 ? 40 : 32;
  write(pen, data.vaara, { x: LEFT, y: 74, lettering: { family: 'display', size }, colour: INK.ink });
  const month = fill(t.monthLine, {
    month: data.lunar_month.label,
    paksha: data.lunar_month.paksha,
    tithi: data.tithi[0]?.name ?? '',
  });
  write(pen, month, { x: LEFT, y: 97, lettering: plain, colour: INK.ink });
  const time = (local: string | null) => (local ? clockOf(local, data.date, lang) : t.none);
  const times = [
    [t.sunrise, time(data.sunrise)],
    [t.sunset, time(data.sunset)],
    [t.moonrise, time(data.moonrise)],
    [t.moonset, time(data.moonset)],
  ] as const;
  times.forEach(([label, value], i) => {
    const x = LEFT + (i % 2) * 108;
    const y = 128 + Math.floor(i / 2) * 36;
    write(pen, label, { x, y, lettering: { family: 'text', size: 8.4 }, colour: INK.ink2 });
    write(pen, value, {
      x,
      y: y + 14,
      lettering: { family: 'text', size: 10.5, weight: 600 },
      colour: INK.ink,
    });
  });
  if (data.sunrise && data.sunset) drawArc(pen, data, lang);
  return null;
}

/** The day at a glance: weekday, month and tithi, sunrise and sunset, and the Sun's arc with good and bad periods. */
export function DayCard({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  return (
    <Canvas style={{ width: MEASURE, height: HEIGHT }} paint={(pen) => drawCard(pen, { data, t, lang })} />
  );
}

const LIMB_HEIGHT = 64;

/** The five limbs in one ruled row. */
export function LimbRow({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const till = (local: string) => fill(t.till, { time: clockOf(local, data.date, lang) });
  const [tithi, star, yoga, karana] = [data.tithi[0], data.nakshatra[0], data.yoga[0], data.karana[0]];
  const limbs = [
    [t.tithi, tithi?.name, tithi?.paksha, tithi && till(tithi.end)],
    [t.nakshatra, star?.name, star && fill(t.lord, { name: star.lord.name }), star && till(star.end)],
    [t.yoga, yoga?.name, '', yoga && till(yoga.end)],
    [t.karana, karana?.name, '', karana && till(karana.end)],
    [t.vaara, data.weekday.name, fill(t.lord, { name: data.weekday.lord.name }), ''],
  ] as const;
  const step = MEASURE / limbs.length;
  const draw = (pen: Pen) => {
    pen
      .lineWidth(0.6)
      .roundedRect(0.3, 0.3, MEASURE - 0.6, LIMB_HEIGHT, 8)
      .fillAndStroke(INK.surface, INK.line);
    limbs.forEach(([label, name = '', detail = '', end = ''], i) => {
      const x = i * step + 9;
      const small = { family: 'text', size: 7.8 } as const;
      if (i > 0) rule(pen, { from: [i * step, 0.6], to: [i * step, LIMB_HEIGHT], colour: INK.line });
      write(pen, label, { x, y: 14, lettering: small, colour: INK.ink3 });
      const size = widthOf(name, { family: 'display', size: 13.5 }) <= step - 16 ? 13.5 : 11;
      write(pen, name, { x, y: 31, lettering: { family: 'display', size }, colour: INK.ink });
      write(pen, detail, { x, y: 44, lettering: small, colour: INK.ink2 });
      write(pen, end, { x, y: 57, lettering: small, colour: INK.manik });
    });
    return null;
  };
  return <Canvas style={{ width: MEASURE, height: LIMB_HEIGHT + 1, marginTop: 12 }} paint={draw} />;
}
