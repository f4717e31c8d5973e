import { readConfig } from './platform/config/config.ts';
import { AppError, errorMessage } from './platform/core/app-error.ts';
import { createShop } from './shop.ts';

/** The input for the first admin account. */
export type FirstAdmin = { firstName: string; email: string; phone: string; password: string };

/** Creates the first admin of an empty shop from the command line, never over the network. */
export type FirstAdminSetup = {
  /** Returns whether an admin exists already. */
  exists(): Promise<boolean>;
  /** Creates the admin. Returns null on success, or a message that says what is wrong with the input. */
  create(typed: FirstAdmin): Promise<string | null>;
  close(): Promise<void>;
};

/** Opens the setup on the shop that the environment names. It opens no port. */
export async function openFirstAdminSetup(
  environment: Record<string, string | undefined>,
): Promise<FirstAdminSetup> {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'error' }));
  return {
    exists: () => shop.services.accounts.hasAdmin(),
    async create(typed) {
      const done = await shop.services.accounts.createAdmin({ ...typed, lastName: '' });
      return done instanceof AppError ? errorMessage(done, 'en') : null;
    },
    close: () => shop.close(),
  };
}
