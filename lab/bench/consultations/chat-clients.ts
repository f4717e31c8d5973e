import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../../contract/consultations/chat/events.ts';
import type { OpenChat } from './setup.ts';

// The clients of many chats, in their own process. Each chat sends one message per second, its sides in turn.

type Client = Socket<ServerEvents, ClientEvents>;

/** The clients' measurements. `delays` are milliseconds from sending to receiving, sorted. */
export type DeliveryStats = { sent: number; refused: number; delays: number[] };

const clock = () => performance.timeOrigin + performance.now();

async function join(base: string, token: string, sessionId: string): Promise<Client> {
  const socket: Client = io(base, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await socket.emitWithAck('register', {});
  await socket.emitWithAck('joinRoom', { sessionId });
  return socket;
}

async function runChats(base: string, chats: readonly OpenChat[], seconds: number): Promise<DeliveryStats> {
  const stats: DeliveryStats = { sent: 0, refused: 0, delays: [] };
  const rooms: { sessionId: string; sides: Client[] }[] = [];
  for (let from = 0; from < chats.length; from += 20) {
    rooms.push(
      ...(await Promise.all(
        chats.slice(from, from + 20).map(async ({ sessionId, customer, astrologer }) => ({
          sessionId,
          sides: await Promise.all([join(base, customer, sessionId), join(base, astrologer, sessionId)]),
        })),
      )),
    );
  }
  process.send?.('joined');
  let measuring = false;
  for (const { sides } of rooms) {
    sides.forEach((side, index) => {
      side.on('receiveMessage', ({ content }) => {
        const [speaker, at] = content.split(' ');
        if (measuring && Number(speaker) !== index) stats.delays.push(clock() - Number(at));
      });
    });
  }
  const timers = rooms.map(({ sessionId, sides }, index) => {
    let turn = 0;
    const say = () => {
      turn = 1 - turn;
      if (measuring) stats.sent += 1;
      sides[turn]?.emit('sendMessage', { sessionId, content: `${turn} ${clock()}` }, (answer) => {
        if (!answer.ok) stats.refused += 1;
      });
    };
    const start = setTimeout(() => timers.push(setInterval(say, 1000)), (index / rooms.length) * 1000);
    return start as NodeJS.Timeout;
  });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(5000);
  measuring = true;
  await wait(seconds * 1000);
  measuring = false;
  for (const timer of timers) clearInterval(timer);
  for (const { sides } of rooms) for (const side of sides) side.close();
  stats.delays.sort((a, b) => a - b);
  return stats;
}

process.on(
  'message',
  async ({ base, chats, seconds }: { base: string; chats: OpenChat[]; seconds: number }) => {
    process.send?.(await runChats(base, chats, seconds));
  },
);
