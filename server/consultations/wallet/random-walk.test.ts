import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { transact } from '../../platform/database/database.ts';
import { createEncryptor } from '../../platform/security/encryptor.ts';
import { createKeyring } from '../../platform/security/keyring.ts';
import { createConsultant } from '../../testing/fixtures/chats.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { findProblems } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { earningsOf, walletOf } from '../ledger/service.ts';
import { createWithdrawals } from './withdrawals.ts';

/**
 * Runs two thousand concurrent wallet operations (ten thousand in the soak) in random order: top-ups, chats with all
 * their transitions, and withdrawals. One in forty crashes at some write. Afterwards the ledger is consistent and not a
 * paisa is lost.
 */
const operations = process.env.SOAK ? 10_000 : 2_000;
const hands = 8;
const crashOneIn = 40;
const places = [
  'ledger.before',
  'ledger.after',
  'chat.approving',
  'chat.ending',
  'minute.before',
  'minute.uncommitted',
  'message.before',
  'withdrawal.before',
  'withdrawal.paying',
  'withdrawal.rejecting',
];
const kinds = [
  'chat_session_advance',
  'chat_session_minute',
  'chat_session_refund',
  'chat_session_settlement',
  'wallet_topup',
  'withdrawal_paid',
  'withdrawal_refund',
  'withdrawal_request',
];

class Crash extends Error {}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32, Tommy Ettinger, public domain). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let testShop: TestShop;
let customers: Person[];
let astrologers: Person[];
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  customers = await Promise.all(Array.from({ length: 12 }, () => testShop.customer()));
  astrologers = [];
  for (const price of [5, 15, 31.5, 48]) astrologers.push(await createConsultant(testShop, price));
});
afterAll(() => testShop.close());

test('no order of operations, and no crash among them, loses or makes a paisa', {
  timeout: 600_000,
}, async () => {
  const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000);
  const random = dice(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { chat, ledger, wallet, accounts, audit, mail, settings } = testShop.shop.services;
  const gateway = gatewayOf(testShop);
  const withdrawals = createWithdrawals(testShop.shop.platform, {
    accounts,
    audit,
    ledger,
    mail,
    settings,
    sealer: createEncryptor(
      createKeyring(async () => ['a secret of the tests']),
      'bank accounts',
    ),
    payouts: { pay: async ({ reference }) => ({ reference }) },
    payeesOf: async (userIds) => {
      const account = {
        holder: 'A Pandit',
        accountNumber: '000111222333',
        ifsc: 'HDFC0000001',
        replacedAt: null,
      };
      return new Map(userIds.map((id) => [id, account]));
    },
    hasBankDocument: async () => false,
    typePayee: async () => null,
  });
  // Withdraw the earnings in small amounts, so that every kind of decision comes up many times.
  const limits = (await settings.all()).wallet;
  await transact(testShop.db, (tx) =>
    settings.set(tx, { key: 'wallet', value: { ...limits, minWithdrawal: 10 }, by: 'walk' }),
  );
  const presence = testShop.shop.services.astrologers.presence;
  for (const { userId } of astrologers) await presence.enter(`socket of ${userId}`, userId);

  let crashes = 0;
  let decisions = 0;
  // Checkpoints where the next operation crashes, each only once.
  const doomed = new Set<string>();
  const unhook = places.map((place) =>
    onCheckpoint(place, () => {
      if (!doomed.delete(place)) return;
      crashes += 1;
      throw new Crash(place);
    }),
  );

  const idsOf = async (status: 'pending' | 'approved') => {
    const rows = await testShop.db
      .selectFrom('chat_sessions')
      .select(['id', 'user_id', 'astrologer_id'])
      .where('status', '=', status)
      .limit(20)
      .execute();
    return rows;
  };
  const steps: Record<string, () => Promise<unknown>> = {
    async add() {
      const { userId } = any(customers);
      const opened = await wallet.openTopUp(userId, 1 + Math.floor(random() * 2000));
      if (!(opened instanceof AppError)) {
        await gateway.pay(opened.orderId, { outcome: random() < 0.9 ? 'success' : 'declined', copies: 2 });
      }
    },
    ask: () => chat.request(any(customers).userId, any(astrologers).userId),
    async answer() {
      const one = any(await idsOf('pending'));
      if (one) await chat.respond(one.id, one.astrologer_id, random() < 0.8);
    },
    async speak() {
      const one = any(await idsOf('approved'));
      if (!one) return;
      for (const senderId of [one.user_id, one.astrologer_id]) {
        await chat.presence.join(one.id, `seat of ${senderId}`, senderId);
        if (random() < 0.5)
          await chat.send({ sessionId: one.id, senderId, content: 'Om', clientId: String(random()) });
      }
    },
    async minute() {
      testShop.clock.advance(random() < 0.9 ? 0.5 : 1.5);
      if (random() < 0.95) await chat.presence.refresh();
      await presence.refresh();
      await chat.sweep();
    },
    async end() {
      const one = any(await idsOf('approved'));
      if (one) await chat.end(one.id, random() < 0.5 ? one.user_id : one.astrologer_id);
    },
    withdraw: () =>
      withdrawals.request(
        { userId: any(astrologers).userId, isVerified: true },
        10 + Math.floor(random() * 40),
      ),
    async decide() {
      const [one] = await withdrawals.list('', { status: 'pending', limit: 1, offset: 0 });
      if (!one) return;
      // In turn, not by chance: a short walk has few decisions, and it must have both.
      decisions += 1;
      const status = decisions % 2 === 0 ? 'completed' : 'rejected';
      await withdrawals.decide({
        id: one.id,
        status,
        by: any(customers).userId,
        reference: 'UTR',
        reason: null,
      });
    },
  };
  const odds = [
    'add',
    'ask',
    'ask',
    'ask',
    'answer',
    'answer',
    'answer',
    'speak',
    'speak',
    'speak',
    'minute',
    'minute',
  ];
  const all = [...odds, 'minute', 'minute', 'end', 'end', 'withdraw', 'withdraw', 'decide', 'decide'];

  const kindsSoFar = async () => {
    const { rows } = await testShop.shop.platform.pool.query<{ kind: string }>(
      'select distinct kind from ledger_transfers order by kind',
    );
    return rows.map(({ kind }) => kind);
  };

  let left = 0;
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      if (random() * crashOneIn < 1) doomed.add(any(places));
      await steps[any(all)]?.().catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
    }
  }
  try {
    // The astrologers of a short walk can earn too little for withdrawals of both ends. The walk goes on until it has met
    // every kind of transfer and enough crashes, five times its length at most.
    const metAll = async () => crashes > operations / 100 && (await kindsSoFar()).length === kinds.length;
    for (let walks = 0; walks < 5 && !(await metAll()); walks += 1) {
      left = operations;
      await Promise.all(Array.from({ length: hands }, work));
    }
  } finally {
    for (const remove of unhook) remove();
  }
  const walk = `WALK_SEED=${seed}`;
  // The next sweep resumes what crashed during one. Unfinished payouts are old enough now.
  testShop.clock.advance(30);
  // A sweep leaves a chat to the next one if its row is locked, or if the wait for a lock was too long. The shop sweeps for
  // ever, so the walk sweeps until every chat is over.
  await expect
    .poll(
      async () => {
        await testShop.sweep();
        const open = await testShop.db
          .selectFrom('chat_sessions')
          .selectAll()
          .where('status', 'in', ['pending', 'approved'])
          .execute();
        return JSON.stringify(open);
      },
      { message: walk },
    )
    .toBe('[]');

  expect(await findProblems(testShop), walk).toEqual([]);
  const { rows } = await testShop.shop.platform.pool.query<{ kind: string; total: number }>(
    `select split_part(account_id, ':', 1) as kind, sum(amount)::bigint as total from ledger_entries group by 1`,
  );
  const total = Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)]));
  const rowsOf = `${walk}: ${JSON.stringify(rows)}`;
  expect(
    Object.values(total).reduce((sum, one) => sum + one, 0),
    rowsOf,
  ).toBe(0);
  expect(total.chat_in_progress, rowsOf).toBe(0);
  const owned = await ledger.balances(testShop.db, [
    ...customers.map(({ userId }) => walletOf(userId)),
    ...astrologers.flatMap(({ userId }) => [earningsOf(userId), walletOf(userId)]),
  ]);
  const balances = `${walk}: ${JSON.stringify([...owned])}`;
  expect(
    [...owned.values()].filter((balance) => balance < 0),
    balances,
  ).toEqual([]);
  expect(
    [...owned.values()].reduce((sum, one) => sum + one, 0),
    balances,
  ).toBe((total.customer_wallet ?? 0) + (total.astrologer_earnings ?? 0));
  // Make sure that every kind of operation has happened.
  expect(crashes, walk).toBeGreaterThan(operations / 100);
  expect(total.platform_commission, rowsOf).toBeGreaterThan(0);
  expect(await kindsSoFar(), walk).toEqual(kinds);
});
