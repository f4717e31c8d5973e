import { readConfig } from './platform/config/config.ts';
import { AppError, errorMessage } from './platform/core/app-error.ts';
import { createShop } from './shop.ts';

/** What is asked of the first admin. */
export type FirstAdmin = { firstName: string; email: string; phone: string; password: string };

/** The door through which an empty shop gets its first admin: from the command line, never over the network. */
export type FirstAdminSetup = {
  /** True when somebody is admin already. */
  exists(): Promise<boolean>;
  /** Creates the admin; answers what is wrong with the typed facts, or null when it is done. */
  create(typed: FirstAdmin): Promise<string | null>;
  close(): Promise<void>;
};

/** Opens the door on the shop that the environment names. It opens no port. */
export async function openFirstAdminSetup(
  environment: Record<string, string | undefined>,
): Promise<FirstAdminSetup> {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'error' }));
  return {
    async exists() {
      const admin = await shop.platform.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return admin !== undefined;
    },
    async create(typed) {
      const done = await shop.services.accounts.createAdmin({ ...typed, lastName: '' });
      return done instanceof AppError ? errorMessage(done, 'en') : null;
    },
    close: () => shop.close(),
  };
}
