import { flushCompileCache } from 'node:module';
import { readShopConfig } from '../composition/shop-config.ts';
import { createShop } from '../shop.ts';

// A shop in a separate process, for tests that kill it or need two. CLOCK_MINUTES sets its clock forward. PAGES_DIR is
// a build of pages to serve.
const ahead = Number(process.env.CLOCK_MINUTES ?? 0) * 60_000;
const shop = await createShop(readShopConfig(), {
  now: () => new Date(Date.now() + ahead),
  ...(process.env.PAGES_DIR && { pages: { buildDir: process.env.PAGES_DIR } }),
});
await shop.listen();
shop.ready();
// A killed process writes no compile cache, and each start would read and compile all sources again.
flushCompileCache();
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
