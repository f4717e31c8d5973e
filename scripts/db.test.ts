import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '#server/platform/database/account.ts';
import { createEncryptor } from '#server/platform/security/encryptor.ts';
import { createKeyring } from '#server/platform/security/keyring.ts';
import { refusal } from '#server/testing/fixtures/checkout.ts';
import { subjectsTo } from '#server/testing/fixtures/emails.ts';
import { setUpTotp } from '#server/testing/fixtures/second-factors.ts';
import { type Person, startTestShop, type TestShop } from '#server/testing/test-shop.ts';

const secrets = {
  first: 'the first secret of a shop, long enough',
  second: 'the second secret of a shop, long enough',
};
const password = 'a good password';
const program = join(import.meta.dirname, 'db.ts');
let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { DATA_SECRET: secrets.first } });
  owner = await testShop.admin();
});
afterAll(() => testShop.close());

const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  SHOP_ENV: 'test',
  SEED: 'none',
  PLACES: 'none',
  DATABASE_URL: testShop.databaseUrl,
  DATA_SECRET: secrets.first,
  ...more,
});

/** Runs a command as an operator does. Returns its exit code and what it printed. */
async function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const options = { env: environment(env) };
  return promisify(execFile)(process.execPath, [program, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

describe('npm run db -- check', () => {
  const chainAll = async () => {
    while ((await testShop.shop.services.auditChain.chainBatch()) > 0);
  };

  test('proves the audit log, also after a person in it was erased, and finds what the owner of the database changed', async () => {
    const person = await testShop.customer();
    await owner.api('POST /api/auth/admin/users/{id}/block', {
      params: { id: person.userId },
      body: { reason: 'Shouted at Savitri' },
    });
    await owner.api('POST /api/auth/admin/users/{id}/unblock', {
      params: { id: person.userId },
      body: { reason: 'Said sorry' },
    });
    await chainAll();
    const before = await run(['check']);
    expect(before).toMatchObject({ code: 0, said: expect.stringContaining('The audit log fits its chain') });
    const known = /entry (\d+:[0-9a-f]{64})/.exec(before.said)?.[1] ?? '';

    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: person.email, password },
    });
    await testShop.as(token)('POST /api/account/erasure', { body: { password } });
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    await chainAll();
    // With the head that was noted before the person was erased.
    expect(await run(['check', known])).toMatchObject({
      code: 0,
      said: expect.stringContaining('The audit log fits its chain'),
    });
    const [seq = '', hash = ''] = known.split(':');
    const forged = `${seq}:${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`;
    expect(await run(['check', forged])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`Entry ${seq} of the audit chain has another hash`),
    });

    const change = (by: string) => (client: { query: (text: string) => Promise<unknown> }) =>
      client.query(`alter table audit disable trigger user;
        update audit set actor_id = '${by}' where id = (select audit_id from audit_chain where seq = 2);
        alter table audit enable trigger user`);
    await withClient(testShop.ownerUrl, change('somebody'));
    const tampered = await run(['check']);
    await withClient(testShop.ownerUrl, change(owner.userId));
    expect(tampered).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Entry 2 of the audit chain \(audit id \d+\) does not fit its hash/m),
    });
    owner = await testShop.admin();
  });
});

describe('npm run db -- admin --reset-factor', () => {
  test('gives the only owner a log-in by password again, and tells them', async () => {
    const { email, userId } = owner;
    const { token } = await testShop.visitor('POST /api/auth/login', { body: { email, password } });
    await setUpTotp(testShop, testShop.as(token));
    const logIn = () => refusal(testShop.visitor('POST /api/auth/login', { body: { email, password } }));
    expect(await logIn()).toBe('second_factor_needed');
    const unknown = await run(['admin', '--reset-factor', '--email=nobody@example.test']);
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('No open account') });

    const done = await run(['admin', '--reset-factor', `--email=${email.toUpperCase()}`]);
    expect(done).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 second factor and the recovery codes'),
    });
    expect(await logIn()).toBe('accepted');
    expect(await refusal(testShop.as(token)('GET /api/auth/profile'))).toBe('session_ended');
    await expect.poll(async () => (await subjectsTo(testShop, email))[0]).toContain('was reset');
    const row = await testShop.db
      .selectFrom('audit')
      .select(['actor_id', 'entity_id'])
      .where('action', '=', 'staff.factor-reset')
      .executeTakeFirst();
    expect(row).toEqual({ actor_id: null, entity_id: userId });
  });
});

describe('npm run db -- rekey', () => {
  const values = 4000;
  const env = { DATA_SECRET: secrets.second, DATA_SECRET_ACCEPTED: secrets.first };

  /** Fills a table with values of the first secret. */
  async function fill(): Promise<void> {
    const encryptor = createEncryptor(
      createKeyring(async () => [secrets.first]),
      'second factors',
    );
    const secret = await encryptor.encrypt(Buffer.from('JBSWY3DPEHPK3PXP'));
    const row = {
      kind: 'totp' as const,
      user_id: owner.userId,
      secret,
      expires_at: new Date(testShop.clock.now().getTime() + 1e9),
    };
    for (let n = 0; n < values; n += 1000)
      await testShop.db
        .insertInto('factor_steps')
        .values(Array.from({ length: 1000 }, () => ({ ...row, bearer: randomBytes(32) })))
        .execute();
  }

  /** Counts the values that are encrypted with the second secret, and those that it opens. */
  async function renewed(): Promise<{ count: number; opened: number }> {
    const encryptor = createEncryptor(
      createKeyring(async () => [secrets.second]),
      'second factors',
    );
    const rows = await testShop.db.selectFrom('factor_steps').select('secret').execute();
    let [count, opened] = [0, 0];
    for (const { secret } of rows) {
      if (!secret || !(await encryptor.isCurrent(secret))) continue;
      count += 1;
      if (String(await encryptor.decrypt(secret)) === 'JBSWY3DPEHPK3PXP') opened += 1;
    }
    return { count, opened };
  }

  test('goes on after kill -9, and loses nothing', async () => {
    await fill();
    const child = spawn(process.execPath, [program, 'rekey'], { env: environment(env) });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (/factor_steps: [1-9]/.test(said)) child.kill('SIGKILL');
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const half = await renewed();
    expect(half.count).toBeGreaterThan(0);
    expect(half.count).toBeLessThan(values);
    expect(half.opened).toBe(half.count);

    const rest = await run(['rekey'], env);
    expect(rest.code).toBe(0);
    expect(rest.said).toContain('Nothing needs another secret any more.');
    expect(await renewed()).toEqual({ count: values, opened: values });
  });
});

describe('npm run db -- try-restore', () => {
  test('takes the newest back-up of BACKUP_DIR, where backup writes it without BACKUP_URL', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'back-ups-'));
    const env = {
      DATABASE_OWNER_URL: testShop.ownerUrl,
      BACKUP_DIR: join(folder, 'back-ups'),
      STORAGE_DIR: join(folder, 'files'),
    };
    try {
      const early = await run(['try-restore'], env);
      expect(early.code).not.toBe(0);
      expect(early.said).toContain('There is no back-up in');
      const made = await run(['backup', '--without-files'], env);
      expect([made.code, made.said]).toEqual([0, expect.stringContaining('tables')]);
      await writeFile(join(env.BACKUP_DIR, 'notes.tar.gz'), 'not a back-up of the command');
      const tried = await run(['try-restore'], env);
      expect([tried.code, tried.said]).toEqual([
        0,
        expect.stringMatching(/\.tar\.gz brings the shop back: \d+ tables/),
      ]);
      // The back-up stays, and nothing else is left.
      expect((await readdir(env.BACKUP_DIR)).sort()).toEqual([
        '.navaratna',
        expect.stringMatching(/^navaratna-\d{8}-\d{6}\.tar\.gz$/),
        'notes.tar.gz',
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 120_000);
});
