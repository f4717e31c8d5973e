import { readShopConfig } from '../composition/shop-config.ts';
import { AppError } from '../platform/core/app-error.ts';
import { createShop } from '../shop.ts';

/**
 * Runs `npm run db -- admin --reset-factor --email=...`: removes all second factors of the account that `args` name, from
 * the command line, never over the network. Says what happens next. Throws when no open account has the address. It opens
 * no port.
 */
export async function resetFactors(
  environment: Record<string, string | undefined>,
  args: readonly string[],
): Promise<void> {
  const email = args.find((one) => one.startsWith('--email='))?.slice('--email='.length);
  if (!email)
    throw new Error('Name the account: npm run db -- admin --reset-factor --email=owner@shop.example');
  const shop = await createShop(readShopConfig({ ...environment, LOG_LEVEL: 'error' }));
  try {
    const done = await shop.services.accounts.resetFactors(email);
    if (done instanceof AppError) throw new Error(`No open account has the address ${email}.`);
    console.log(
      `${email}: ${done.removed} second factor${done.removed === 1 ? '' : 's'} and the recovery codes are removed, and all sessions are ended.\n` +
        'The account now opens with its password. In production, staff set up a new second factor at that log-in.\n' +
        'The owner gets an e-mail, and the audit log has a row.',
    );
  } finally {
    await shop.close();
  }
}
