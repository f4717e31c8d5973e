import type { FastifyInstance } from 'fastify';
import { createBank } from '../consultations/astrologers/bank.ts';
import { createDashboard } from '../consultations/astrologers/dashboard.ts';
import { createKyc } from '../consultations/astrologers/kyc.ts';
import { createPhotos } from '../consultations/astrologers/photo.ts';
import { createAstrologers } from '../consultations/astrologers/service.ts';
import { createChatKundli } from '../consultations/chat/kundli.ts';
import { chatSockets } from '../consultations/chat/live/sockets.ts';
import { createChatReports } from '../consultations/chat/reports.ts';
import { createChat } from '../consultations/chat/service.ts';
import {
  chatFiguresOf,
  countRinging,
  findAvailability,
  recentChatsOf,
} from '../consultations/chat/statistics-store.ts';
import { createStoneOpinions } from '../consultations/chat/stone-opinions.ts';
import { createWallet, paidByHand } from '../consultations/wallet/service.ts';
import { publishAdminChanges } from '../office/admin-search/service.ts';
import { newId } from '../platform/core/id.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import { createLive } from '../platform/realtime/live.ts';
import type { Astrology } from './astrology.ts';

/** The services of chats with astrologers, and of the money behind them, and those of {@link Astrology}. */
export type Consultations = Awaited<ReturnType<typeof createConsultations>>;

/**
 * Creates wallets, astrologers, chats, and the sockets they use. Each object below adds services that use those of the
 * object above it.
 */
export async function createConsultations(app: FastifyInstance, platform: Platform, astrology: Astrology) {
  const { db, now } = platform;
  const { accounts, encryptorFor, settings } = astrology;
  // Presence is stored per process, under this id.
  const node = newId(now());
  const changes = createChanges('astrologers');
  const vetted = {
    ...astrology,
    bank: createBank(platform, { ...astrology, sealer: encryptorFor('bank details') }),
    kyc: createKyc(platform, {
      ...astrology,
      changes,
      sealer: encryptorFor('kyc documents'),
      ticketSealer: encryptorFor('kyc tickets'),
    }),
    photos: createPhotos(platform, { ...astrology, changes }),
    astrologers: createAstrologers(platform, {
      ...astrology,
      changes,
      node,
      standing: (ids) => findAvailability(db, ids),
      ringing: (tx, astrologerId) => countRinging(tx, astrologerId, now()),
    }),
  };
  const paid = {
    ...vetted,
    chat: createChat(platform, { ...vetted, node }),
    wallet: createWallet(platform, {
      ...vetted,
      sealer: encryptorFor('bank accounts'),
      payouts: paidByHand,
      payeesOf: vetted.bank.payeesOf,
      hasBankDocument: vetted.bank.hasDocument,
      typePayee: vetted.bank.typeFromDocument,
    }),
  };
  const live = await createLive(app, platform, {
    resolveSession: accounts.resolveSession,
    filterOpen: accounts.filterOpenSessions,
    limits: async () => (await settings.all()).sockets,
  });
  const sockets = chatSockets(platform, { ...paid, live });
  const endAdminChanges = publishAdminChanges(platform, { live });
  const chatKundli = createChatKundli(platform, paid);
  return {
    ...paid,
    chatKundli,
    stoneOpinions: createStoneOpinions(platform, { ...paid, chatKundli }),
    chatReports: createChatReports(platform, paid),
    dashboard: createDashboard(platform, {
      ...paid,
      chats: {
        figures: (id, since) => chatFiguresOf(db, id, since),
        recent: (id, limit) => recentChatsOf(db, id, limit),
        requests: paid.chat.requests,
      },
    }),
    sockets: {
      /** Returns the number of open sockets on this process. */
      count: () => live.io.engine.clientsCount,
      /** Closes every socket, so that its client reconnects to another process. */
      leave: live.leave,
      /** Closes the HTTP server once it has answered. */
      async untilAnswered(): Promise<void> {
        endAdminChanges();
        await live.close();
      },
      /** Removes the presence of the people of this process. */
      close: sockets.close,
    },
  };
}
