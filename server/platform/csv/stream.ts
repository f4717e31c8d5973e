import { checkpoint } from '../core/checkpoint.ts';
import { type Cell, csvMark, csvRow } from './write.ts';

/** A CSV file that is sent while it is read. */
export type CsvStream = ReadableStream<Uint8Array>;

/** A page of a CSV file, with the place from which the next one goes on; null after the last page. */
export type CsvPage<Place> = { rows: readonly (readonly Cell[])[]; next: Place | null };

/**
 * Streams a CSV file page by page. It holds no connection and little memory while it is sent, and reads no more pages once
 * its client has left.
 */
export function streamCsv<Place>(
  head: readonly string[],
  read: (after: Place | null) => Promise<CsvPage<Place>>,
): CsvStream {
  const bytes = (text: string) => new TextEncoder().encode(text);
  let after: Place | null = null;
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes(csvMark + csvRow(head))),
    async pull(stream) {
      await checkpoint('csv.page');
      const { rows, next } = await read(after);
      if (rows.length > 0) stream.enqueue(bytes(rows.map((row) => csvRow(row)).join('')));
      after = next;
      if (next === null) stream.close();
    },
  });
}
