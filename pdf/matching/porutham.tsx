import { View } from '@react-pdf/renderer';
import type { MatchingData } from '#contract/astrology/reports/data.ts';
import { fillText } from '#languages/message.ts';
import { Sheets } from '../ui/sheet.tsx';
import { type Row, Table } from '../ui/table.tsx';
import { Callout, Chapter, Points } from '../ui/text.tsx';
import { INK } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';
import { Variants } from './guna.tsx';

const INKS = { yes: INK.panna, partly: INK.ink2, no: INK.moonga } as const;

/** The South Indian agreements of the two stars, and what tradition accepts although they do not agree. */
export function Porutham({ data }: { data: MatchingData }) {
  const t = useWords('pdf/matching');
  const { list, ten, twelve, text } = data.porutham;
  const accepted = list.flatMap(({ name, cancelled_by: why }) => (why ? [`${name}: ${why}`] : []));
  return (
    <Sheets>
      <Chapter id="porutham" title={t.poruthamTitle} lead={fillText(t.poruthamSum, { ten, twelve })} />
      <Callout title={text} tone="plain" />
      <Table
        rowHeight={24}
        columns={[
          { head: t.poruthamName, share: 34, strong: true },
          { head: t.girl, share: 22 },
          { head: t.boy, share: 22 },
          { head: t.poruthamResult, share: 22 },
        ]}
        rows={list.map(
          (one): Row => [
            { text: one.name, under: one.about },
            one.girl,
            one.boy,
            { text: one.agrees_name, colour: INKS[one.agrees], strong: true },
          ],
        )}
      />
      <View style={{ height: 12 }} />
      <Points lines={accepted} />
      <Variants data={data} />
    </Sheets>
  );
}
