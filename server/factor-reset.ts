import { readConfig } from './platform/config/config.ts';
import { AppError } from './platform/core/app-error.ts';
import { createShop } from './shop.ts';

/**
 * Removes all second factors of the account with this e-mail address, from the command line, never over the network.
 * Returns how many it removed; null when no open account has the address. It opens no port.
 */
export async function resetFactors(
  environment: Record<string, string | undefined>,
  email: string,
): Promise<number | null> {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'error' }));
  try {
    const done = await shop.services.accounts.resetFactors(email);
    return done instanceof AppError ? null : done.removed;
  } finally {
    await shop.close();
  }
}
