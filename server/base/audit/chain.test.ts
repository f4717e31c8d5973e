import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../../platform/database/account.ts';
import {
  createDatabase,
  createPool,
  type Database,
  type Tx,
  transact,
} from '../../platform/database/database.ts';
import { mailsTo, subjectsTo } from '../../testing/fixtures/emails.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { auditProblems, proveHead } from './integrity.ts';
import type { AuditEntry } from './service.ts';
import { tamperings } from './test-tampering.ts';

let testShop: TestShop;
let owner: Person;
let ownersDb: Database;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
  ownersDb = createDatabase(createPool(testShop.ownerUrl, 1));
});
afterAll(async () => {
  await ownersDb.destroy();
  await testShop.close();
});

const chain = () => testShop.shop.services.auditChain;
const write = (entry: Partial<AuditEntry>) => transact(testShop.db, (tx) => writeIn(tx, entry));
const writeIn = (tx: Tx, entry: Partial<AuditEntry>) =>
  testShop.shop.services.audit.record(tx, {
    ...{
      at: testShop.clock.now(),
      actorId: owner.userId,
      action: 'order.paid',
      entity: 'order',
      entityId: 'o1',
    },
    ...entry,
  });
const blocking = (person: Person, reason: string): Partial<AuditEntry> => ({
  ...{ action: 'user.block', entity: 'user', entityId: person.userId, of: person.userId },
  ...{ before: { blocked: false }, after: { blocked: true, reason } },
});
async function chainAll(): Promise<void> {
  while ((await chain().chainBatch()) > 0);
}
const entriesAbout = async (about: string) =>
  (await owner.api('GET /api/auth/admin/audit', { query: { about } })).entries;
const chainedIds = async () =>
  (await testShop.db.selectFrom('audit_chain').select('audit_id').orderBy('seq').execute()).map(
    ({ audit_id }) => audit_id,
  );

describe('the audit log forgets people', () => {
  test('erasing a person makes their values unreadable, and the chain still proves', async () => {
    const person = await testShop.customer();
    await write(blocking(person, `Shouted at Savitri: ${person.email}`));
    await chainAll();
    const { rows } = await sql<{ text: string }>`select a::text as text from audit a`.execute(testShop.db);
    expect(rows.some(({ text }) => text.includes('Savitri'))).toBe(false);
    expect(await entriesAbout(person.userId)).toMatchObject([
      { after: { blocked: true, reason: `Shouted at Savitri: ${person.email}` }, erased: false },
    ]);
    await person.api('POST /api/account/erasure', { body: { password: 'a good password' } });
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    owner = await testShop.admin();
    const shown = (await entriesAbout(person.userId)).filter(({ action }) => action === 'user.block');
    expect(shown).toMatchObject([{ before: { blocked: false }, after: { blocked: true }, erased: true }]);
    expect(JSON.stringify(shown)).not.toContain('Savitri');
    // What is written about them from now on is lost at once.
    await write(blocking(person, 'Somebody remembers Ravi'));
    expect(await entriesAbout(person.userId)).toMatchObject([{ erased: true }, {}, {}, { erased: true }]);
    await chainAll();
    expect(await auditProblems(testShop.db)).toEqual([]);
  });

  test('a field that nobody declared is refused, and sealed where it cannot be refused', async () => {
    const person = await testShop.customer();
    const after = { paymentStatus: 'Paid', email: person.email };
    await expect(write({ after })).rejects.toThrow('email of order.paid: declare it');
    const production = await startTestShop({ databaseUrl: testShop.databaseUrl, env: { SHOP_ENV: 'demo' } });
    await transact(production.db, (tx) =>
      production.shop.services.audit.record(tx, {
        ...{ at: testShop.clock.now(), actorId: owner.userId, action: 'order.paid' },
        ...{ entity: 'order', entityId: 'undeclared', of: person.userId, after },
      }),
    );
    await production.close();
    const row = await testShop.db
      .selectFrom('audit')
      .select(['after', 'person_id'])
      .where('entity_id', '=', 'undeclared')
      .executeTakeFirst();
    expect(row).toEqual({ after: { paymentStatus: 'Paid' }, person_id: person.userId });
    expect(await entriesAbout('undeclared')).toMatchObject([{ after }]);
  });

  test('the key of a transaction that failed seals nothing later', async () => {
    const person = await testShop.customer();
    const failing = transact(testShop.db, async (tx) => {
      await writeIn(tx, blocking(person, 'never happened'));
      await writeIn(tx, blocking(person, 'nor this'));
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    await Promise.all([write(blocking(person, 'twice')), write(blocking(person, 'twice'))]);
    expect(await entriesAbout(person.userId)).toMatchObject([
      { after: { reason: 'twice' } },
      { after: { reason: 'twice' } },
    ]);
  });

  test('what an older version wrote is sealed once, also when it was interrupted', async () => {
    await chainAll();
    const person = await testShop.customer();
    const rows = ['user.block', 'user.gone', 'setting.change', 'user.block'].map((action, i) => ({
      ...{ at: testShop.clock.now(), actor_id: owner.userId, action },
      entity: action === 'setting.change' ? 'setting' : 'user',
      entity_id: action === 'setting.change' ? 'grievance' : person.userId,
      before: JSON.stringify({ blocked: false }),
      after: JSON.stringify(
        action === 'setting.change'
          ? { name: 'Gargi Joshi', designation: 'Officer' }
          : { blocked: true, reason: `Gargi complained ${i}` },
      ),
    }));
    await testShop.db.insertInto('audit').values(rows).execute();
    const openly = async () =>
      (
        await sql<{ n: number }>`select count(*) as n from audit where after::text like '%Gargi%'`.execute(
          testShop.db,
        )
      ).rows[0]?.n;
    expect(await chain().chainBatch(1)).toBe(1);
    expect(await openly()).toBe(3);
    const role = new URL(testShop.databaseUrl).username;
    await withClient(testShop.ownerUrl, (client) =>
      client.query(`revoke insert on audit_chain from ${role}`),
    );
    await expect(chain().chainBatch()).rejects.toThrow('permission denied');
    expect(await openly()).toBe(3);
    await withClient(testShop.ownerUrl, (client) => client.query(`grant insert on audit_chain to ${role}`));
    expect(await chain().chainBatch()).toBe(3);
    expect(await openly()).toBe(0);
    expect(await chain().chainBatch()).toBe(0);
    const shown = await entriesAbout(person.userId);
    expect(shown.map(({ after }) => (after as { reason: string }).reason)).toEqual([
      'Gargi complained 3',
      'Gargi complained 1',
      'Gargi complained 0',
    ]);
    expect(await entriesAbout('grievance')).toMatchObject([
      { after: { name: 'Gargi Joshi', designation: 'Officer' } },
    ]);
    // A chained entry cannot be sealed again.
    const id = (await chainedIds()).at(-1);
    await sql`select seal_audit(${JSON.stringify([{ id, after: { blocked: false } }])}::jsonb)`.execute(
      testShop.db,
    );
    expect(await auditProblems(testShop.db)).toEqual([]);
  });
});

describe('the audit log is chained', () => {
  test('an entry with a lower id that commits late is chained later', async () => {
    await chainAll();
    await withClient(testShop.databaseUrl, async (slow) => {
      await slow.query('begin');
      const { rows } = await slow.query(
        "insert into audit (at, action, entity, entity_id, form) values (now(), 'job.retry', 'queue', 'slow', 1) returning id",
      );
      await write({ entityId: 'quick' });
      expect(await chain().chainBatch()).toBe(1);
      await slow.query('commit');
      expect(await chain().chainBatch()).toBe(1);
      const [quick, late] = (await chainedIds()).slice(-2);
      expect(late).toBe(Number(rows[0].id));
      expect(quick).toBeGreaterThan(late as number);
    });
    expect(await auditProblems(testShop.db)).toEqual([]);
  });

  test('two processes that sweep at once chain each entry once', async () => {
    const other = await startTestShop({ databaseUrl: testShop.databaseUrl });
    await transact(testShop.db, async (tx) => {
      for (let i = 0; i < 40; i += 1) await writeIn(tx, { entityId: `both${i}` });
    });
    const batches = Array.from({ length: 8 }, (_, i) => (i % 2 ? other.shop.services.auditChain : chain()));
    const counts = await Promise.all(batches.map((one) => one.chainBatch(10)));
    await other.close();
    expect(counts).toContain(10);
    await chainAll();
    const ids = await chainedIds();
    expect(new Set(ids).size).toBe(ids.length);
    await withClient(testShop.databaseUrl, async (first) => {
      await first.query('begin');
      await first.query('select pg_advisory_xact_lock($1)', [0x6e617664]);
      await write({ entityId: 'waits' });
      expect(await chain().chainBatch()).toBe(0);
    });
    expect(await chain().chainBatch()).toBe(1);
    expect(await auditProblems(testShop.db)).toEqual([]);
  });

  test.each(tamperings)('%s is found, even by the owner of the database', async (_, change, sentence) => {
    await chainAll();
    const id = (await chainedIds())[5] as number;
    const undo = new Error('undone');
    const attempt = ownersDb.transaction().execute(async (tx) => {
      await sql`alter table audit disable trigger all`.execute(tx);
      await sql`alter table audit_chain disable trigger all`.execute(tx);
      for (const statement of change.replaceAll('$id', String(id)).split(';'))
        await sql.raw(statement).execute(tx);
      const problems = await auditProblems(tx);
      expect(problems.join('\n')).toContain(sentence);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
    expect(await auditProblems(testShop.db)).toEqual([]);
  });

  test('a chain that was cut or written anew does not fit a head that was noted before', async () => {
    const head = await chain().head();
    const noted = { seq: head?.seq ?? 0, hash: head?.hash.toString('hex').slice(0, 16) ?? '' };
    const prove = (known: typeof noted) => proveHead(testShop.db, { known, late: true });
    expect((await prove(noted)).problems).toEqual([]);
    expect((await prove({ ...noted, seq: noted.seq + 1 })).problems).toEqual([
      expect.stringContaining('removed'),
    ]);
    expect((await prove({ ...noted, hash: 'f'.repeat(16) })).problems).toEqual([
      expect.stringContaining('rewritten'),
    ]);
  });

  test('an export is proved by ten lines, and is in the log itself', async () => {
    const response = await fetch(`${testShop.base}/api/auth/admin/audit/export`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(/audit-.*\.jsonl/);
    const [first, ...lines] = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    let hash = Buffer.from(first.previous, 'hex');
    for (const line of lines) {
      hash = createHash('sha256').update(hash).update(line.entry, 'utf8').digest();
      expect(hash.toString('hex')).toBe(line.hash);
    }
    expect(lines.length).toBe(first.last);
    const head = await chain().head();
    expect(hash.equals(head?.hash ?? Buffer.alloc(0))).toBe(true);
    expect((await entriesAbout('all'))[0]).toMatchObject({
      action: 'audit.export',
      after: { firstEntry: 1 },
    });
    const none = await owner.api('GET /api/auth/admin/audit/export', { query: { to: '2020-01-01' } });
    expect(String(none).trim().split('\n')).toHaveLength(1);
  });

  test('owners get the head of the chain in one e-mail a day, without personal data', async () => {
    const other = await startTestShop({ databaseUrl: testShop.databaseUrl });
    const packer = await testShop.admin('packing');
    // To nine in the morning in India, two days from now.
    const at = new Date(testShop.clock.now().getTime() + 330 * 60_000);
    const minutes = 48 * 60 + 9 * 60 - (at.getUTCHours() * 60 + at.getUTCMinutes());
    testShop.clock.advance(minutes);
    other.clock.advance((testShop.clock.now().getTime() - other.clock.now().getTime()) / 60_000);
    await chainAll();
    const head = await chain().head();
    await Promise.all([testShop.shop.services.dayMail.sweep(), other.shop.services.dayMail.sweep()]);
    testShop.clock.advance(30);
    await testShop.shop.services.dayMail.sweep();
    await expect
      .poll(async () =>
        (await subjectsTo(testShop, owner.email)).filter((one) => one.startsWith('Yesterday in')),
      )
      .toHaveLength(1);
    const [mail] = await mailsTo(testShop, owner.email);
    expect(mail?.text).toContain(`Entry: ${head?.seq}\nSeal: ${head?.hash.toString('hex').slice(0, 16)}\n`);
    expect(await subjectsTo(testShop, packer.email)).not.toContainEqual(
      expect.stringMatching(/^Yesterday in/),
    );
    await other.close();
  });
});
