import { readConfig } from '../platform/config.ts';
import { createShop } from '../shop.ts';

// A shop in a process of its own, for tests that kill it. CLOCK_MINUTES sets its clock forward.
const ahead = Number(process.env.CLOCK_MINUTES ?? 0) * 60_000;
const shop = await createShop(readConfig(), { now: () => new Date(Date.now() + ahead) });
await shop.listen();
shop.ready();
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
