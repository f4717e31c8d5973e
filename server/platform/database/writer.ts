import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createFence, type Fence, type ServerState } from './fence.ts';
import { type Host, nameOf } from './hosts.ts';
import { createProbes, NoWriter, type Probed } from './probes.ts';

/** A connection to a writer that can be cut at once. */
type Cuttable = { cut(reason: string): void };

/** What a watch reports: the name of each new writer, and why another primary gets no writes. */
export type WriterEvents = { onWriter(name: string): void; onRefused(words: string): void };

/** The server that takes writes, among several hosts; and the connections to it. */
export type Writer = {
  fence: Fence;
  /** Returns the host of the writer. Looks for it on all hosts, for at most 10 s; then throws {@link NoWriter}. */
  find(options: pg.ClientConfig): Promise<Host>;
  /** Takes a connection, or returns why this server must not be written to. Older connections are cut. */
  admit(connection: Cuttable, host: Host, state: ServerState): string | null;
  forget(connection: Cuttable): void;
  /** Forgets the host: the next connection looks for the writer again. */
  lost(host: Host): void;
  /**
   * Asks all hosts every second who is primary, and cuts connections to any other. A partition can heal while
   * connections to the old primary are open. Returns a function that ends it.
   */
  watch(options: pg.ClientConfig, events: WriterEvents): () => Promise<void>;
  /** Returns the name of the current writer; null while none is known. */
  current(): string | null;
};

const patienceMs = 10_000;
const pauseMs = 250;
const watchMs = 1000;

/** Returns the primary with the highest timeline; of equal ones the one in use. */
const newest = (probed: readonly Probed[], inUse: Host | null): Probed | undefined =>
  probed
    .filter(({ state }) => state.isPrimary)
    .toSorted(
      (a, b) => b.state.timeline - a.state.timeline || Number(b.host === inUse) - Number(a.host === inUse),
    )[0];

/** The open connections, and to which server each leads. */
function createConnections(fence: Fence) {
  const open = new Map<Cuttable, { name: string; timeline: number }>();
  /** Cuts connections to older primaries, and with `name` those to every other host. */
  function cutOthers(name?: string): void {
    for (const [connection, of] of open)
      if (of.timeline < fence.timeline() || (name && of.name !== name)) {
        open.delete(connection);
        connection.cut('the database has another primary now');
      }
  }
  return {
    cutOthers,
    add(connection: Cuttable, of: { name: string; timeline: number }): void {
      open.set(connection, of);
      cutOthers();
    },
    forget: (connection: Cuttable): void => void open.delete(connection),
  };
}

function createWriter(hosts: readonly Host[]): Writer {
  const fence = createFence();
  const connections = createConnections(fence);
  const names = hosts.map(nameOf).join(', ');
  let known: Host | null = null;
  let finding: Promise<Host> | null = null;

  /** Takes the newest primary for the writer. Returns it, or why there is none. */
  function choose(probed: readonly Probed[]): Host | string {
    if (probed.some(({ host, state }) => host === known && !state.isPrimary)) known = null;
    const best = newest(probed, known);
    const refusal = best ? fence.refusal(best.state) : 'none of them is a primary';
    if (!best || refusal) return best ? `${nameOf(best.host)}: ${refusal}` : String(refusal);
    known = best.host;
    connections.cutOthers(nameOf(best.host));
    return best.host;
  }

  /** Returns which primaries get no writes, and why. */
  const refusals = (probed: readonly Probed[]): string =>
    probed
      .filter(({ state }) => state.isPrimary)
      .map(({ host, state }) => ({ name: nameOf(host), refusal: fence.refusal(state) }))
      .filter(({ refusal }) => refusal !== null)
      .map(({ name, refusal }) => `${name}: ${refusal}`)
      .join('; ');

  async function search(options: pg.ClientConfig): Promise<Host> {
    const probes = createProbes(hosts, options);
    try {
      for (const deadline = performance.now() + patienceMs; ; await wait(pauseMs)) {
        const found = choose(await probes.all());
        if (typeof found !== 'string') return found;
        if (performance.now() > deadline)
          throw new NoWriter(`no server of the database takes writes (${names}): ${found}`);
      }
    } finally {
      void probes.close();
    }
  }

  return {
    fence,
    find(options) {
      if (known) return Promise.resolve(known);
      finding ??= search(options).finally(() => {
        finding = null;
      });
      return finding;
    },
    admit(connection, host, state) {
      const refusal = fence.refusal(state);
      if (refusal) return `${nameOf(host)}: ${refusal}`;
      connections.add(connection, { name: nameOf(host), timeline: state.timeline });
      return null;
    },
    forget: connections.forget,
    lost(host) {
      if (known === host) known = null;
    },
    watch(options, { onWriter, onRefused }) {
      const probes = createProbes(hosts, options);
      const ended = new AbortController();
      let last = known && nameOf(known);
      let refused = '';
      const rounds = async () => {
        while (!ended.signal.aborted) {
          const probed = await probes.all();
          const found = choose(probed);
          if (typeof found !== 'string' && nameOf(found) !== last) {
            last = nameOf(found);
            onWriter(last);
          }
          const words = refusals(probed);
          if (words !== '' && words !== refused) onRefused(words);
          refused = words;
          await wait(watchMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
        }
        await probes.close();
      };
      const running = rounds();
      return () => {
        ended.abort();
        return running;
      };
    },
    current: () => known && nameOf(known),
  };
}

const writers = new Map<string, Writer>();

/** Returns the writer of these hosts. All connections of a process share it, because they share what was seen. */
export function writerAmong(hosts: readonly Host[]): Writer {
  const key = hosts.map(nameOf).join(',');
  const writer = writers.get(key) ?? createWriter(hosts);
  writers.set(key, writer);
  return writer;
}
