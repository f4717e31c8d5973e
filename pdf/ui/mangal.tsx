import type { MangalReadingData } from '#contract/reports/data.ts';
import { type Column, type Row, Table } from './table.tsx';
import { INK } from './theme.ts';

/** Words of the readings' table. */
export interface ReadingWords {
  countedFrom: string;
  marsIn: string;
  dosha: string;
  yes: string;
  no: string;
}

/** Mars counted from lagna, Moon and Venus; only the first decides, so it stands out. */
export function MangalReadings({
  readings,
  words,
  width,
}: {
  readings: readonly MangalReadingData[];
  words: ReadingWords;
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
