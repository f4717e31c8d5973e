import { Canvas, View } from '@react-pdf/renderer';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { bodyInk } from '../ui/chart.tsx';
import { figureDate, longDate, wallTime } from '../ui/dates.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { Passages } from '../ui/passage.tsx';
import { type Pen, rule, write } from '../ui/pen.ts';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Beneath, Chapter, Heading, Paragraph } from '../ui/text.tsx';
import { INK, MEASURE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';
import { Running } from './birth.tsx';
import { Timeline } from './timeline.tsx';

const YEAR_MS = 365.25 * 86_400_000;
/** The third level covers three years before the report to seventeen after it. */
const BEFORE = 3 * YEAR_MS;
const AFTER = 17 * YEAR_MS;

interface Lines {
  head: string;
  foot: string;
  ink: string;
  lines: readonly { name: string; date: string; ink: string; now: boolean }[];
}

const CARD = { width: (MEASURE - 2 * 12) / 3, head: 18, line: 10.9, foot: 1 } as const;

const cardHeight = (count: number) => CARD.head + count * CARD.line + CARD.foot;

/** Draws a period with its nine sub-periods, one line each with the day it begins. */
function drawCard(pen: Pen, { head, foot, ink, lines }: Lines): null {
  const { width } = CARD;
  pen.rect(0, 0, width, 2).fill(ink);
  write(pen, head, { x: 2, y: 14.5, lettering: { family: 'text', size: 9, weight: 600 }, colour: ink });
  const small = { family: 'text', size: 7.8 } as const;
  write(pen, foot, { x: width - 2, y: 14.5, lettering: small, colour: INK.ink3, align: 'end' });
  lines.forEach(({ name, date, ink: lord, now }, i) => {
    const top = CARD.head + i * CARD.line;
    const base = top + CARD.line * 0.7;
    if (now) pen.rect(0, top, width, CARD.line).fill(INK.haldiSoft);
    rule(pen, { from: [0, top], to: [width, top], colour: INK.line, width: 0.5 });
    const lettering = { family: 'text', size: 8, weight: now ? 600 : 400 } as const;
    write(pen, name, { x: 2, y: base, lettering, colour: lord });
    write(pen, date, { x: width - 2, y: base, lettering, colour: INK.ink2, align: 'end' });
  });
  return null;
}

function Cards({ cards }: { cards: readonly Lines[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 7 }}>
      {cards.map((card) => (
        <Canvas
          key={`${card.head}${card.foot}${card.lines[0]?.date}`}
          style={{ width: CARD.width, height: cardHeight(card.lines.length) }}
          paint={(pen) => drawCard(pen, card)}
        />
      ))}
    </View>
  );
}

const yearsBetween = (start: string, end: string) => ((wallTime(end) - wallTime(start)) / YEAR_MS).toFixed(1);

/** The balance, the timeline, the nine mahadashas and the eighty-one antardashas. */
export function Dasha({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const { lang } = usePdfMeta();
  const at = data.running?.at ?? null;
  const isNow = ({ start, end }: { start: string; end: string }) => at !== null && start <= at && at < end;
  const rows = data.dasha_periods.map((maha): Row => {
    const { id, name, start, end } = maha;
    const cells = [
      { text: name, colour: bodyInk(id) },
      longDate(start, lang),
      longDate(end, lang),
      yearsBetween(start, end),
    ];
    return isNow(maha) ? { cells, tone: 'now' } : cells;
  });
  const cards = data.dasha_periods.map(
    ({ id, name, end, antardasha }): Lines => ({
      head: name,
      foot: fillText(t.ends, { date: figureDate(end) }),
      ink: bodyInk(id),
      lines: antardasha.map((antar) => ({
        name: antar.name,
        date: figureDate(antar.start),
        ink: INK.ink,
        now: isNow(antar),
      })),
    }),
  );
  return (
    <Sheets>
      <Chapter id="dasha" title={t.chapters.dasha} lead={t.dashaLead} />
      <Running running={data.running} />
      <Paragraph>{`${t.balance}: ${data.dasha_balance.description}`}</Paragraph>
      <Timeline periods={data.dasha_periods} at={at} today={t.today} />
      <Heading>{t.mahadashas}</Heading>
      <Table
        columns={[
          { head: t.graha, share: 24, strong: true },
          { head: t.from, share: 30 },
          { head: t.to, share: 30 },
          { head: t.years, share: 16, align: 'end' },
        ]}
        rows={rows}
      />
      <Heading>{t.antardashas}</Heading>
      <Paragraph quiet>{t.antardashasLead}</Paragraph>
      <Cards cards={cards} />
      <Beneath>
        <Passages passages={data.passages} part="dasha" />
      </Beneath>
    </Sheets>
  );
}

/** Cards of nine lines that a page holds, three in a row. */
const CARDS_A_PAGE = 15;

/** The third level around the report's date, or for the first periods if none is current. */
export function NearDecades({ data }: { data: KundliData }) {
  const t = useWords('pdf/kundli');
  const first = data.dasha_periods[0];
  if (!first) return null;
  const now = data.running ? wallTime(data.running.at) : wallTime(first.start) + BEFORE;
  const near = data.dasha_periods.flatMap((maha) =>
    maha.antardasha
      .filter(({ start, end }) => wallTime(end) > now - BEFORE && wallTime(start) < now + AFTER)
      .map((antar) => ({ maha, antar })),
  );
  // One or two cards alone on a page are the furthest ones; the page does without them.
  const alone = near.length % CARDS_A_PAGE;
  const antars = near.length > CARDS_A_PAGE && alone <= 2 ? near.slice(0, near.length - alone) : near;
  const at = data.running?.at ?? '';
  const cards = antars.map(
    ({ maha, antar }): Lines => ({
      head: `${maha.name} · ${antar.name}`,
      foot: fillText(t.ends, { date: figureDate(antar.end) }),
      ink: bodyInk(maha.id),
      lines: antar.pratyantardasha.map(({ name, start, end }) => ({
        name,
        date: figureDate(start),
        ink: INK.ink,
        now: start <= at && at < end,
      })),
    }),
  );
  const [from, to] = [antars[0]?.antar.start ?? '', antars.at(-1)?.antar.end ?? ''];
  const lead = fillText(t.nearLead, { from: from.slice(0, 4), to: to.slice(0, 4) });
  return (
    <Sheets>
      <Chapter id="near" title={t.chapters.near} lead={lead} />
      <Cards cards={cards} />
    </Sheets>
  );
}
