import { chatReports as chatReportsApi } from '#contract/consultations/chat/abuse-reports.ts';
import { chat as chatApi } from '#contract/consultations/chat/endpoints.ts';
import { chatKundli as chatKundliApi } from '#contract/consultations/chat/kundli.ts';
import { stoneOpinions as stoneOpinionsApi } from '#contract/consultations/chat/stone-opinions.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDashboard } from '../astrologers/service.ts';
import { chatProblems } from './integrity.ts';
import { createChatInvoiceSource } from './invoice-source.ts';
import { createChatKundli } from './kundli.ts';
import { chatPersonal } from './personal-data.ts';
import { createChatReports } from './reports.ts';
import { chatHandlers, chatKundliHandlers, chatReportsHandlers, stoneOpinionHandlers } from './routes.ts';
import { createChat } from './service.ts';
import { chatFiguresOf, recentChatsOf } from './statistics-store.ts';
import { createStoneOpinions } from './stone-opinions.ts';

/** Consultations by the minute. */
export const chatModule = {
  name: 'chat',
  optional: 'consultations',
  start(
    platform: Platform,
    parts: PartsOf<typeof createChat> &
      Omit<PartsOf<typeof createChatKundli>, 'chat'> &
      Omit<PartsOf<typeof createStoneOpinions>, 'chat' | 'chatKundli'> &
      Omit<PartsOf<typeof createChatReports>, 'chat'> &
      Omit<PartsOf<typeof createDashboard>, 'chats'>,
  ) {
    const { db } = platform;
    const chat = createChat(platform, parts);
    const chatKundli = createChatKundli(platform, { ...parts, chat });
    const stoneOpinions = createStoneOpinions(platform, { ...parts, chat, chatKundli });
    const chatReports = createChatReports(platform, { ...parts, chat });
    const dashboard = createDashboard(platform, {
      ...parts,
      chats: {
        figures: (id, since) => chatFiguresOf(db, id, since),
        recent: (id, limit) => recentChatsOf(db, id, limit),
        requests: chat.requests,
      },
    });
    return {
      services: { chat, chatKundli, stoneOpinions, chatReports, dashboard },
      endpoints: (routes: RouteRegistry) => {
        routes.register(chatApi, chatHandlers(chat));
        routes.register(chatKundliApi, chatKundliHandlers(chatKundli));
        routes.register(stoneOpinionsApi, stoneOpinionHandlers(stoneOpinions));
        routes.register(chatReportsApi, chatReportsHandlers(chatReports));
      },
      sweeps: { chat: { sweep: chat.sweep, everyMs: 0 } },
      invoiceSources: { chat: createChatInvoiceSource(parts.accounts) },
    };
  },
  personalData: [chatPersonal],
  integrity: [chatProblems],
};
