import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** The connection that `pg` hands to a Submittable. It supports the COPY protocol, but `pg` has no API for it. */
type Connection = {
  stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const chunkBytes = 1 << 16;

/** Runs `COPY ... TO STDOUT` and passes its rows to `sink` in pieces of about 64 KB, with backpressure to the server. */
export function copyOut(
  client: pg.Client,
  statement: string,
  sink: (rows: Buffer) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    let sunk: Promise<void> = Promise.resolve();
    let problem: unknown;
    const flush = (stream?: Connection['stream']) => {
      const rows = Buffer.concat(chunks);
      chunks = [];
      bytes = 0;
      stream?.pause();
      sunk = sunk
        .then(() => (problem ? undefined : sink(rows)))
        .catch((error) => {
          problem = error;
        })
        .finally(() => stream?.resume());
    };
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection) {
        // The driver reuses its buffer.
        chunks.push(Buffer.from(chunk));
        bytes += chunk.length;
        if (bytes >= chunkBytes) flush(stream);
      },
      handleCommandComplete() {
        if (bytes > 0) flush();
      },
      handleReadyForQuery: () => void sunk.then(() => (problem ? reject(problem) : resolve())),
      handleError: reject,
    } as unknown as pg.Submittable);
  });
}

/** Runs `COPY ... FROM STDIN` with the given rows. Rejects with the server's error if it refuses a row. */
export function copyIn(client: pg.Client, statement: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let over = false;
    let problem: unknown;
    async function send(connection: Connection): Promise<void> {
      try {
        for await (const chunk of rows) {
          // COPY has failed: discard the remaining rows, so that the next frame is that of the next table.
          if (over) continue;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        if (!over) connection.endCopyFrom();
      } catch (error) {
        problem = error;
        if (!over) connection.sendCopyFail('the rows could not be read');
      }
    }
    let sent: Promise<void> = Promise.resolve();
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse(connection: Connection) {
        sent = send(connection);
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => void sent.then(() => (problem ? reject(problem) : resolve())),
      handleError(error: Error) {
        over = true;
        void sent.then(() => reject(problem ?? error));
      },
    } as unknown as pg.Submittable);
  });
}
