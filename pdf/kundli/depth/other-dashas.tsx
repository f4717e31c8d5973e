import { View } from '@react-pdf/renderer';
import type { KundliData, OtherDasha } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { bodyInk } from '../../ui/chart.tsx';
import { figureDate } from '../../ui/dates.ts';
import { Sheets } from '../../ui/sheet.tsx';
import { type Row, Table } from '../../ui/table.tsx';
import { Beneath, Chapter, Heading, Paragraph } from '../../ui/text.tsx';
import { INK, MEASURE } from '../../ui/theme.ts';
import { useWords } from '../../ui/words.ts';
import { useDepthWords } from './use-depth-words.ts';

const GAP = 16;
const COLUMN = (MEASURE - 2 * GAP) / 3;
const ROW = 15.5;

/** One of the three systems: its dashas, and the ink of each name. */
interface System {
  title: string;
  dashas: readonly OtherDasha[];
  ink: (dasha: OtherDasha) => string;
}

const isRunning = ({ start, end }: { start: string; end: string }, at: string | null): boolean =>
  at !== null && start <= at && at < end;

function rowsOf<P extends { name: string; start: string; end: string }>(
  periods: readonly P[],
  at: string | null,
  ink: (period: P) => string,
): Row[] {
  return periods.map((period): Row => {
    const cells = [{ text: period.name, colour: ink(period) }, figureDate(period.start)];
    return isRunning(period, at) ? { cells, tone: 'now' } : cells;
  });
}

function PeriodTable({ rows }: { rows: readonly Row[] }) {
  const t = useDepthWords().dashas;
  return (
    <Table
      width={COLUMN}
      size={8.4}
      rowHeight={ROW}
      columns={[
        { head: t.dasha, share: 52, strong: true },
        { head: t.begins, share: 48, align: 'end' },
      ]}
      rows={rows}
    />
  );
}

function Systems({ systems, at }: { systems: readonly System[]; at: string | null }) {
  return (
    <View style={{ flexDirection: 'row', columnGap: GAP }}>
      {systems.map(({ title, dashas, ink }) => (
        <View key={title} style={{ width: COLUMN }}>
          <Heading>{title}</Heading>
          <PeriodTable rows={rowsOf(dashas, at, ink)} />
        </View>
      ))}
    </View>
  );
}

/** The antardashas of the period that runs in each system, or of the first one if none does. */
function Antardashas({ systems, at }: { systems: readonly System[]; at: string | null }) {
  const t = useDepthWords().dashas;
  return (
    <View wrap={false}>
      <Heading>{t.subPeriods}</Heading>
      <View style={{ flexDirection: 'row', columnGap: GAP }}>
        {systems.map(({ title, dashas }) => {
          const present = dashas.find((dasha) => isRunning(dasha, at)) ?? dashas[0];
          return (
            <View key={title} style={{ width: COLUMN }}>
              <Paragraph quiet>{`${title}: ${fillText(t.within, { name: present?.name ?? '' })}`}</Paragraph>
              <PeriodTable rows={rowsOf(present?.antardasha ?? [], at, () => INK.ink)} />
            </View>
          );
        })}
      </View>
    </View>
  );
}

function ashtottariText(
  t: Messages['pdf/kundli-depth']['dashas'],
  { by_rahu, by_half }: KundliData['other_dashas']['ashtottari'],
): string {
  if (by_rahu) return by_half ? t.both : t.byRahu;
  return by_half ? t.byHalf : t.neither;
}

/** The chapter on Yogini, Ashtottari and Chara dashas. */
export function OtherDashas({ data }: { data: KundliData }) {
  const chapters = useWords('pdf/kundli').chapters;
  const t = useDepthWords().dashas;
  const { yogini, ashtottari, chara } = data.other_dashas;
  const at = data.running?.at ?? null;
  const systems: System[] = [
    {
      title: t.yogini,
      dashas: yogini,
      ink: (dasha) => bodyInk(yogini.find(({ id }) => id === dasha.id)?.lord.id ?? 0),
    },
    { title: t.ashtottari, dashas: ashtottari.periods, ink: ({ id }) => bodyInk(id) },
    { title: t.chara, dashas: chara, ink: () => INK.ink },
  ];
  return (
    <Sheets>
      <Chapter id="otherDashas" title={chapters.otherDashas} lead={t.text} />
      <Systems systems={systems} at={at} />
      <Beneath>
        <Paragraph quiet>{t.note}</Paragraph>
        <Paragraph>{ashtottariText(t, ashtottari)}</Paragraph>
      </Beneath>
      <Antardashas systems={systems} at={at} />
    </Sheets>
  );
}
