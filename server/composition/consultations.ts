import type { FastifyInstance } from 'fastify';
import { astrologerAdmin as adminCalls } from '#contract/astrologers/admin.ts';
import { astrologers as astrologerCalls } from '#contract/astrologers/endpoints.ts';
import { kyc as kycCalls } from '#contract/astrologers/kyc.ts';
import { chatReports as chatReportCalls } from '#contract/chat/abuse-reports.ts';
import { chat as chatCalls } from '#contract/chat/endpoints.ts';
import { chatKundli as chatKundliCalls } from '#contract/chat/kundli.ts';
import { wallet as walletCalls } from '#contract/wallet/endpoints.ts';
import { adminHandlers } from '../astrologers/admin/routes.ts';
import { createBank } from '../astrologers/bank.ts';
import { createDashboard } from '../astrologers/dashboard.ts';
import { createKyc } from '../astrologers/kyc.ts';
import { kycHandlers } from '../astrologers/kyc-routes.ts';
import { astrologersHandlers } from '../astrologers/routes.ts';
import { createAstrologers } from '../astrologers/service.ts';
import { countRinging, findAvailability } from '../chat/availability.ts';
import { chatFiguresOf, recentChatsOf } from '../chat/figures.ts';
import { createChatKundli } from '../chat/kundli.ts';
import { chatKundliHandlers } from '../chat/kundli-routes.ts';
import { chatReportsHandlers } from '../chat/report-routes.ts';
import { createChatReports } from '../chat/reports.ts';
import { chatHandlers } from '../chat/routes.ts';
import { createChat } from '../chat/service.ts';
import { chatSockets } from '../chat/sockets.ts';
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

/** Talking with an astrologer, and the money that it moves. */
export type Consultations = Awaited<ReturnType<typeof createConsultations>>;

/** Ledger, wallets, astrologers, chats, and the live connection they speak over. */
export async function createConsultations(
  app: FastifyInstance,
  platform: Platform,
  { settings, accounts, audit, mail, pdfs }: Core,
  { payments, invoices, reports }: Pick<Commerce, 'payments' | 'invoices'> & Pick<Astrology, 'reports'>,
) {
  const { config, db, now } = platform;
  const dataSecret = async () => config.dataSecret ?? getOrCreateSecret(db, 'data', now());
  // Who is connected where is told by process.
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
    /** How many sockets are open on this process. */
    sockets: () => live.io.engine.clientsCount,
    /** Sends every socket to another process. */
    leave: live.leave,
    /** Ends the HTTP server once it has answered, then what was kept for the sockets. */
    async close(): Promise<void> {
      await live.close();
      await sockets.close();
    },
  };
}

/** Serves their calls. */
export function serveConsultations({ calls }: RouteRegistry, served: Consultations): void {
  const { astrologers, kyc, chat, wallet } = served;
  calls(astrologerCalls, astrologersHandlers(astrologers));
  calls(kycCalls, kycHandlers(kyc));
  calls(adminCalls, adminHandlers(served));
  calls(chatCalls, chatHandlers(chat));
  calls(chatKundliCalls, chatKundliHandlers(served.chatKundli));
  calls(chatReportCalls, chatReportsHandlers(served.chatReports));
  calls(walletCalls, walletHandlers(wallet));
}
