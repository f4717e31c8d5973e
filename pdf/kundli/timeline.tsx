import { Canvas } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { widthOf } from '../fonts/text-runs.ts';
import { bodyInk } from '../ui/chart.tsx';
import { wallTime, yearOf } from '../ui/dates.ts';
import { type Pen, rule, write } from '../ui/pen.ts';
import { INK, MEASURE } from '../ui/theme.ts';

const HEIGHT = 86;
const TOP = 22;
const BLOCK = 40;

interface Strip {
  periods: KundliData['dasha_periods'];
  /** The instant that the pin marks; null outside the 120 years. */
  at: string | null;
  today: string;
}

function drawPin(pen: Pen, x: number, today: string): void {
  const lettering = { family: 'text', size: 8, weight: 600 } as const;
  const half = widthOf(today, lettering) / 2;
  const middle = Math.min(Math.max(x, half), MEASURE - half);
  write(pen, today, { x: middle, y: 9, lettering, colour: INK.manik, align: 'middle' });
  pen.path(`M${x - 4} 12L${x + 4} 12L${x} ${TOP - 1}Z`).fill(INK.manik);
}

/** Draws the mahadashas of 120 years to scale, each in the colour of its graha. A pin marks the day of the report. */
function drawStrip(pen: Pen, { periods, at, today }: Strip): null {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const begin = wallTime(first.start);
  const scale = MEASURE / (wallTime(last.end) - begin);
  const xOf = (local: string) => (wallTime(local) - begin) * scale;
  const name = { family: 'text', size: 9, weight: 600 } as const;
  const small = { family: 'text', size: 7.6 } as const;
  for (const { id, name: lord, start, end } of periods) {
    const [from, to] = [xOf(start), xOf(end)];
    const ink = bodyInk(id);
    pen
      .fillOpacity(0.14)
      .rect(from, TOP, to - from, BLOCK)
      .fill(ink)
      .fillOpacity(1);
    pen.rect(from, TOP, to - from, 3).fill(ink);
    rule(pen, { from: [from, TOP], to: [from, TOP + BLOCK], colour: INK.pearl, width: 1 });
    const room = to - from - 5;
    const years = `${yearOf(start)}–${String(yearOf(end)).slice(2)}`;
    const label =
      widthOf(lord, name) <= room ? lord : `${[...new Intl.Segmenter('hi').segment(lord)][0]?.segment}`;
    write(pen, label, { x: from + 4, y: TOP + 18, lettering: name, colour: ink });
    if (widthOf(years, small) <= room)
      write(pen, years, { x: from + 4, y: TOP + 31, lettering: small, colour: INK.ink2 });
  }
  const firstYear = Math.ceil(yearOf(first.start) / 20) * 20;
  for (let year = firstYear; year <= yearOf(last.end); year += 20) {
    const x = xOf(`${year}-01-01`);
    if (x < 0) continue;
    rule(pen, { from: [x, TOP + BLOCK + 2], to: [x, TOP + BLOCK + 6], colour: INK.lineStrong });
    write(pen, String(year), { x, y: TOP + BLOCK + 16, lettering: small, colour: INK.ink3, align: 'middle' });
  }
  if (at) drawPin(pen, xOf(at), today);
  return null;
}

/** The timeline of the dashas. */
export function Timeline(strip: Strip) {
  return <Canvas style={{ width: MEASURE, height: HEIGHT }} paint={(pen) => drawStrip(pen, strip)} />;
}
