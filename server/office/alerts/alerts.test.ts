import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inIndia } from '#contract/core/india-time.ts';
import { recordBackup, recordTrial } from '../../commands/backup/record.ts';
import { withClient } from '../../platform/database/account.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { DiskSpace } from './conditions.ts';
import { createAlerts } from './service.ts';

let testShop: TestShop;
let owner: Person;
let space: DiskSpace = { free: 80e9, total: 100e9 };
let problems: string[] = [];
let alerts: ReturnType<typeof createAlerts>;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
  await testShop.admin('manager');
  const { accounts, mail } = testShop.shop.services;
  alerts = createAlerts(testShop.shop.platform, {
    accounts,
    mail,
    checkBooks: async () => problems,
    diskSpace: async () => space,
  });
});
afterAll(() => testShop.close());

/** Lets some minutes pass and looks again. */
async function look(minutes = 1): Promise<number> {
  testShop.clock.advance(minutes);
  return alerts.sweep();
}
const subjects = () => subjectsTo(testShop, owner.email);
const times = async (subject: string) => (await subjects()).filter((one) => one === subject).length;

test('a healthy shop is quiet, and one look a minute is enough', async () => {
  expect(await look()).toBe(0);
  expect(await alerts.sweep()).toBe(0);
  expect(await subjects()).not.toContain('There is no good back-up');
});

describe('an owner hears once that it begins and once that it is over', () => {
  const tell = async (
    subject: string,
    begin: () => Promise<void> | void,
    end: () => Promise<void> | void,
  ) => {
    await begin();
    expect(await look()).toBe(1);
    await expect.poll(() => times(subject)).toBe(1);
    expect(await look()).toBe(0);
    await end();
    expect(await look()).toBe(1);
    await expect.poll(() => times(`Over: ${subject}`)).toBe(1);
    expect(await look()).toBe(0);
    expect(await times(subject)).toBe(1);
  };

  test('a back-up that failed', () =>
    tell(
      'There is no good back-up',
      () => recordBackup(testShop.databaseUrl, true),
      () => recordBackup(testShop.databaseUrl, false),
    ));

  test('a copy that did not bring the shop back on trial', () =>
    tell(
      'The last copy could not be restored',
      () => recordTrial(testShop.databaseUrl, { failed: true, copiedAt: null }),
      () => recordTrial(testShop.databaseUrl, { failed: false, copiedAt: testShop.clock.now() }),
    ));

  test('a job that gave up', () =>
    tell(
      'Background jobs have failed',
      async () => {
        await sql`insert into pgboss.job (id, name, state, data)
          values (gen_random_uuid(), 'mail', 'failed', '{}')`.execute(testShop.db);
      },
      async () => {
        await sql`delete from pgboss.job where state = 'failed'`.execute(testShop.db);
      },
    ));

  test('e-mails that a slow mail server does not take', () =>
    tell(
      'E-mails are delayed',
      async () => {
        await sql`insert into pgboss.job (id, name, state, data, created_on, start_after)
          values (gen_random_uuid(), 'mail', 'created', '{}', now() - interval '11 minutes', now() + interval '1 day')`.execute(
          testShop.db,
        );
      },
      async () => {
        await sql`delete from pgboss.job where data = '{}'`.execute(testShop.db);
      },
    ));

  test('a disk that fills; a little room is not the end of it', () =>
    tell(
      'The disk is almost full',
      () => {
        space = { free: 0.9e9, total: 1e12 };
      },
      async () => {
        space = { free: 1.1e9, total: 1e12 };
        expect(await look()).toBe(0);
        space = { free: 200e9, total: 1e12 };
      },
    ));

  test('log-ins that are refused in numbers, from any process', () =>
    tell(
      'Many log-ins are refused',
      () => {
        for (let n = 0; n < 25; n += 1)
          for (const event of ['login.bad', 'login.limited', 'factor.bad', 'factor.limited'] as const)
            testShop.shop.platform.security.note(event, {});
      },
      () => void testShop.clock.advance(20),
    ));

  test('a back-up that is not made at all is noticed after a day and a half', async () => {
    expect(await look(36 * 60)).toBe(1);
    await expect.poll(() => times('There is no good back-up')).toBe(2);
  });

  test('books that disagree, found by the check of the night', async () => {
    problems = ['One rupee is missing.'];
    // The day after tomorrow, at three in the morning or later, whatever the time is now.
    const hour = Number(inIndia(testShop.clock.now()).slice(11, 13));
    await look(48 * 60 + Math.max(3 - hour, 0) * 60);
    await expect.poll(() => look()).toBe(1);
    await expect.poll(() => times('The books do not agree')).toBe(1);
    problems = [];
    await look(24 * 60);
    await expect.poll(() => look()).toBe(1);
    await expect.poll(() => times('Over: The books do not agree')).toBe(1);
  });
});

test('only one of two processes tells, and a manager hears nothing', async () => {
  const { accounts, mail } = testShop.shop.services;
  const other = createAlerts(testShop.shop.platform, {
    accounts,
    mail,
    checkBooks: async () => [],
    diskSpace: async () => ({ free: 1, total: 1e12 }),
  });
  space = { free: 1, total: 1e12 };
  testShop.clock.advance(2);
  const told = await Promise.all([alerts.sweep(), other.sweep()]);
  expect(told.filter((n) => n > 0)).toHaveLength(1);
  await expect.poll(() => times('The disk is almost full')).toBe(2);
});

test('a back-up of a shop that was not upgraded yet is no failure', async () => {
  await withClient(testShop.ownerUrl, (db) => db.query('drop table backup_runs'));
  await recordBackup(testShop.databaseUrl, false);
});
