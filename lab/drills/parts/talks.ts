import { setTimeout as wait } from 'node:timers/promises';
import { type ChatClient, chatClient } from '../../../server/testing/chat-client.ts';
import { openSocket } from '../../../server/testing/fixtures/chats.ts';
import { apiOf } from './ask.ts';
import type { Actor, Stage } from './stage.ts';

/** One side of a chat: who talks, how many messages were said, and its client. */
export type Side = { actor: Actor; said: number; client: ChatClient };

/** A chat of a drill. */
export type Talk = { sessionId: string; sides: [Side, Side] };

/** Opens the chat of a pair: the astrologer is online, the customer asks, the astrologer accepts. */
async function openTalk(base: string, { customer, astrologer }: Stage['pairs'][number]): Promise<Talk> {
  const online = await openSocket({ base }, astrologer.token);
  const { session } = await apiOf(base, customer)('POST /api/chat/request', {
    body: { astrologerId: astrologer.userId },
  });
  await apiOf(base, astrologer)('PATCH /api/chat/{id}/respond', {
    params: { id: session._id },
    body: { status: 'approved' },
  });
  const side = (actor: Actor): Side => ({ actor, said: 0, client: chatClient(actor.token, session._id) });
  const talk: Talk = { sessionId: session._id, sides: [side(customer), side(astrologer)] };
  for (const { client } of talk.sides) await client.moveTo(base);
  online.close();
  return talk;
}

/** Opens the chats of all pairs. */
export const openTalks = (base: string, pairs: Stage['pairs']): Promise<Talk[]> =>
  Promise.all(pairs.map((pair) => openTalk(base, pair)));

/** Says a message every `paceMs` until the signal, and moves to a living process whenever the socket is closed. */
export async function talkOn(
  side: Side,
  { pick, paceMs, signal }: { pick: () => string; paceMs: number; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    if (side.client.isConnected()) {
      side.said += 1;
      side.client.say(String(side.said));
    } else await side.client.moveTo(pick()).catch(() => undefined);
    await wait(paceMs);
  }
}

/** Resends until every message of a side is confirmed, for at most `patienceMs`. Reads what the side has missed. */
export async function finishTalk(side: Side, pick: () => string, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(300)) {
    if (side.client.waiting() > 0 || !side.client.isConnected())
      await side.client.moveTo(pick()).catch(() => undefined);
    else {
      const read = await side.client.catchUp().then(
        () => true,
        () => false,
      );
      if (read) return;
    }
  }
}
