import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../../scripts/launcher/server-process.ts';
import { freePort } from '../../../scripts/ports.ts';
import { benchEnvironment, cpuOf, residentOf } from '../../bench/server.ts';
import type { Room } from './drill.ts';

/** The secret of every shop of a drill, so that sessions outlive its processes. */
export const sessionSecret = 'the secret of a shop that is drilled again and again';

/** A shop process of a drill: the built server, as `npm start` runs it, on a port that it keeps. */
export type DrillShop = {
  base: string;
  port: number;
  /** Returns the pid of the process that runs now. */
  pid(): number;
  /** Kills it with SIGKILL, like a crash or a lost machine. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port. Resolves when it serves. Throws with the end of its log when it does not. */
  start(): Promise<void>;
  /** Ends it as a supervisor does, with SIGTERM. */
  stop(): Promise<void>;
  /** Returns true while the process has not ended. */
  isRunning(): boolean;
  /** Returns its CPU time so far, in milliseconds. */
  cpu(): number;
  /** Returns its resident memory in MB. */
  resident(): { now: number; peak: number };
  /** Returns the log of all its starts. */
  log(): string;
};

/** The options of a shop of a drill. `environment` overrides everything. `port` is a free one by default. */
export type ShopOptions = { databaseUrl: string; environment?: Record<string, string>; port?: number };

const readyMs = 60_000;

/** Returns the environment of a drilled shop: production code with the sandbox, no demo data and no rate limits. */
export const drillEnvironment = (
  room: Pick<Room, 'folder'>,
  { databaseUrl, environment = {} }: ShopOptions,
  port: number,
): Record<string, string> =>
  benchEnvironment(databaseUrl, port, {
    SESSION_SECRET: sessionSecret,
    STORAGE_DIR: join(room.folder, 'storage'),
    DRAIN_MS: '0',
    ...environment,
  });

let count = 0;

/** Starts a shop process. It is stopped after the drill. Several on one database are one shop. */
export async function startShop(room: Room, options: ShopOptions): Promise<DrillShop> {
  const port = options.port ?? (await freePort());
  count += 1;
  const logFile = join(room.folder, `shop-${count}.log`);
  let server: ServerProcess | null = null;
  let running = false;

  async function start(): Promise<void> {
    const output = openSync(logFile, 'a');
    const { promise: ready, resolve: onReady } = Promise.withResolvers<number>();
    const own = startServerProcess({
      environment: drillEnvironment(room, options, port),
      nodeOptions: [],
      onReady,
      output,
    });
    closeSync(output);
    server = own;
    running = true;
    void own.ended.then(() => {
      if (server === own) running = false;
    });
    const late = new Promise((resolve) => setTimeout(resolve, readyMs, 'late').unref());
    const first = await Promise.race([ready, own.ended, late]);
    if (typeof first === 'number') return;
    own.kill();
    throw new Error(`The shop did not start:\n${log().slice(-2000)}`);
  }
  const log = () => readFileSync(logFile, 'utf8');

  await start();
  room.after(async () => {
    if (running) await server?.stop();
  });
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    pid: () => server?.pid ?? 0,
    async kill() {
      server?.kill();
      await server?.ended;
    },
    start,
    stop: async () => server?.stop(),
    isRunning: () => running,
    cpu: () => cpuOf([server?.pid ?? 0]),
    resident: () => residentOf(server?.pid ?? 0),
    log,
  };
}
