import type { ChatEnding } from '#contract/consultations/chat/endpoints.ts';
import type { ChatSummary } from '#contract/consultations/chat/events.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import { type Database, type Tx, transactAt } from '../../../platform/database/database.ts';
import type { InvoicesService } from '../../../selling/invoices/service.ts';
import type { LedgerService } from '../../ledger/service.ts';
import { hasSpoken } from '../live/message-store.ts';
import { chatEnded, publishChatEvents } from '../live/publish.ts';
import { isParticipant, participants, toBillableChat } from '../session.ts';
import { closeSession, hotChat, lockSession, type SessionRow } from '../store.ts';
import { grossOf, refundTransfer, settlementTransfer } from './transfers.ts';

/** The dependencies of the end of a chat. */
export type EndingDeps = { ledger: LedgerService; invoices: InvoicesService; now: () => Date };

/** Returns the summary of a chat for both participants. Amounts are rupees. */
function summaryOf(session: SessionRow): ChatSummary {
  const refunded = session.refunded > 0;
  return {
    sessionId: session.id,
    amountCharged: refunded ? 0 : toRupees(asPaise(session.charged)),
    minutes: session.minutes,
    ...(refunded && {
      refundedAmount: toRupees(asPaise(session.refunded)),
      minutesRefunded: session.minutes,
    }),
    reason: refunded ? 'astrologer_no_reply_refund' : (session.ending ?? ''),
    walletError: null,
  };
}

/** Divides the held money, or refunds it if the astrologer wrote nothing. */
async function settle(
  tx: Tx,
  { ledger, invoices }: EndingDeps,
  session: SessionRow,
): Promise<{ refunded: number }> {
  const chat = toBillableChat(session);
  if (!(await hasSpoken(tx, session.id, session.astrologer_id))) {
    await ledger.post(tx, refundTransfer(chat));
    return { refunded: grossOf(chat) };
  }
  const shares = {
    commissionBp: session.commission_bp,
    gstBp: session.gst_bp,
    gatewayBp: session.gateway_bp,
  };
  await ledger.post(tx, settlementTransfer(chat, shares));
  invoices.due(tx, 'chat', session.id);
  return { refunded: 0 };
}

/** Ends a running chat that the caller has locked, and settles its money in the same transaction. */
export async function endChat(
  tx: Tx,
  deps: EndingDeps,
  session: SessionRow,
  ending: ChatEnding,
): Promise<SessionRow> {
  await checkpoint('chat.ending', session.id);
  const { refunded } = await settle(tx, deps, session);
  const ended = await closeSession(tx, session.id, { status: 'ended', ending, refunded, at: deps.now() });
  await publishChatEvents(tx, [chatEnded(participants(ended), summaryOf(ended))]);
  return ended;
}

/** Ends a running chat of a participant. A second call returns the same result. */
export const endOwnChat = (
  deps: EndingDeps & { db: Database },
  id: string,
  personId: string,
): Promise<SessionRow | AppError> =>
  transactAt(deps.db, [hotChat(id)], async (tx) => {
    const session = await lockSession(tx, id);
    if (!session || !isParticipant(session, personId)) return appError('chat_not_found');
    if (session.status === 'ended') return session;
    if (session.status !== 'approved') return appError('chat_answered');
    return endChat(tx, deps, session, session.user_id === personId ? 'user' : 'astrologer');
  });
