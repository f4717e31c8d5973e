import { fileURLToPath } from 'node:url';
import { fillShop } from './fill.ts';
import { readConfig } from './platform/config/config.ts';
import { refusedExitCode, StartRefused } from './platform/config/start-refused.ts';
import { databaseAwayExit, troubleOf } from './platform/database/trouble.ts';
import { createShop } from './shop.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The launcher is gone (even by kill -9): so is the reason to run. Heard from the first moment.
let stop = (): void => process.exit(1);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => stop());
if (process.send && !process.connected) stop();

// One small slice that lives long holds its whole pool: of 64 KB, Node's own size, they grew to 50 MB.
Buffer.poolSize = 8192;

async function openShop() {
  const config = readConfig();
  const pages = { buildDir: root('build'), ...(config.env === 'dev' && { dev: { webDir: root('web') } }) };
  return { config, shop: await createShop(config, { pages }) };
}
const { config, shop } = await openShop().catch((error: unknown): never => {
  const away = troubleOf(error) !== null;
  if (!(error instanceof Error) || !(away || error instanceof StartRefused)) throw error;
  console.error(away ? `The database is not there yet: ${error.message}` : error.message);
  process.exit(away ? databaseAwayExit : refusedExitCode);
});
// Beyond the time in which requests are still taken. Ten seconds are what supervisors usually wait before they kill.
const endMs = 5500;
// Now there is something to finish: answer what is under way, then end; a second signal ends at once.
stop = () => {
  stop = () => process.exit(1);
  setTimeout(stop, config.drainMs + endMs).unref();
  void shop.close().then(() => process.exit(0));
};

const port = await shop.listen();
await fillShop(shop, config);
shop.ready();
process.send?.({ type: 'ready', port });
