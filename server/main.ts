import { fileURLToPath } from 'node:url';
import { fillShop } from './commands/fill.ts';
import { readShopConfig } from './composition/shop-config.ts';
import { refusedExitCode, StartRefused } from './platform/config/start-refused.ts';
import { databaseAwayExit, troubleOf } from './platform/database/trouble.ts';
import { createShop } from './shop.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Exits when the launcher dies, even by SIGKILL. Registered first, so that no signal is missed.
let stop = (): void => process.exit(1);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => stop());
if (process.send && !process.connected) stop();

async function openShop() {
  const config = readShopConfig();
  const pages = { buildDir: root('build'), ...(config.env === 'dev' && { dev: { webDir: root('web') } }) };
  return { config, shop: await createShop(config, { pages }) };
}
const { config, shop } = await openShop().catch((error: unknown): never => {
  const away = troubleOf(error) !== null;
  if (!(error instanceof Error) || !(away || error instanceof StartRefused)) throw error;
  console.error(away ? `Database unavailable, the shop cannot start yet: ${error.message}` : error.message);
  process.exit(away ? databaseAwayExit : refusedExitCode);
});
// Time to finish after the drain. Supervisors usually send SIGKILL after ten seconds.
const endMs = 5500;
// From here on a signal shuts down gracefully. A second signal exits at once.
stop = () => {
  stop = () => process.exit(1);
  setTimeout(stop, config.drainMs + endMs).unref();
  void shop.close().then(() => process.exit(0));
};

const port = await shop.listen();
await fillShop(shop, config);
shop.ready();
process.send?.({ type: 'ready', port });
