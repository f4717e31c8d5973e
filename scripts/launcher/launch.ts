import { setTimeout as wait } from 'node:timers/promises';
import { askFirstAdmin } from '#server/commands/first-admin.ts';
import { refusedExitCode } from '#server/platform/config/start-refused.ts';
import { databaseAwayExit } from '#server/platform/database/trouble.ts';
import { isFree } from '../ports.ts';
import { type EmbeddedPostgres, startPostgres } from '../postgres/postgres.ts';
import { choosePort, dataFolder, readEnvFile, sessionSecret } from './environment.ts';
import { createPauses, pauseWords } from './pauses.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { onEndRequest } from './signals.ts';

const log = (line: string): void => console.log(line);

/** Returns true when the shop has no demo people, so that its first admin has to be created. */
const startsEmpty = (): boolean => process.env.SHOP_ENV === 'production' || process.env.SEED === 'none';

/** Prints the address of the open shop, and its demo accounts. Asks for the first admin if the shop starts empty. */
function welcome(port: number, environment: Record<string, string | undefined>): void {
  log(`\nNavaratna is open at ${process.env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  if (startsEmpty()) return void askFirstAdmin({ ...process.env, ...environment, PORT: String(port) });
  log('  admin@navaratna.test, customer@navaratna.test, astrologer@navaratna.test');
  log('  password Navaratna@108');
}

/** Describes the end of a server for the log. */
const describeEnd = ({ code, signal }: { code: number | null; signal: NodeJS.Signals | null }): string =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`;

/**
 * Runs a server process, and the embedded PostgreSQL unless DATABASE_URL names another. Restarts either one when it dies,
 * without limit and with growing pauses. Ends this process: with 0 on request, with 1 when the first start fails for another
 * reason than an unreachable database.
 */
export async function launch(options: {
  shopEnv: string;
  program?: Parameters<typeof startServerProcess>[0]['program'];
  nodeOptions?: string[];
  environment?: Record<string, string>;
  /** The folder with the data; by default `.data` in the project's folder. */
  dataDir?: string;
}) {
  const dataDir = options.dataDir ?? dataFolder;
  let postgres: Promise<EmbeddedPostgres> | undefined;
  let server: ServerProcess | undefined;
  let ending: Promise<never> | undefined;
  const endAsked = Promise.withResolvers<void>();

  const shutDown = async (code: number): Promise<never> => {
    await server?.stop();
    // During the start this waits for PostgreSQL: it is detached, and would outlive the launcher.
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
    // DATABASE_OWNER_URL alone is an error, which the server reports.
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
      if (!ready) welcome(at, environment);
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
      // The server has printed what is wrong and what to do.
      if (how.code === refusedExitCode) return end(1);
      if (!ready && !(await isFree(port, process.env.HOST))) {
        // Another process took the port after our check. The server has reported that.
        port = await choosePort(log);
        continue;
      }
      if (!ready && how.code !== databaseAwayExit)
        return end(1, `The server ${describeEnd(how)} before it was ready.`);
      const pauseMs = pauses.after(servesSince ? Date.now() - servesSince : 0);
      log(`The server ${describeEnd(how)}; starting it again ${pauseWords(pauseMs)} ...`);
      await Promise.race([wait(pauseMs), endAsked.promise]);
    }
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
  await ending;
}
