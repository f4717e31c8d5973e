import { fileURLToPath } from 'node:url';
import { readConfig } from './platform/config.ts';
import { createShop } from './shop.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const config = readConfig();
const pages = { buildDir: root('build'), ...(config.env === 'dev' && { dev: { webDir: root('web') } }) };
const shop = await createShop(config, { pages });

let closing = false;
/** Answers what is under way, then ends; a second signal ends at once. */
async function stop(): Promise<void> {
  if (closing) process.exit(1);
  closing = true;
  await shop.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The launcher is gone (even by kill -9): so is the reason to run.
process.on('disconnect', stop);

const port = await shop.listen();
shop.ready();
process.send?.({ type: 'ready', port });
