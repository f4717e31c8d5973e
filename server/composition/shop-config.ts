import { variables as platformVariables, readConfig } from '../platform/config/config.ts';
import { paymentProvider } from './payment-provider.ts';

/** The configuration of one process, with the account at the payment provider (null for its sandbox). */
export type ShopConfig = ReturnType<typeof readShopConfig>;

/**
 * Reads and checks the environment of a shop.
 * @throws StartRefused with one line that names every wrong variable and says what to do.
 */
export const readShopConfig = (environment: Record<string, string | undefined> = process.env) =>
  readConfig(environment, paymentProvider.config);

/** The names of all variables that a process reads. */
export const variables: readonly string[] = [...platformVariables, ...paymentProvider.config.variables];
