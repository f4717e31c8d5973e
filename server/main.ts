import { readConfig } from './platform/config.ts';
import { createShop } from './shop.ts';

const config = readConfig();
const shop = await createShop(config);
const port = await shop.listen();
shop.ready();
shop.app.log.info({ port }, 'ready');
process.send?.({ type: 'ready', port });

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
