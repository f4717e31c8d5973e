import type { wallet } from '#contract/consultations/wallet/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { statementCsv, type WalletService } from './service.ts';

const words = readWords('wallet/answers');

/** Returns the handlers of the wallet endpoints. */
export const walletHandlers = (service: WalletService): Handlers<typeof wallet> => ({
  'GET /api/payment/wallet/me': async ({ session }) => {
    const found = await service.of(session.userId);
    return found instanceof AppError ? found : { success: true, wallet: found };
  },
  'GET /api/payment/wallet/transactions': async ({ query, session, lang }) => ({
    success: true,
    ...(await service.transactions({ userId: session.userId, ...query, lang })),
  }),
  'POST /api/payment/wallet/initiateTopUp': async ({ body, session }) => {
    const opened = await service.openTopUp(session.userId, body.amount);
    if (opened instanceof AppError) return opened;
    return {
      success: true,
      payment_session_id: opened.sessionId,
      payment_link: null,
      checkout_url: null,
      order_id: opened.orderId,
      amount: toRupees(opened.amount),
    };
  },
  'GET /api/payment/wallet/statement': async ({ query, session, lang, setHeader }) => {
    const statement = await service.statement(session.userId, query.month);
    if (statement instanceof AppError) return statement;
    setHeader('content-disposition', `attachment; filename="wallet-${query.month}.csv"`);
    return statementCsv(statement, lang);
  },
  'GET /api/payment/wallet/statement/pdf': async ({ query, session, lang, setHeader, asker }) => {
    const pdf = await service.statementPdf(session.userId, query.month, lang, asker().signal);
    if (!(pdf instanceof AppError))
      setHeader('content-disposition', `attachment; filename="wallet-${query.month}.pdf"`);
    return pdf;
  },
  'POST /api/payment/wallet/withdraw': async ({ body, session, lang }) => {
    const requested = await service.withdraw(session, body.amount);
    if (requested instanceof AppError) return requested;
    return {
      success: true,
      message: words[lang].submitted,
      transactionId: requested.id,
      requestedAmount: toRupees(requested.amount),
      walletBalanceAfter: toRupees(requested.left),
    };
  },
  'GET /api/payment/admin/withdrawals/requests': async ({ query, session }) => {
    const { reference, ...page } = query;
    const [withdrawals, referencesMissing] = await Promise.all([
      service.listWithdrawals(session.userId, { ...page, referenceMissing: reference === 'missing' }),
      service.missingReferences(),
    ]);
    return { success: true, count: withdrawals.length, referencesMissing, withdrawals };
  },
  'POST /api/payment/admin/withdrawals/{id}/update-status': async ({ params, body, session, lang }) => {
    const refused = await service.decideWithdrawal({
      id: params.id,
      status: body.status,
      by: session.userId,
      // An empty reference counts as missing.
      reference: body.reference || null,
      reason: body.reason ?? null,
    });
    return refused ?? { success: true, newStatus: body.status, message: words[lang].updated };
  },
  'POST /api/payment/admin/withdrawals/{id}/confirm': async ({ params, session, lang }) => {
    const refused = await service.confirmWithdrawal({ id: params.id, by: session.userId });
    return refused ?? { success: true, message: words[lang].confirmed };
  },
  'PUT /api/payment/admin/withdrawals/{id}/account': async ({ params, body, session, lang }) => {
    const refused = await service.typeWithdrawalAccount({ ...params, ...body, by: session.userId });
    return refused ?? { success: true, message: words[lang].accountSaved };
  },
  'PUT /api/payment/admin/withdrawals/{id}/reference': async ({ params, body, session, lang }) => {
    const refused = await service.setWithdrawalReference({ ...params, ...body, by: session.userId });
    return refused ?? { success: true, message: words[lang].noted };
  },
});
