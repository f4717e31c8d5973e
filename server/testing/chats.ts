import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/consultations/chat/events.ts';
import { asPaise } from '../platform/core/money.ts';
import { transact } from '../platform/database/database.ts';
import type { Person, TestShop } from './test-shop.ts';

/** A client's socket with typed events. */
export type ClientSocket = Socket<ServerEvents, ClientEvents>;

let registered = 0;

/** Creates an approved astrologer with an account, at this price in rupees a minute. */
export async function createConsultant(world: TestShop, pricePerMinute = 15): Promise<Person> {
  registered += 1;
  const email = `pandit${registered}.${process.pid}@example.test`;
  const phone = `7${String(process.pid % 10_000).padStart(4, '0')}${String(registered).padStart(5, '0')}`;
  const password = 'a good password';
  await world.visitor('POST /api/astrologers/astrologer-signup', {
    body: {
      firstName: 'Gopal',
      lastName: 'Shastri',
      email,
      phone,
      password,
      gender: 'male',
      dob: '1970-05-01',
      expertise: 'Vedic',
      pricePerMinute,
    },
  });
  const { token, userId } = await world.visitor('POST /api/auth/login', { body: { email, password } });
  await world.db.updateTable('astrologers').set({ kyc: 'approved' }).where('user_id', '=', userId).execute();
  await world.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', userId)
    .execute();
  return { userId, token, email, phone, api: world.as(token) };
}

/** Adds rupees to a person's wallet, as a top-up would. */
export async function fund(
  world: TestShop,
  { userId }: Pick<Person, 'userId'>,
  rupees: number,
): Promise<void> {
  const amount = asPaise(rupees * 100);
  await transact(world.db, (tx) =>
    world.shop.services.ledger.post(tx, {
      key: `funds:${userId}:${Math.random()}`,
      kind: 'wallet_topup',
      subjectId: userId,
      postings: [
        { account: 'gateway_clearing', amount: -amount },
        { account: `customer_wallet:${userId}`, amount },
      ],
    }),
  );
}

/** Opens a socket with or without a session. Registers if `register` is true. */
export async function openSocket(
  world: Pick<TestShop, 'base'>,
  token: string | null,
  { register = true }: { register?: boolean } = {},
): Promise<ClientSocket> {
  const socket: ClientSocket = io(world.base, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(token && { auth: { token } }),
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  if (register && token) await socket.emitWithAck('register', {});
  return socket;
}

/** Waits for the next event of a name on a socket. */
export const nextEvent = async <E extends keyof ServerEvents>(
  socket: ClientSocket,
  event: E,
): Promise<Parameters<ServerEvents[E]>[0]> => {
  const [payload] = await once(socket as never, event);
  return payload as Parameters<ServerEvents[E]>[0];
};

/** Requests a chat that is not answered yet. */
export async function requestChat(customer: Person, astrologer: Person): Promise<string> {
  const { session } = await customer.api('POST /api/chat/request', {
    body: { astrologerId: astrologer.userId },
  });
  return session._id;
}

/** Answers a chat request. */
export const respond = (astrologer: Person, id: string, status: 'approved' | 'rejected' = 'approved') =>
  astrologer.api('PATCH /api/chat/{id}/respond', { params: { id }, body: { status } });
