import { payoutConfirmed } from './payout-confirmed.ts';
import { shopWithdrawalAsked } from './shop-withdrawal-asked.ts';
import { topUpMoneyBack } from './top-up-refunded.ts';
import { walletCredited } from './wallet-credited.ts';
import { withdrawalDecided } from './withdrawal-decided.ts';

/** Every kind of e-mail of wallet. */
export const walletEmails = [
  payoutConfirmed,
  shopWithdrawalAsked,
  topUpMoneyBack,
  walletCredited,
  withdrawalDecided,
];
