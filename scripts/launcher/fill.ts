// Creates, migrates and fills the embedded database of a new shop while setup.mjs builds the pages (npm start).
// The server does whatever is left at its start, and reports errors there: a failure here costs only time.
import { fillShop } from '#server/fill.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createShop } from '#server/shop.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { dataFolder, readEnvFile, sessionSecret } from './environment.ts';
import { onEndRequest } from './signals.ts';

const log = (line: string): void => console.log(line);

async function fillNewShop(): Promise<void> {
  const starting = startPostgres({ dataDir: dataFolder, log });
  // PostgreSQL runs detached, so every way to end has to stop it. Its open transactions are rolled back.
  const end = async (code: number): Promise<never> => {
    const postgres = await starting.catch(() => undefined);
    await postgres?.stop();
    process.exit(code);
  };
  onEndRequest({ stop: () => void end(1), force: () => {} });
  // setup.mjs has ended, even by SIGKILL.
  process.on('disconnect', () => void end(1));
  try {
    const { url, ownerUrl } = await starting;
    const config = readConfig({
      ...process.env,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      SESSION_SECRET: sessionSecret(),
    });
    const shop = await createShop(config);
    await fillShop(shop, config);
    await shop.close();
    await end(0);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}

readEnvFile();
process.env.SHOP_ENV ||= 'demo';
if (!process.env.DATABASE_URL && !process.env.DATABASE_OWNER_URL) await fillNewShop();
process.disconnect?.();
