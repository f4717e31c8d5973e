import pg from 'pg';

/** A statement with its values, under the name it is prepared by (null: unprepared), and who hears its rows. */
export type Statement = {
  text: string;
  values: readonly unknown[];
  name: string | null;
  onRows?: (rows: unknown[]) => void;
};

type Result = pg.QueryResult<pg.QueryResultRow>;
type Message = object;

/** What of the library's connection is driven here. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  sync(): void;
  submittedNamedStatements: Record<string, string>;
};

/** The library's own query: it knows how its values are written and its rows read. */
type Driven = {
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
 * Statements that are sent in one write and answered in one read: up to a failure each is done, behind it none. Handed to
 * `client.query`, it plays the part of one query; `text` and `name` are those of the statement being answered.
 */
export class Batch {
  private readonly queries: Driven[];
  private at = 0;
  private failed = false;
  readonly answer: Promise<Result>;
  /** Called by the client when it has to give up; set here so that it hands back no promise of its own. */
  readonly callback: (error: Error) => void;

  constructor(statements: readonly Statement[], types: unknown) {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.answer = promise;
    this.callback = (error) => {
      this.failed = true;
      reject(error);
    };
    this.queries = statements.map(({ text, values, name, onRows }, i) => {
      const heard = (error: Error | undefined, result: unknown) => {
        if (error) return this.callback(error);
        onRows?.((result as Result).rows);
        if (i === statements.length - 1) resolve(result as Result);
      };
      const config = { text, values: [...values], ...(name && { name }), queryMode: 'extended' };
      const query = new pg.Query(config, heard) as unknown as Driven;
      query._result._types = types;
      return query;
    });
  }

  private get current(): Driven {
    return this.queries[Math.min(this.at, this.queries.length - 1)] as Driven;
  }
  get name(): string | undefined {
    return this.current.name;
  }
  get text(): string {
    return this.current.text;
  }

  submit(connection: Wire): null {
    // The same connection, but for the end of each query: one stands behind them all.
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
    // What stood behind the failure was never looked at, so it is not prepared either.
    for (const { name } of this.queries.slice(this.at))
      if (name) delete connection.submittedNamedStatements[name];
    this.callback(error);
  }
}
