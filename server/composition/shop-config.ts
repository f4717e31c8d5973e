import { variables as platformVariables, readConfig } from '../platform/config/config.ts';
import { paymentConfig } from './payment-providers.ts';

/** The configuration of one process, with the accounts at the payment providers (null for a sandbox). */
export type ShopConfig = ReturnType<typeof readShopConfig>;

/**
 * Reads and checks the environment of a shop.
 * @throws StartRefused with one line that names every wrong variable and says what to do.
 */
export const readShopConfig = (environment: Record<string, string | undefined> = process.env) =>
  readConfig(environment, paymentConfig);

/** The names of all variables that a process reads. */
export const variables: readonly string[] = [...platformVariables, ...paymentConfig.variables];
