import type { GrahaStone, OpinionVerdict } from '#contract/astrology/remedies/rules.ts';
import type { StoneOpinion } from '#contract/consultations/chat/stone-opinions.ts';
import { byLang, type Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChatKundli } from './kundli.ts';
import { findKundliOrder } from './live/message-store.ts';
import type { ChatService } from './service.ts';
import { findOpinion, listOpinions, type OpinionRow, writeOpinion } from './stone-opinion-store.ts';

type Card = { sessionId: string; messageId: string; readerId: string };

/** An opinion as an astrologer sends it. */
type Given = Card & {
  verdict: OpinionVerdict;
  stone: GrahaStone | null;
  note: string;
  lang: Lang;
};

const words = readWords('chat/answers');
const facts = readWords('products/facts');
const none = byLang((lang) => words[lang].stone.none);

/** The service for what astrologers say about stones. */
export type StoneOpinions = ReturnType<typeof createStoneOpinions>;

/** Creates the service for what astrologers say about the stone of a kundli shown to them. */
export function createStoneOpinions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { chat, chatKundli, accounts }: { chat: ChatService; chatKundli: ChatKundli; accounts: AccountsService },
) {
  async function present(rows: readonly OpinionRow[]): Promise<StoneOpinion[]> {
    const people = await accounts.findPeople(rows.map(({ astrologerId }) => astrologerId));
    return rows.map(({ verdict, answer, note, astrologerId, at }) => {
      const { firstName = '', lastName = '' } = people.get(astrologerId) ?? {};
      return {
        ...{ verdict, answer, note },
        givenAt: at.toISOString(),
        astrologer: `${firstName} ${lastName}`.trim(),
      };
    });
  }

  /** Returns the title of the rules' advice for the kundli of a card, in a language. */
  async function adviceOf(card: Card, la: Lang): Promise<string | AppError> {
    const read = await chatKundli.read({ ...card, la });
    if (read instanceof AppError) return read;
    return read.content.kind === 'kundli' ? read.content.data.stone.title : appError('report_not_found');
  }

  return {
    /** Returns the opinion about the kundli of a card to both participants, and whether the reader may give one. */
    async read(card: Card): Promise<{ opinion: StoneOpinion | null; mayAdvise: boolean } | AppError> {
      const session = await chat.own(card.sessionId, card.readerId);
      if (session instanceof AppError) return session;
      const advice = await adviceOf(card, 'en');
      if (advice instanceof AppError) return advice;
      const row = await findOpinion(db, card.messageId);
      const [opinion = null] = row ? await present([row]) : [];
      const mayAdvise = session.astrologer_id === card.readerId && session.refunded === 0;
      return { opinion, mayAdvise };
    },

    /**
     * Stores the opinion of the chat's astrologer while they may read the kundli, unless the chat was refunded
     * because they wrote nothing. In a running chat the customer gets it as
     * a message, too.
     */
    async give({ verdict, stone, note, lang, ...card }: Given): Promise<StoneOpinion | AppError> {
      const session = await chat.own(card.sessionId, card.readerId);
      if (session instanceof AppError) return session;
      if (session.astrologer_id !== card.readerId) return appError('stone_opinion_astrologer');
      if (session.refunded > 0) return appError('stone_opinion_refunded');
      const [en, hi] = [await adviceOf(card, 'en'), await adviceOf(card, 'hi')];
      if (en instanceof AppError) return en;
      if (hi instanceof AppError) return hi;
      if (verdict === 'another' && !stone) return appError('stone_opinion_stone');
      const answer =
        verdict === 'none'
          ? none
          : verdict === 'another' && stone
            ? byLang((la) => facts[la].choices.stones[stone])
            : { en, hi };
      const shown = await findKundliOrder(db, card);
      if (!shown?.orderId) return appError('report_not_found');
      const at = now();
      const { sessionId, messageId, readerId: astrologerId } = card;
      const written = await writeOpinion(db, {
        ...{ messageId, sessionId, astrologerId, verdict, answer, note, at },
        userId: shown.ownerId,
        orderId: shown.orderId,
      });
      if (!written) return appError('stone_opinion_refunded');
      if (session.status === 'approved') {
        const said = fillText(words[lang].stone.said, { answer: answer[lang] });
        const content = [said, note].filter(Boolean).join(' ');
        await chat.send({ sessionId, senderId: astrologerId, content, clientId: null });
      }
      const [opinion] = await present([{ verdict, answer, note, astrologerId, at }]);
      if (!opinion) throw new Error('an opinion was not presented');
      return opinion;
    },

    /** Lists what astrologers said about a person's own kundli, newest first. */
    ofReport: async (userId: string, orderId: string): Promise<StoneOpinion[]> =>
      present(await listOpinions(db, userId, orderId)),
  };
}
