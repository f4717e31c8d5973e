// Benchmark of chats and the ledger. Server, chat clients and database are separate processes on the same cores.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { earningsOf, walletOf } from '../../server/consultations/ledger/service.ts';
import { ledgerProblems } from '../../server/consultations/ledger/store.ts';
import { transact } from '../../server/platform/database/database.ts';
import type { Shop } from '../../server/shop.ts';
import type { DeliveryStats } from './consultations/chat-clients.ts';
import { fillPeople, makeDatabase, type OpenChat, openChats, openShop } from './consultations/setup.ts';
import { startServer } from './server.ts';

const chatCount = 2000;
const seconds = 20;

const row = (name: string, value: string, wanted: string) =>
  console.log(`${name.padEnd(44)} ${value.padStart(14)}   ${wanted}`);
const rounded = (value: number, unit = '') => `${Math.round(value).toLocaleString('en-IN')}${unit}`;

/** Measures the delivery of messages: one per second in every chat. */
async function deliver(databaseUrl: string, chats: readonly OpenChat[]): Promise<void> {
  const server = await startServer(databaseUrl);
  const talkers = fork(join(import.meta.dirname, 'consultations', 'chat-clients.ts'));
  talkers.send({ base: server.base, chats, seconds });
  await once(talkers, 'message');
  const [stats] = (await once(talkers, 'message')) as [DeliveryStats];
  talkers.kill();
  const at = (share: number) => stats.delays[Math.floor(stats.delays.length * share)] ?? Number.NaN;
  row(`messages a second, ${chats.length} open chats`, rounded(stats.sent / seconds), '');
  row('delivered to the other side', `${((100 * stats.delays.length) / stats.sent).toFixed(1)} %`, 'all');
  row('delivery, median', rounded(at(0.5), ' ms'), '');
  row('delivery, 99th percentile', rounded(at(0.99), ' ms'), 'under 150 ms');
  row('refused', rounded(stats.refused), 'none');
  row('peak memory of the server', rounded(server.resident().peak, ' MB'), 'under 600 MB');
  await server.stop();
}

/** Measures billing: the next minute of every chat falls due at once, repeatedly. */
async function bill({ platform: { db }, services: { chat } }: Shop): Promise<void> {
  const rounds = 5;
  let spent = 0;
  let charged = 0;
  for (let round = 0; round < rounds; round += 1) {
    // All participants are present, and nothing is billed yet.
    await sql`update chat_seats set left_at = null, seen_at = now() + interval '1 hour'`.execute(db);
    await sql`update chat_sessions set next_minute_at = now() where status = 'approved'`.execute(db);
    const from = performance.now();
    charged += await chat.sweep();
    spent += performance.now() - from;
  }
  row('minutes billed per second', rounded(charged / (spent / 1000)), '1,000');
}

/** Measures transfers between random accounts, each in its own transaction. */
async function transfer(
  { platform: { db }, services: { ledger } }: Shop,
  people: string[],
  astrologers: string[],
) {
  const any = (list: string[]) => list[Math.floor(Math.random() * list.length)] ?? '';
  const until = performance.now() + 8000;
  let count = 0;
  async function work(hand: number): Promise<void> {
    while (performance.now() < until) {
      count += 1;
      const amount = 1 + Math.floor(Math.random() * 500);
      const request = {
        key: `bench:${hand}:${count}`,
        kind: 'chat_session_minute' as const,
        subjectId: 'bench',
        postings: [
          { account: walletOf(any(people)), amount: -amount },
          { account: earningsOf(any(astrologers)), amount },
        ],
      };
      await transact(db, (tx) => ledger.post(tx, request));
    }
  }
  const from = performance.now();
  await Promise.all(Array.from({ length: 8 }, (_, hand) => work(hand)));
  row('ledger transfers per second', rounded(count / ((performance.now() - from) / 1000)), '500');
  const problems = await ledgerProblems(db);
  row('ledger invariants hold', problems.length === 0 ? 'yes' : `NO: ${problems[0]}`, 'yes');
}

const database = await makeDatabase();
const shop = await openShop(database.url);
try {
  console.log(`${cpus().length} cores; ${chatCount} chats being opened ...`);
  const people = await fillPeople(shop, chatCount);
  const chats = await openChats(shop, people);
  await deliver(database.url, chats);
  await bill(shop);
  await transfer(shop, people.customers, people.astrologers);
} finally {
  await shop.close();
  await database.drop();
}
