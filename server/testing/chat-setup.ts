import { lowBalanceMinutes } from '#contract/consultations/chat/rules.ts';
import { createConsultant, fund, nextEvent, openSocket, requestChat, respond } from './chats.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Creates the helpers of chat tests: people who meet in a chat, and what each of them can do. */
export function chatStage(world: TestShop) {
  const read = async (who: Person, sessionId: string) =>
    who.api('GET /api/chat/{sessionId}', { params: { sessionId } });
  /** Creates a customer with money and an astrologer online, each with a socket. */
  async function pair(rupees = 100, price = 15) {
    const [customer, astrologer] = await Promise.all([world.customer(), createConsultant(world, price)]);
    await fund(world, customer, rupees);
    const sockets = await Promise.all([
      openSocket(world, customer.token),
      openSocket(world, astrologer.token),
    ]);
    return { customer, astrologer, sockets, leave: () => sockets.forEach((socket) => void socket.close()) };
  }
  const sweep = () => world.shop.services.chat.sweep();
  return {
    pair,
    sweep,
    /** Reads a chat and its messages, as one of its participants. */
    read,
    /** Creates the same in a running chat that both have open. The events of its beginning have arrived. */
    async chatting(rupees = 100, price = 15) {
      const two = await pair(rupees, price);
      const id = await requestChat(two.customer, two.astrologer);
      const [customers, astrologers] = two.sockets;
      const isLow = rupees - price < lowBalanceMinutes * price;
      const begun = [
        nextEvent(astrologers, 'minute'),
        nextEvent(customers, isLow ? 'low-balance' : 'minute'),
      ];
      await respond(two.astrologer, id);
      await Promise.all(begun);
      for (const socket of two.sockets) await socket.emitWithAck('joinRoom', { sessionId: id });
      return { ...two, id };
    },
    /** Advances the shop's clock by minutes while both sides stay connected. */
    async pass(minutes: number): Promise<void> {
      world.clock.advance(minutes);
      await world.shop.services.chat.presence.refresh();
      await world.shop.services.astrologers.presence.refresh();
      await sweep();
    },
    /** Returns a person's balance in rupees. */
    balanceOf: async (who: Person) => (await who.api('GET /api/payment/wallet/me')).wallet.balance,
    say: (who: Person, sessionId: string, content: string, clientId?: string) =>
      who.api('POST /api/chat/{sessionId}/messages', {
        params: { sessionId },
        body: { content, ...(clientId && { clientId }) },
      }),
    end: (who: Person, sessionId: string, status: 'ended' | 'rejected' = 'ended') =>
      who.api('PATCH /api/chat/status/{sessionId}', { params: { sessionId }, body: { status } }),
  };
}
