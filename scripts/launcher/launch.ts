import { setTimeout as wait } from 'node:timers/promises';
import { refusedExitCode } from '#server/platform/config/start-refused.ts';
import { databaseAwayExit } from '#server/platform/database/trouble.ts';
import { isFree } from '../ports.ts';
import { type EmbeddedPostgres, startPostgres } from '../postgres/postgres.ts';
import { choosePort, dataFolder, readEnvFile, sessionSecret } from './environment.ts';
import { askFirstAdmin } from './first-admin.ts';
import { createPauses, pauseWords } from './pauses.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { onEndRequest } from './signals.ts';

const log = (line: string): void => console.log(line);

/** A shop without demo people has to be told its first admin. */
const startsEmpty = (): boolean => process.env.SHOP_ENV === 'production' || process.env.SEED === 'none';

/** Tells where the shop is, and who can log in to a shop with demo people. */
function greet(port: number): void {
  log(`\nNavaratna is open at ${process.env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  if (startsEmpty()) return;
  log('  admin@navaratna.test, customer@navaratna.test, astrologer@navaratna.test');
  log('  password Navaratna@108');
}

/** Says how the server ended when nobody asked it to. */
const howEnded = ({ code, signal }: { code: number | null; signal: NodeJS.Signals | null }): string =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`;

/**
 * Runs the shop until somebody ends it: PostgreSQL (unless DATABASE_URL names one) and a server process. Either is started
 * again whenever it dies, with growing pauses and for as long as it takes; PostgreSQL stays while the server is started.
 * Ends the process: 0 when asked to, 1 when the very first start failed for another reason than a database that is away.
 */
export async function launch(options: {
  shopEnv: string;
  program?: Parameters<typeof startServerProcess>[0]['program'];
  nodeOptions?: string[];
  environment?: Record<string, string>;
  /** Where the data lies; `.data` in the project's folder if not given. */
  dataDir?: string;
}) {
  const dataDir = options.dataDir ?? dataFolder;
  let postgres: Promise<EmbeddedPostgres> | undefined;
  let server: ServerProcess | undefined;
  let ending: Promise<never> | undefined;
  const endAsked = Promise.withResolvers<void>();

  const shutDown = async (code: number): Promise<never> => {
    await server?.stop();
    // An end asked for during the start waits for PostgreSQL to be up, or it would stay behind.
    const running = await postgres?.catch(() => undefined);
    await running?.stop().catch((error: Error) => log(error.message));
    process.exit(code);
  };
  const end = (code: number, reason?: string): void => {
    if (ending) return;
    if (reason !== undefined) log(reason);
    endAsked.resolve();
    ending = shutDown(code);
  };
  onEndRequest({ stop: () => end(0, '\nClosing the shop ...'), force: () => server?.kill() });

  try {
    readEnvFile();
    process.env.SHOP_ENV ||= options.shopEnv;
    let port = await choosePort(log);
    // An owner alone does not say which database the shop uses: the server refuses it in words.
    if (!process.env.DATABASE_URL && !process.env.DATABASE_OWNER_URL) {
      postgres = startPostgres({ dataDir, log });
    }
    const environment = {
      ...options.environment,
      DATABASE_URL: process.env.DATABASE_URL || (await postgres)?.url,
      DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL || (await postgres)?.ownerUrl,
      SESSION_SECRET: sessionSecret(dataDir),
    };
    const pauses = createPauses();
    let ready = false;
    let servesSince = 0;
    const onReady = (at: number): void => {
      servesSince = Date.now();
      if (!ready) {
        greet(at);
        if (startsEmpty()) void askFirstAdmin({ ...process.env, ...environment, PORT: String(at) });
      }
      ready = true;
    };
    while (!ending) {
      servesSince = 0;
      server = startServerProcess({
        environment: { ...environment, PORT: String(port) },
        program: options.program,
        nodeOptions: options.nodeOptions ?? [],
        onReady,
      });
      const how = await server.ended;
      if (ending) break;
      if (how.code === 0) return end(0, 'The server has ended.');
      // The server has said in one line what is wrong and what to do.
      if (how.code === refusedExitCode) return end(1);
      if (!ready && !(await isFree(port, process.env.HOST))) {
        // Somebody took it between our look and the server's; the server has just said so.
        port = await choosePort(log);
        continue;
      }
      if (!ready && how.code !== databaseAwayExit)
        return end(1, `The server ${howEnded(how)} before it was ready.`);
      const pauseMs = pauses.after(servesSince ? Date.now() - servesSince : 0);
      log(`The server ${howEnded(how)}; starting it again ${pauseWords(pauseMs)} ...`);
      await Promise.race([wait(pauseMs), endAsked.promise]);
    }
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
  await ending;
}
