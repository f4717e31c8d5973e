import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Acknowledged, newAcknowledged, note } from './acknowledged.ts';
import { type Outcome, settle } from './ask.ts';
import { any, type Make, shoppers } from './shoppers.ts';
import type { Actor, Stage } from './stage.ts';
import { finishTalk, openTalks, type Talk, talkOn } from './talks.ts';

/** The number of clients of each kind, and how long each waits between two calls, in milliseconds. */
export type Mix = {
  readers: number;
  cash: number;
  online: number;
  topUps: number;
  carts: number;
  chats: boolean;
  paceMs: number;
};

const usualMix: Mix = { readers: 2, cash: 3, online: 2, topUps: 1, carts: 1, chats: true, paceMs: 60 };

/** A load that runs. `stop` ends it, resends what got no definite answer, and resolves when clients know everything. */
export type Load = { known: Acknowledged; talks: Talk[]; stop(): Promise<void> };

/** Longer than the minute after which another process takes over the request of a dead one. */
const patienceMs = 90_000;
const talkPatienceMs = 30_000;

type Unanswered = (() => Promise<Outcome<unknown>>)[];

/** Returns how calls of a load are made. Those without a definite answer are left in `unanswered`. */
const maker =
  (known: Acknowledged, unanswered: Unanswered): Make =>
  async (kind, call, repeat) => {
    const started = performance.now();
    const outcome = await settle(call());
    note(known, kind, outcome);
    if (outcome.kind === 'done') known.times.push(performance.now() - started);
    if (outcome.kind === 'unknown' && repeat) unanswered.push(() => settle(call()));
  };

/** Makes the calls without a definite answer again, until each has one. */
async function finish(known: Acknowledged, unanswered: Unanswered): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let call = unanswered.shift(); call; call = unanswered.shift()) {
    const outcome = await call();
    note(known, 'repeated', outcome);
    if (outcome.kind !== 'unknown') continue;
    unanswered.push(call);
    if (Date.now() > end) break;
    await wait(200);
  }
  if (unanswered.length > 0) known.problems.push(`${unanswered.length} calls never got a definite answer`);
}

/**
 * Starts clients that browse, fill carts, order, pay, top up and chat. `bases` returns the addresses of the processes
 * of the shop; each call goes to one of them. Calls without a definite answer are made again with the same key.
 */
export async function startLoad(
  stage: Stage,
  bases: () => readonly string[],
  change: Partial<Mix> = {},
): Promise<Load> {
  const mix = { ...usualMix, ...change };
  const known = newAcknowledged();
  const stopping = new AbortController();
  const { signal } = stopping;
  const unanswered: Unanswered = [];
  const pick = () => any(bases());
  const talks = mix.chats ? await openTalks(pick(), stage.pairs) : [];
  const sides = talks.flatMap((talk) => talk.sides);
  const steps = shoppers(stage, known, pick, maker(known, unanswered));

  /** Repeats a step until the load stops. An error that is no answer of the shop is a fault of its client. */
  async function work(step: () => Promise<void>): Promise<void> {
    try {
      while (!signal.aborted) {
        await step();
        await wait(mix.paceMs + randomInt(mix.paceMs + 1));
      }
    } catch (error) {
      known.problems.push(`a client failed: ${(error as Error).message}`);
    }
  }
  let next = 0;
  // Each client is a person of its own: somebody who orders twice at once replaces an order that is not paid yet.
  const repeat = (times: number, step: (actor: Actor) => Promise<void>) =>
    Array.from({ length: times }, () => {
      const actor = stage.buyers[next++];
      if (!actor) throw new Error(`The stage has fewer than ${next} buyers.`);
      return work(() => step(actor));
    });
  const running = [
    ...Array.from({ length: mix.readers }, () => work(steps.read)),
    ...repeat(mix.carts, steps.fillCart),
    ...repeat(mix.cash, steps.orderForCash),
    ...repeat(mix.online, steps.orderOnline),
    ...repeat(mix.topUps, steps.topUp),
    ...sides.map((side) => talkOn(side, { pick, paceMs: mix.paceMs * 4, signal })),
  ];
  return {
    known,
    talks,
    async stop() {
      if (signal.aborted) return;
      stopping.abort();
      await Promise.all(running);
      await finish(known, unanswered);
      await Promise.all(sides.map((side) => finishTalk(side, pick, talkPatienceMs)));
      for (const { client } of sides) client.close();
    },
  };
}
