import pg from 'pg';

/** A statement with its values, its prepared name (null: unprepared), and a callback for its rows. */
export type Statement = {
  text: string;
  values: readonly unknown[];
  name: string | null;
  onRows?: (rows: unknown[]) => void;
};

type Result = pg.QueryResult<pg.QueryResultRow>;
type Message = object;

/** The part of pg's connection that a batch uses. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  sync(): void;
  submittedNamedStatements: Record<string, string>;
};

/** The part of pg's query that a batch uses: it encodes the values and decodes the rows. */
type BatchQuery = {
  name?: string;
  text: string;
  _result: { _types?: unknown };
  prepare(connection: Wire): void;
  handleRowDescription(message: Message): void;
  handleDataRow(message: Message): void;
  handleCommandComplete(message: Message, connection: Wire): void;
  handleReadyForQuery(connection: Wire): void;
};

/**
 * Statements that are pipelined in one write, with one sync at the end. PostgreSQL executes them up to the first
 * failure and skips the rest. To `client.query` the batch looks like one query; `text` and `name` are those of the
 * current statement.
 */
export class Batch {
  private readonly queries: BatchQuery[];
  private at = 0;
  private failed = false;
  readonly result: Promise<Result>;
  /** The client calls this when it gives up. It is set here so that the client creates no promise of its own. */
  readonly callback: (error: Error) => void;

  constructor(statements: readonly Statement[], types: pg.CustomTypesConfig) {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.result = promise;
    this.callback = (error) => {
      this.failed = true;
      reject(error);
    };
    this.queries = statements.map(({ text, values, name, onRows }, i) => {
      const onResult = (error: Error | undefined, result: unknown) => {
        if (error) return this.callback(error);
        onRows?.((result as Result).rows);
        if (i === statements.length - 1) resolve(result as Result);
      };
      const config = { text, values: [...values], ...(name && { name }), queryMode: 'extended' };
      const query = new pg.Query(config, onResult) as unknown as BatchQuery;
      query._result._types = types;
      return query;
    });
  }

  private get current(): BatchQuery {
    return this.queries[Math.min(this.at, this.queries.length - 1)] as BatchQuery;
  }
  get name(): string | undefined {
    return this.current.name;
  }
  get text(): string {
    return this.current.text;
  }

  submit(connection: Wire): null {
    // The same connection without the sync of each query: one sync follows them all.
    const silent: Wire = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    for (const query of this.queries) {
      if (!this.failed) query.prepare(silent);
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription(message: Message): void {
    this.current.handleRowDescription(message);
  }
  handleDataRow(message: Message): void {
    this.current.handleDataRow(message);
  }
  handleCommandComplete(message: Message, connection: Wire): void {
    this.current.handleCommandComplete(message, connection);
    this.at += 1;
  }
  handleEmptyQuery(): void {
    this.at += 1;
  }
  handleReadyForQuery(connection: Wire): void {
    if (!this.failed) for (const query of this.queries) query.handleReadyForQuery(connection);
  }
  handleError(error: Error, connection: Wire): void {
    // PostgreSQL skipped everything after the failure, so those statements are not prepared.
    for (const { name } of this.queries.slice(this.at))
      if (name) delete connection.submittedNamedStatements[name];
    this.callback(error);
  }
}
