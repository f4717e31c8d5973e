import pg from 'pg';
import { type Host, hostsOf } from './hosts.ts';
import { NoWriter, readState } from './probes.ts';
import { type Writer, writerAmong } from './writer.ts';

/**
 * A connection to the server that takes writes. With one host in its address it is pg's client, unchanged. With several
 * it looks for the primary, asks it for its timeline when connected, and refuses an old primary that came back.
 */
export class WriterClient extends pg.Client {
  private readonly writer: Writer | null;
  private readonly given: pg.ClientConfig;

  constructor(options: pg.ClientConfig = {}) {
    super(options);
    const hosts = hostsOf(options.connectionString);
    this.writer = hosts && writerAmong(hosts);
    this.given = options;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: unknown): Promise<pg.Client> | undefined {
    if (!this.writer) return Reflect.apply(super.connect, this, callback ? [callback] : []);
    const connected = this.connectTo(this.writer);
    if (!callback) return connected.then(() => this);
    const report = callback as (error: Error | null) => void;
    connected.then(() => report(null), report);
    return undefined;
  }

  private async connectTo(writer: Writer): Promise<void> {
    const host: Host = await writer.find(this.given);
    // The members that pg reads when it connects.
    Object.assign(this, host);
    try {
      await new Promise<void>((resolve, reject) => {
        super.connect((error?: Error | null) => (error ? reject(error) : resolve()));
      });
      const state = await readState((text) => super.query(text));
      const refusal = writer.admit(this.asCuttable, host, state);
      if (refusal) throw new NoWriter(`this server of the database takes no writes, ${refusal}`);
      this.once('error', () => writer.lost(host));
      this.once('end', () => writer.forget(this.asCuttable));
    } catch (error) {
      writer.lost(host);
      await this.end().catch(() => undefined);
      throw error;
    }
  }

  private readonly asCuttable = {
    cut: (reason: string) => {
      const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
      connection.stream.destroy(Object.assign(new NoWriter(reason), { syscall: 'read' }));
    },
  };
}
