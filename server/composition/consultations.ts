import type { FastifyInstance } from 'fastify';
import { astrologerAdmin as adminEndpoints } from '#contract/astrologers/admin.ts';
import { astrologers as astrologerEndpoints } from '#contract/astrologers/endpoints.ts';
import { kyc as kycEndpoints } from '#contract/astrologers/kyc.ts';
import { chatReports as chatReportEndpoints } from '#contract/chat/abuse-reports.ts';
import { chat as chatEndpoints } from '#contract/chat/endpoints.ts';
import { chatKundli as chatKundliEndpoints } from '#contract/chat/kundli.ts';
import { wallet as walletEndpoints } from '#contract/wallet/endpoints.ts';
import { adminHandlers } from '../astrologers/admin/routes.ts';
import { createBank } from '../astrologers/bank.ts';
import { createDashboard } from '../astrologers/dashboard.ts';
import { createKyc } from '../astrologers/kyc.ts';
import { astrologersHandlers, kycHandlers } from '../astrologers/routes.ts';
import { createAstrologers } from '../astrologers/service.ts';
import { createChatKundli } from '../chat/kundli.ts';
import { createChatReports } from '../chat/reports.ts';
import { chatHandlers, chatKundliHandlers, chatReportsHandlers } from '../chat/routes.ts';
import { createChat } from '../chat/service.ts';
import { chatSockets } from '../chat/sockets.ts';
import { chatFiguresOf, countRinging, findAvailability, recentChatsOf } from '../chat/statistics-store.ts';
import { createLedger } from '../ledger/service.ts';
import { newId } from '../platform/core/id.ts';
import type { Platform } from '../platform/platform.ts';
import { createLive } from '../platform/realtime/live.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { getOrCreateSecret } from '../platform/security/secrets.ts';
import { walletHandlers } from '../wallet/routes.ts';
import { createWallet, paidByHand } from '../wallet/service.ts';
import type { Astrology } from './astrology.ts';
import type { Commerce } from './commerce.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services of chats with astrologers, and of the money behind them. */
export type Consultations = Awaited<ReturnType<typeof createConsultations>>;

/** Creates ledger, wallets, astrologers, chats, and the sockets they use. */
export async function createConsultations(
  app: FastifyInstance,
  platform: Platform,
  { settings, accounts, audit, mail, pdfs }: Core,
  { payments, invoices, reports }: Pick<Commerce, 'payments' | 'invoices'> & Pick<Astrology, 'reports'>,
) {
  const { config, db, now } = platform;
  const dataSecret = async () => config.dataSecret ?? getOrCreateSecret(db, 'data', now());
  // Presence is stored per process, under this id.
  const node = newId(now());
  const ledger = createLedger(platform);
  const bank = createBank(platform, {
    accounts,
    audit,
    mail,
    sealer: createEncryptor(dataSecret, 'bank details'),
  });
  const kyc = createKyc(platform, {
    accounts,
    audit,
    mail,
    sealer: createEncryptor(dataSecret, 'kyc documents'),
    ticketSealer: createEncryptor(dataSecret, 'kyc tickets'),
  });
  const wallet = createWallet(platform, {
    accounts,
    audit,
    ledger,
    mail,
    payments,
    pdfs,
    settings,
    sealer: createEncryptor(dataSecret, 'bank accounts'),
    payouts: paidByHand,
    payeeOf: bank.payeeOf,
  });
  const standing = (ids: readonly string[]) => findAvailability(db, ids);
  const astrologers = createAstrologers(platform, {
    accounts,
    audit,
    node,
    standing,
    ringing: (tx, astrologerId) => countRinging(tx, astrologerId, now()),
  });
  const chat = createChat(platform, { accounts, astrologers, ledger, settings, invoices, node });
  const chatKundli = createChatKundli(platform, { chat, reports });
  const chatReports = createChatReports(platform, { chat, audit });
  const dashboard = createDashboard(platform, {
    accounts,
    ledger,
    chats: {
      figures: (id, since) => chatFiguresOf(db, id, since),
      recent: (id, limit) => recentChatsOf(db, id, limit),
      requests: chat.requests,
    },
  });
  const live = await createLive(app, platform, {
    resolveSession: accounts.resolveSession,
    limits: async () => (await settings.all()).sockets,
  });
  const sockets = chatSockets(platform, { live, accounts, chat, astrologers });
  return {
    ledger,
    wallet,
    astrologers,
    kyc,
    bank,
    dashboard,
    chat,
    chatKundli,
    chatReports,
    /** Returns the number of open sockets on this process. */
    sockets: () => live.io.engine.clientsCount,
    /** Closes every socket, so that its client reconnects to another process. */
    leave: live.leave,
    /** Closes the HTTP server once it has answered, then the resources of the sockets. */
    async close(): Promise<void> {
      await live.close();
      await sockets.close();
    },
  };
}

/** Registers their endpoints. */
export function serveConsultations({ register }: RouteRegistry, served: Consultations): void {
  const { astrologers, kyc, chat, wallet } = served;
  register(astrologerEndpoints, astrologersHandlers(astrologers));
  register(kycEndpoints, kycHandlers(kyc));
  register(adminEndpoints, adminHandlers(served));
  register(chatEndpoints, chatHandlers(chat));
  register(chatKundliEndpoints, chatKundliHandlers(served.chatKundli));
  register(chatReportEndpoints, chatReportsHandlers(served.chatReports));
  register(walletEndpoints, walletHandlers(wallet));
}
