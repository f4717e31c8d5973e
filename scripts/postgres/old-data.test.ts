import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '#contract/core/client.ts';
import { hashPassword } from '#server/people/accounts/passwords/password.ts';
import { withClient } from '#server/platform/database/account.ts';
import { createJobTables } from '#server/platform/jobs/jobs.ts';
import { isOfBaseline, lastReplaced } from '#server/schema/baseline.ts';
import { knownMigrations } from '#server/schema/migrate.ts';
import { applyMigrations } from '#server/testing/apply-migrations.ts';
import { freePort } from '#server/testing/free-port.ts';
import { projectFolder } from '../launcher/environment.ts';
import { startPostgres } from './postgres.ts';

const password = 'lamps and incense';

/** Writes a data folder as the shop did before it had an account of its own: everything belongs to the superuser. */
async function writeOldData(home: string): Promise<void> {
  const postgres = await startPostgres({ dataDir: home, log: () => {}, throwaway: true });
  const hash = await hashPassword(password);
  await withClient(postgres.ownerUrl, async (owner) => {
    await owner.query('begin');
    await applyMigrations(owner, (await knownMigrations()).filter(isOfBaseline));
    // The version before the baseline had the same tables by other migrations.
    await owner.query('delete from migrations');
    await owner.query('insert into migrations (name) values ($1)', [lastReplaced]);
    await owner.query(
      `insert into users (id, first_name, email, phone, role, password_hash, terms_agreed_at, terms_version, created_at)
       values ('oldcustomer00001', 'Asha', 'asha@example.in', '9000000001', 'user', $1, now(), '1', now())`,
      [hash],
    );
    await owner.query(`
      insert into ledger_accounts values ('customer_wallet:oldcustomer00001', 'customer_wallet', 'oldcustomer00001', 0, now());
      insert into ledger_transfers values ('t1', 'topup:o1', 'wallet_topup', 'o1', null, now());
      insert into ledger_entries (transfer_id, account_id, amount, at)
        values ('t1', 'gateway_clearing', -20000, now()), ('t1', 'customer_wallet:oldcustomer00001', 20000, now())`);
    await owner.query('commit');
  });
  await createJobTables(postgres.ownerUrl);
  await withClient(postgres.ownerUrl, (owner) => owner.query('drop role navaratna_shop'));
  await postgres.stop();
  const file = join(home, 'postgres.json');
  const { shopPassword: _, ...known } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(known));
}

/** Starts the shop of a data folder as `npm start` does; resolves when it serves. */
async function start(home: string) {
  const script = join(home, 'launcher.mjs');
  await writeFile(
    script,
    `import { launch } from ${JSON.stringify(join(projectFolder, 'scripts/launcher/launch.ts'))};
     await launch({ shopEnv: 'test', program: 'sources', dataDir: ${JSON.stringify(home)} });`,
  );
  const port = await freePort();
  const launcher = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      DATABASE_URL: undefined,
      SEED: 'none',
      PLACES: 'none',
      LOG_LEVEL: 'warn',
      STORAGE_DIR: join(home, 'storage'),
      PORT: String(port),
    },
  });
  const ended = once(launcher, 'exit');
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (words) => {
      output += words;
    });
  const serves = () => launcher.exitCode !== null || output.includes('open at');
  await expect.poll(serves, { timeout: 60_000 }).toBe(true);
  expect(launcher.exitCode, output).toBeNull();
  return {
    base: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      launcher.kill('SIGTERM');
      expect((await ended)[0], output).toBe(0);
    },
  };
}

test('a start upgrades a data folder of an older version: the shop gets its own account, and all data is there', {
  timeout: 120_000,
}, async () => {
  const home = await mkdtemp(join(tmpdir(), 'navaratna-old-'));
  await writeOldData(home);
  // The second start finds what the first one made.
  for (const _ of ['first', 'second']) {
    const shop = await start(home);
    try {
      let token: string | null = null;
      const api = createClient({
        base: shop.base,
        token: () => token,
        lang: () => 'en',
        offline: () => 'no answer',
      });
      ({ token } = await api('POST /api/auth/login', { body: { email: 'asha@example.in', password } }));
      expect((await api('GET /api/payment/wallet/me')).wallet.balance).toBe(200);
      const { port, password: ownerPassword } = JSON.parse(
        await readFile(join(home, 'postgres.json'), 'utf8'),
      );
      const { rows } = await withClient(
        `postgres://navaratna:${ownerPassword}@127.0.0.1:${port}/navaratna`,
        (owner) =>
          owner.query(`select distinct usename, rolsuper from pg_stat_activity join pg_roles on rolname = usename
                        where application_name like 'navaratna%'`),
      );
      expect(rows).toEqual([{ usename: 'navaratna_shop', rolsuper: false }]);
      expect(shop.output()).not.toContain('owns the database');
    } catch (error) {
      throw new Error(shop.output(), { cause: error });
    } finally {
      await shop.stop();
    }
  }
  await rm(home, { recursive: true, force: true });
});
