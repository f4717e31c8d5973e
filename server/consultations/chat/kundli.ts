import type { KundliData } from '#contract/astrology/reports/kundli.ts';
import type { ReportContent } from '#contract/astrology/reports/report.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { ChatMessage, SharedKundli } from '#contract/consultations/chat/endpoints.ts';
import { kundliReadableHours } from '#contract/consultations/chat/rules.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { ReportsService } from '../../astrology/reports/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findKundliOrder } from './live/message-store.ts';
import type { ChatService } from './service.ts';

// Long enough to answer questions left open in the chat, short enough that the astrologer does not keep birth data.
const readableMs = kundliReadableHours * 3_600_000;

const words = readWords('chat/answers');

/** Returns the card of a kundli, from the report in both languages. */
export function cardOf(en: KundliData, hi: KundliData): SharedKundli {
  const both = (read: (data: KundliData) => string) => ({
    en: readerSpelling(read(en)),
    hi: readerSpelling(read(hi)),
  });
  return {
    name: en.birth.name,
    datetime: en.birth.wall_time,
    timeUnknown: en.birth.time_unknown,
    location: en.birth.location,
    moonSign: both(({ nakshatra_details }) => nakshatra_details.chandra_rasi.western_name),
    nakshatra: both(({ nakshatra_details: { nakshatra } }) => `${nakshatra.name} ${nakshatra.pada}`),
    // The time is unknown and noon was assumed, so the lagna would be a guess.
    lagna: en.birth.time_unknown ? null : both(({ lagna }) => lagna.sign.western_name),
  };
}

/** Returns the card as text, for clients that do not know cards. */
export function cardText(card: SharedKundli, lang: Lang): string {
  const w = words[lang].kundli;
  const facts = [
    `${w.moon}: ${card.moonSign[lang]}`,
    `${w.nakshatra}: ${card.nakshatra[lang]}`,
    ...(card.lagna ? [`${w.lagna}: ${card.lagna[lang]}`] : []),
  ];
  const birth = [
    card.timeUnknown ? card.datetime.slice(0, 10) : card.datetime.replace('T', ' '),
    card.location,
  ];
  return `${card.name ? `${w.of} ${card.name}` : w.kundli} (${birth.filter(Boolean).join(', ')}). ${facts.join('. ')}.`;
}

/** The service for kundlis shown in chats. */
export type ChatKundli = ReturnType<typeof createChatKundli>;

/**
 * Creates the service for kundlis in chats. The report stays its buyer's; the astrologer can read it through the chat
 * only.
 */
export function createChatKundli(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { chat, reports }: { chat: ChatService; reports: ReportsService },
) {
  /** Returns a paid kundli of its owner, in a language. */
  async function kundliOf(ownerId: string, orderId: string, la: Lang): Promise<KundliData | AppError> {
    const report = await reports.read(ownerId, orderId, la);
    if (report instanceof AppError) return report;
    return report.content.kind === 'kundli' ? report.content.data : appError('chat_kundli_only');
  }

  return {
    /** Shows a paid kundli in a running chat of the customer. A repeated `clientId` shows it once. */
    async share(request: {
      sessionId: string;
      userId: string;
      orderId: string;
      clientId: string | null;
      lang: Lang;
    }): Promise<ChatMessage | AppError> {
      const { sessionId, userId, orderId, clientId, lang } = request;
      const session = await chat.own(sessionId, userId);
      if (session instanceof AppError) return session;
      if (session.user_id !== userId) return appError('chat_kundli_only');
      const [en, hi] = [await kundliOf(userId, orderId, 'en'), await kundliOf(userId, orderId, 'hi')];
      if (en instanceof AppError) return en;
      if (hi instanceof AppError) return hi;
      const card = cardOf(en, hi);
      return chat.send({
        sessionId,
        senderId: userId,
        content: cardText(card, lang).slice(0, 2000),
        clientId,
        kundli: { card, orderId },
      });
    },

    /**
     * Returns the kundli behind a card: to its owner always, to the astrologer while the chat runs and for 24 hours after
     * it. Refuses later with `chat_kundli_closed`.
     */
    async read(request: {
      sessionId: string;
      messageId: string;
      readerId: string;
      la: Lang;
    }): Promise<{ la: Lang; content: ReportContent } | AppError> {
      const session = await chat.own(request.sessionId, request.readerId);
      if (session instanceof AppError) return session;
      const shown = await findKundliOrder(db, request);
      if (!shown?.orderId) return appError('report_not_found');
      const readableUntil = (session.ended_at?.getTime() ?? Number.POSITIVE_INFINITY) + readableMs;
      if (request.readerId !== shown.ownerId && now().getTime() > readableUntil)
        return appError('chat_kundli_closed');
      const data = await kundliOf(shown.ownerId, shown.orderId, request.la);
      if (data instanceof AppError) return appError('report_not_found');
      return { la: request.la, content: { kind: 'kundli', data } };
    },
  };
}
