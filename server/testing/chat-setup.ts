import { consultant, fund, openSocket, requested, respond } from './chats.ts';
import type { Person, TestShop } from './test-shop.ts';

/** What tests of chats do with a world: people who meet in one, and what each of them may ask. */
export function chatStage(world: TestShop) {
  const read = async (who: Person, sessionId: string) =>
    who.api('GET /api/chat/{sessionId}', { params: { sessionId } });
  /** A customer with money and an astrologer online, each with a socket. */
  async function pair(rupees = 100, price = 15) {
    const [customer, astrologer] = await Promise.all([world.customer(), consultant(world, price)]);
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
    /** A chat and its messages, as one of its people sees it. */
    read,
    /** The same, in a running chat that both look at. */
    async chatting(rupees = 100, price = 15) {
      const two = await pair(rupees, price);
      const id = await requested(two.customer, two.astrologer);
      await respond(two.astrologer, id);
      for (const socket of two.sockets) await socket.emitWithAck('joinRoom', { sessionId: id });
      return { ...two, id };
    },
    /** Lets minutes of the shop's clock pass while both sides stay where they are. */
    async pass(minutes: number): Promise<void> {
      world.clock.advance(minutes);
      await world.shop.services.chat.seats.refresh();
      await world.shop.services.astrologers.presence.refresh();
      await sweep();
    },
    /** Somebody's balance in rupees. */
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
