import { Canvas, Text, View } from '@react-pdf/renderer';
import type { PanchangData } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { clock, clockOf, longDate, wallTime } from '../ui/dates.ts';
import { displayFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { type Pen, rule, type TextPlace, write } from '../ui/pen.ts';
import { INK, MEASURE, TYPE } from '../ui/theme.ts';
import { momentsOf } from './moments.ts';
import { usePanchangWords } from './use-words.ts';

const HEIGHT = 208;
/** The column of the words. The rest of the card is the arc's. */
const WORDS = 236;
/** The arc of the Sun: its ends, base and height, from the left of its own part of the card. */
const ARC = { from: 30, to: MEASURE - WORDS - 54, foot: 158, rise: 84 } as const;

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

const middleOf = ({ from, to }: Band): number => (from + to) / 2;

/**
 * Returns the position of a band's name: above or below the arc at its top, outside of it on its slopes, inside near the
 * ground, where outside is the column of words or the edge. `others` are the other bands of its kind.
 */
function labelPlace(band: Band, others: readonly Band[]): Pick<TextPlace, 'x' | 'y' | 'align'> {
  const share = middleOf(band);
  const [x, y] = arcPoint(share);
  if (share > 0.35 && share < 0.65) {
    const near = others.find((other) => Math.abs(middleOf(other) - share) < 0.2);
    const under = band.good ? y - 8 : y + 15;
    if (!near) return { x, y: under, align: 'middle' };
    return middleOf(near) > share
      ? { x: x + 7, y: under, align: 'end' }
      : { x: x - 7, y: under, align: 'start' };
  }
  const isMorning = share < 0.5;
  const isNearGround = share < 0.13 || share > 0.87;
  if (isNearGround) return { x: isMorning ? x + 8 : x - 8, y: y + 6, align: isMorning ? 'start' : 'end' };
  return { x: isMorning ? x - 7 : x + 7, y: y - 2, align: isMorning ? 'end' : 'start' };
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

function drawArc(pen: Pen, data: PanchangData, lang: Lang): void {
  const { sunrise, sunset } = data;
  tracePart(pen, 0, 1);
  pen.fillOpacity(0.45).fill(INK.haldi).fillOpacity(1);
  pen.save().lineWidth(0.8).dash(2, { space: 2.4 });
  tracePart(pen, 0, 1);
  pen.stroke(INK.lineStrong).restore();
  rule(pen, { from: [ARC.from - 14, ARC.foot], to: [ARC.to + 14, ARC.foot], colour: INK.lineStrong });
  const label = { family: 'text', size: 8 } as const;
  const all = bandsOf(data);
  for (const band of all) {
    const { name, from, to, good } = band;
    const colour = good ? INK.panna : INK.moonga;
    pen.lineWidth(4).lineCap('round');
    tracePart(pen, Math.max(from, 0), Math.min(to, 1));
    pen.stroke(colour);
    const others = all.filter((other) => other !== band && other.good === good);
    write(pen, name, { ...labelPlace(band, others), lettering: label, colour });
  }
  const bold = { family: 'text', size: 9, weight: 600 } as const;
  const foot = { y: ARC.foot + 15, lettering: bold, colour: INK.ink, align: 'middle' } as const;
  if (sunrise) write(pen, clock(sunrise, lang), { ...foot, x: ARC.from });
  if (sunset) write(pen, clock(sunset, lang), { ...foot, x: ARC.to });
}

/** The day at a glance: weekday, month and tithi, sunrise and sunset, and the Sun's arc with good and bad periods. */
export function DayCard({ data }: { data: PanchangData }) {
  const t = usePanchangWords();
  const { lang } = usePdfMeta();
  const time = (local: string | null) => (local ? clockOf(local, data.date, lang) : t.none);
  const times = [
    [t.sunrise, time(data.sunrise)],
    [t.sunset, time(data.sunset)],
    [t.moonrise, time(data.moonrise)],
    [t.moonset, time(data.moonset)],
  ] as const;
  const draw = (pen: Pen) => {
    if (data.sunrise && data.sunset) drawArc(pen, data, lang);
    return null;
  };
  return (
    <View
      wrap={false}
      style={{ flexDirection: 'row', minHeight: HEIGHT, borderRadius: 10, backgroundColor: INK.haldiSoft }}
    >
      <View style={{ width: WORDS, paddingLeft: 20, paddingRight: 14, paddingTop: 18, paddingBottom: 14 }}>
        <Text style={{ color: INK.ink2 }}>{longDate(data.date, lang)}</Text>
        <Text style={{ fontFamily: displayFamilies(lang), fontSize: 32, lineHeight: 1.3 }}>{data.vaara}</Text>
        {momentsOf(data, t, lang).map(({ key, words, month = '', paksha, tithi }) => (
          <Text key={key} style={{ ...TYPE.cell, marginTop: 2 }}>
            {capitalised(fillText(t.monthLine, { moment: words, month, paksha, tithi: tithi?.name ?? '' }))}
          </Text>
        ))}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginTop: 4 }}>
          {times.map(([label, value]) => (
            <View key={label} style={{ width: 104, marginTop: 6 }}>
              <Text style={{ ...TYPE.small, color: INK.ink2 }}>{label}</Text>
              <Text style={{ ...TYPE.h3, lineHeight: 1.3 }}>{value}</Text>
            </View>
          ))}
        </View>
      </View>
      <Canvas style={{ width: MEASURE - WORDS, height: HEIGHT }} paint={draw} />
    </View>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
