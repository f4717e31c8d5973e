import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, fromRupees, type Paise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PaymentsService, retryConcurrentClick } from '../../selling/payments/service.ts';
import { findOpenTopUp, insertTopUp, lockTopUp, type TopUpRow } from './store.ts';

const purpose = 'topup';
// The usual lifetime of the gateway order. The gateway's minimum is 15 minutes.
const openMinutes = 30;
// A second click within this time gets the session of the first.
const sameClickMinutes = 10;

/** An opened top-up, with its gateway order and session. Amount in paise. */
export type OpenedTopUp = { orderId: string; sessionId: string; amount: Paise };

/** The services that top-ups use. */
export type TopUpParts = {
  accounts: AccountsService;
  payments: PaymentsService;
  settings: SettingsService;
};

/** Inserts a top-up with its gateway order. A second click within minutes gets the row of the first. */
async function beginTopUp(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  payments: PaymentsService,
  userId: string,
  amount: Paise,
): Promise<TopUpRow | AppError> {
  const at = now();
  const since = new Date(at.getTime() - sameClickMinutes * 60_000);
  const open = await findOpenTopUp(db, { userId, amount, since });
  if (open) return open;
  const chosen = await payments.choose(openMinutes);
  if (chosen instanceof AppError) return chosen;
  const { provider, minutes } = chosen;
  const id = newId(at);
  const gatewayOrderId = `WALLET_${userId}_${at.getTime()}`;
  const written = await transact(db, async (tx) => {
    await insertTopUp(tx, { id, userId, amount, gatewayOrderId, at });
    const expiresAt = new Date(at.getTime() + minutes * 60_000);
    await payments.prepare(tx, {
      id: gatewayOrderId,
      provider,
      purpose,
      subjectId: id,
      userId,
      amount,
      expiresAt,
      at,
    });
    return lockTopUp(tx, id);
  });
  if (!written) throw new Error('Top-up was not inserted');
  return written;
}

/** Creates top-ups. Each has one gateway order and is credited exactly once. */
export function createTopUps(platform: Pick<Platform, 'db' | 'now'>, parts: TopUpParts) {
  const { accounts, payments, settings } = parts;
  return {
    /** Opens a top-up of whole rupees. Errors: `topup_min`, `topup_whole`, `topup_max`, `gateway_unavailable`. */
    async open(userId: string, rupees: number): Promise<OpenedTopUp | AppError> {
      const { maxTopUp } = (await settings.all()).wallet;
      if (!(rupees >= 1)) return appError('topup_min');
      if (!Number.isInteger(rupees)) return appError('topup_whole');
      if (rupees > maxTopUp) return appError('topup_max', { max: maxTopUp.toLocaleString('en-IN') });
      // Two clicks in one millisecond have the same order id. The retry finds the other click's row.
      const topUp = await retryConcurrentClick(() =>
        beginTopUp(platform, payments, userId, fromRupees(rupees)),
      );
      if (!topUp) throw new Error('Top-up was not inserted');
      if (topUp instanceof AppError) return topUp;
      await checkpoint('topup.begun', topUp.id);
      const payer = await accounts.person(userId);
      if (!payer) throw new Error(`User ${userId} of the session not found`);
      const returnPath = '/wallet?order_id={order_id}';
      const opened = await payments.open(topUp.gateway_order_id, { ...payer, userId }, { returnPath });
      if (opened instanceof AppError) return opened;
      return {
        orderId: topUp.gateway_order_id,
        sessionId: opened.sessionId,
        amount: asPaise(topUp.amount),
      };
    },
  };
}
