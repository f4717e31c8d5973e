import { wallet as walletApi } from '#contract/consultations/wallet/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { FirstOf, PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import type { BankService } from '../astrologers/service.ts';
import { walletEmails } from './emails/emails.ts';
import { walletProblems } from './integrity.ts';
import { walletPersonal } from './personal-data.ts';
import { walletHandlers } from './routes.ts';
import { createGoodwill, createWallet, paidByHand } from './service.ts';
import { createTopUpPayable } from './top-up-payable.ts';

/** Balances, top-ups and withdrawals. */
export const walletModule = {
  name: 'wallet',
  optional: 'consultations',
  start(
    platform: Platform,
    parts: Omit<
      PartsOf<typeof createWallet>,
      'sealer' | 'payouts' | 'payeesOf' | 'hasBankDocument' | 'typePayee'
    > &
      PartsOf<typeof createGoodwill> &
      FirstOf<typeof createTopUpPayable> & { encryptorFor: EncryptorFor } & { bank: BankService },
  ) {
    const { bank, encryptorFor } = parts;
    const wallet = createWallet(platform, {
      ...parts,
      sealer: encryptorFor('bank accounts'),
      payouts: paidByHand,
      payeesOf: bank.payeesOf,
      hasBankDocument: bank.hasDocument,
      typePayee: bank.typeFromDocument,
    });
    const goodwill = createGoodwill(platform, parts);
    return {
      services: { wallet, goodwill },
      endpoints: (routes: RouteRegistry) => routes.register(walletApi, walletHandlers(wallet)),
      payables: { topup: createTopUpPayable(parts) },
    };
  },
  emails: walletEmails,
  personalData: [walletPersonal],
  integrity: [walletProblems],
  sealed: [{ table: 'withdrawals', keys: ['id'], column: 'account', purpose: 'bank accounts' }],
};
