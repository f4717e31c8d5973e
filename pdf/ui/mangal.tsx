import type { MangalReadingData } from '#contract/astrology/reports/data.ts';
import { type Column, type Row, Table } from './table.tsx';
import { INK } from './theme.ts';

/** Texts of the table. */
export interface MangalWords {
  countedFrom: string;
  marsIn: string;
  dosha: string;
  yes: string;
  no: string;
}

/** Mars counted from lagna, Moon and Venus. Only the first decides, so it is emphasized. */
export function MangalTable({
  readings,
  words,
  width,
}: {
  readings: readonly MangalReadingData[];
  words: MangalWords;
  width?: number;
}) {
  const columns: Column[] = [
    { head: words.countedFrom, share: 40, strong: true },
    { head: words.marsIn, share: 30, align: 'end' },
    { head: words.dosha, share: 30, align: 'end' },
  ];
  const rows = readings.map(
    ({ name, house, present }): Row => [
      name,
      String(house),
      { text: present ? words.yes : words.no, colour: present ? INK.gomed : INK.panna, strong: true },
    ],
  );
  return <Table columns={columns} rows={rows} width={width} />;
}
