import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** What the driver hands to a statement of its own kind; it speaks COPY but has no statement for it. */
type Connection = {
  stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const chunkBytes = 1 << 16;

/** Runs `COPY ... TO STDOUT` and hands on its rows in pieces of about 64 kB; the server waits while `sink` does. */
export function copyOut(
  client: pg.Client,
  statement: string,
  sink: (rows: Buffer) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let kept: Buffer[] = [];
    let held = 0;
    let sunk: Promise<void> = Promise.resolve();
    let problem: unknown;
    const flush = (stream?: Connection['stream']) => {
      const rows = Buffer.concat(kept);
      kept = [];
      held = 0;
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
        // The driver uses its buffer again.
        kept.push(Buffer.from(chunk));
        held += chunk.length;
        if (held >= chunkBytes) flush(stream);
      },
      handleCommandComplete() {
        if (held > 0) flush();
      },
      handleReadyForQuery: () => void sunk.then(() => (problem ? reject(problem) : resolve())),
      handleError: reject,
    } as unknown as pg.Submittable);
  });
}

/** Runs `COPY ... FROM STDIN` with the given rows; rejects with the server's words when it refuses one. */
export function copyIn(client: pg.Client, statement: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let over = false;
    let problem: unknown;
    async function send(connection: Connection): Promise<void> {
      try {
        for await (const chunk of rows) {
          // A refused COPY: what is left is read, so that the next table is where it is looked for, and dropped.
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
