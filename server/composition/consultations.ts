import type { FastifyInstance } from 'fastify';
import { astrologers as astrologerCalls } from '#contract/astrologers.ts';
import { chat as chatCalls } from '#contract/chat.ts';
import { wallet as walletCalls } from '#contract/wallet.ts';
import { astrologersHandlers } from '../astrologers/routes.ts';
import { createAstrologers } from '../astrologers/service.ts';
import { chatHandlers } from '../chat/routes.ts';
import { createChat } from '../chat/service.ts';
import { chatSockets } from '../chat/sockets.ts';
import { standingOf } from '../chat/standing.ts';
import { createLedger } from '../ledger/service.ts';
import { newId } from '../platform/id.ts';
import { createLive } from '../platform/live.ts';
import type { Platform } from '../platform/platform.ts';
import { createSealer } from '../platform/sealer.ts';
import { keepSecret } from '../platform/secrets.ts';
import { walletHandlers } from '../wallet/routes.ts';
import { createWallet, paidByHand } from '../wallet/service.ts';
import type { Commerce } from './commerce.ts';
import type { Foundation } from './foundation.ts';
import type { Serving } from './serving.ts';

/** Talking with an astrologer, and the money that it moves. */
export type Consultations = Awaited<ReturnType<typeof createConsultations>>;

/** Ledger, wallets, astrologers, chats, and the live connection they speak over. */
export async function createConsultations(
  app: FastifyInstance,
  platform: Platform,
  { settings, accounts, audit }: Foundation,
  { payments }: Pick<Commerce, 'payments'>,
) {
  const { config, db, now } = platform;
  const dataSecret = async () => config.dataSecret ?? keepSecret(db, 'data', now());
  // Who is connected where is told by process.
  const node = newId(now());
  const ledger = createLedger(platform);
  const wallet = createWallet(platform, {
    accounts,
    audit,
    ledger,
    payments,
    settings,
    sealer: createSealer(dataSecret, 'bank accounts'),
    payouts: paidByHand,
    payeeOf: async () => null,
  });
  const standing = (ids: readonly string[]) => standingOf(db, ids);
  const astrologers = createAstrologers(platform, { accounts, node, standing });
  const chat = createChat(platform, { accounts, astrologers, ledger, settings, node });
  const live = await createLive(app, platform, accounts.resolveSession);
  const sockets = chatSockets(platform, { live, chat, astrologers });
  return {
    ledger,
    wallet,
    astrologers,
    chat,
    /** Ends every socket, then what was kept for them. */
    async close(): Promise<void> {
      await live.close();
      await sockets.close();
    },
  };
}

/** Serves their calls. */
export function serveConsultations({ calls }: Serving, { astrologers, chat, wallet }: Consultations): void {
  calls(astrologerCalls, astrologersHandlers(astrologers));
  calls(chatCalls, chatHandlers(chat));
  calls(walletCalls, walletHandlers(wallet));
}
