import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/core/id.ts';
import { withClient } from '../../platform/database/account.ts';
import {
  createDatabase,
  createPool,
  type Database,
  type Tx,
  transact,
} from '../../platform/database/database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type AccountId, isOwned } from './accounts.ts';
import { checkedPostings, type Posting, planTransfers, type TransferRequest } from './plan.ts';
import { chatHoldOf, createLedger, earningsOf, type Outcome, walletOf } from './service.ts';
import { ledgerProblems } from './store.ts';

const now = () => new Date('2026-11-21T06:00:00Z');
const ledger = createLedger({ now });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url));
});
afterEach(async () => expect(await ledgerProblems(db)).toEqual([]));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const someone = () => newId(now());
const run = <T>(work: (tx: Tx) => Promise<T>) => transact(db, work) as Promise<T>;
const post = (request: TransferRequest) => run((tx) => ledger.post(tx, request));

const topUp = (userId: string, amount: number, key = `topup:${someone()}`): TransferRequest => ({
  key,
  kind: 'wallet_topup',
  subjectId: 'order',
  postings: [
    { account: 'gateway_clearing', amount: -amount },
    { account: walletOf(userId), amount },
  ],
});
const spend = (userId: string, amount: number, key = `minute:${someone()}`): TransferRequest => ({
  key,
  kind: 'chat_session_minute',
  subjectId: 'chat',
  postings: [
    { account: walletOf(userId), amount: -amount },
    { account: chatHoldOf('chat'), amount },
  ],
});

describe('a transfer', () => {
  it('moves balances and leaves lines that an auditor can follow', async () => {
    const user = someone();
    expect(await post(topUp(user, 10_000))).toEqual({ outcome: 'posted' });
    await post(spend(user, 1500));
    expect(await ledger.balance(db, walletOf(user))).toBe(8500);
    const lines = await ledger.entries(db, { accounts: [walletOf(user)], limit: 10 });
    expect(lines.map(({ kind, amount, balanceAfter }) => ({ kind, amount, balanceAfter }))).toEqual([
      { kind: 'chat_session_minute', amount: -1500, balanceAfter: 8500 },
      { kind: 'wallet_topup', amount: 10_000, balanceAfter: 10_000 },
    ]);
  });

  it('is posted once by its key', async () => {
    const user = someone();
    const request = topUp(user, 700);
    expect(await post(request)).toEqual({ outcome: 'posted' });
    expect(await post(request)).toEqual({ outcome: 'known' });
    const twice = topUp(user, 300);
    expect(await run((tx) => ledger.postAll(tx, [twice, twice]))).toEqual([
      { outcome: 'posted' },
      { outcome: 'known' },
    ]);
    expect(await ledger.balance(db, walletOf(user))).toBe(1000);
  });

  it('is refused when an owned account would go below zero, and the rest of its batch is posted', async () => {
    const [rich, poor] = [someone(), someone()];
    await post(topUp(rich, 500));
    const outcomes = await run((tx) =>
      ledger.postAll(tx, [spend(poor, 100), spend(rich, 400), spend(rich, 101), spend(rich, 100)]),
    );
    expect(outcomes).toEqual([
      { outcome: 'short', account: walletOf(poor), balance: 0 },
      { outcome: 'posted' },
      { outcome: 'short', account: walletOf(rich), balance: 100 },
      { outcome: 'posted' },
    ]);
    expect(await ledger.balance(db, walletOf(rich))).toBe(0);
  });

  it('throws when it does not balance', async () => {
    const user = someone();
    const lame = (postings: Posting[]): TransferRequest => ({ ...topUp(user, 1), postings });
    await expect(post(lame([{ account: walletOf(user), amount: 1 }]))).rejects.toThrow('balance');
    await expect(
      post(
        lame([
          { account: 'gateway_clearing', amount: -1 },
          { account: walletOf(user), amount: 2 },
        ]),
      ),
    ).rejects.toThrow('balance');
    await expect(
      post(
        lame([
          { account: 'refunds', amount: -0.5 },
          { account: walletOf(user), amount: 0.5 },
        ]),
      ),
    ).rejects.toThrow('balance');
  });
});

describe('concurrent requests', () => {
  it('two debits of the last rupee: one is posted, the other is short', async () => {
    const user = someone();
    await post(topUp(user, 100));
    meetAt('ledger.before', 2);
    const outcomes = await Promise.all([post(spend(user, 100)), post(spend(user, 100))]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['posted', 'short']);
  });

  it('the same key twice: one is posted, the other is known', async () => {
    const user = someone();
    const request = topUp(user, 100);
    meetAt('ledger.before', 2);
    const outcomes = await Promise.all([post(request), post(request)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['known', 'posted']);
    expect(await ledger.balance(db, walletOf(user))).toBe(100);
  });

  it('transfers in opposite directions between two accounts do not deadlock', async () => {
    const [one, two] = [someone(), someone()];
    await Promise.all([post(topUp(one, 1000)), post(topUp(two, 1000))]);
    const cross = (from: string, to: string): TransferRequest => ({
      ...topUp(from, 1),
      postings: [
        { account: walletOf(from), amount: -10 },
        { account: earningsOf(to), amount: 10 },
      ],
    });
    const both = Array.from({ length: 20 }, (_, i) => (i % 2 ? cross(one, two) : cross(two, one)));
    const outcomes = await Promise.all(both.map(post));
    expect(outcomes.every(({ outcome }) => outcome === 'posted')).toBe(true);
    expect(await ledger.balance(db, earningsOf(one))).toBe(100);
  });
});

describe('the database itself refuses', () => {
  const attempt = (statement: string) => db.transaction().execute((tx) => sql.raw(statement).execute(tx));
  const asOwner = (statement: string) => withClient(database.ownerUrl, (owner) => owner.query(statement));

  it('to change or delete rows', async () => {
    await post(topUp(someone(), 100));
    for (const statement of [
      'update ledger_entries set amount = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      'update ledger_transfers set at = now()',
      'delete from ledger_transfers',
      'truncate ledger_transfers cascade',
      'update ledger_accounts set balance = balance + 1',
      'delete from ledger_accounts',
      "insert into ledger_accounts values ('customer_wallet:x', 'customer_wallet', 'x', 5, now())",
    ]) {
      await expect(attempt(statement), statement).rejects.toThrow(/permission denied|opens empty/);
      await expect(asOwner(statement), statement).rejects.toThrow(
        /never changed|by entries only|opens empty/,
      );
    }
  });

  it('a transfer that does not sum to zero, has one entry only, or gets an entry later', async () => {
    const user = someone();
    const request = topUp(user, 100);
    await post(request);
    const transfer = "insert into ledger_transfers values ('t1', 't1', 'wallet_topup', 's', null, now());";
    const line = (account: string, amount: number, id = 't1') =>
      `insert into ledger_entries (transfer_id, account_id, amount, at) values ('${id}', '${account}', ${amount}, now());`;
    await expect(attempt(transfer)).rejects.toThrow('0 entries');
    await expect(attempt(transfer + line('gateway_clearing', -5))).rejects.toThrow('1 entries');
    await expect(attempt(transfer + line('gateway_clearing', -5) + line(walletOf(user), 6))).rejects.toThrow(
      'sum 1',
    );
    await expect(
      attempt(transfer + line('gateway_clearing', 500) + line(walletOf(user), -500)),
    ).rejects.toThrow('balance');
    await expect(attempt(transfer + line('nobody', 5) + line('refunds', -5))).rejects.toThrow(
      'no ledger account',
    );
    const [written] = await ledger.entries(db, { accounts: [walletOf(user)], limit: 1 });
    await expect(attempt(line('refunds', 5, written?.transferId))).rejects.toThrow('closed');
  });
});

describe('any sequence of requests', () => {
  const accounts: AccountId[] = [
    'customer_wallet:a',
    'customer_wallet:b',
    'astrologer_earnings:b',
    'chat_in_progress:c',
    'gateway_clearing',
    'gst_payable',
  ];
  const request = fc
    .record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.integer({ min: 1, max: 5000 }),
      key: fc.integer({ min: 1, max: 40 }).map(String),
    })
    .filter(({ from, to }) => from !== to)
    .map(
      ({ from, to, amount, key }): TransferRequest => ({
        key,
        kind: 'wallet_topup',
        subjectId: 's',
        postings: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
      }),
    );

  it('never takes an owned account below zero, and posts a key once', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
        const balances = new Map<AccountId, number>();
        const outcomes: Outcome[] = planTransfers(requests, balances, new Set());
        const posted = requests.filter((_, index) => outcomes[index]?.outcome === 'posted');
        const keys = posted.map(({ key }) => key);
        return (
          new Set(keys).size === keys.length &&
          [...balances.values()].every((balance) => balance >= 0) &&
          [...balances.keys()].every(isOwned) &&
          posted.every((one) => checkedPostings(one).length === 2)
        );
      }),
    );
  });
});
