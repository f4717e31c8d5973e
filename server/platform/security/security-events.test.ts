import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../people/accounts/oauth/test-browser.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createSecurityEvents } from './security-events.ts';

const metricsToken = 'a token of the tests, long enough for them';
let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop({ env: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => testShop.close());

const logIn = (email: string, password: string) =>
  testShop.visitor('POST /api/auth/login', { body: { email, password } });
async function counted(event: string): Promise<number> {
  const answer = await fetch(`${testShop.base}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const line = (await answer.text()).split('\n').find((one) => one.includes(`{event="${event}"}`)) ?? ' 0';
  return Number(line.split(' ').at(-1));
}
async function rowsOf(userId: string) {
  const { rows } = await sql<{ action: string; actor: string | null; after: Record<string, string> }>`
    select action, actor_id as actor, after from audit
     where entity_id = ${userId} and action like 'staff.%' order by id`.execute(testShop.db);
  return rows;
}

describe('security events', () => {
  test('are counted in the metrics: logins, step-ups, resets, identities, sessions, e-mail changes, refusals', async () => {
    const person = await testShop.customer();
    await refusal(logIn(person.email, 'a wrong password'));
    await logIn(person.email, 'a good password');
    await refusal(
      person.api('PUT /api/auth/email', { body: { email: 'x@example.test', password: 'wrong' } }),
    );
    await person.api('PUT /api/auth/email', {
      body: { email: 'new@example.test', password: 'a good password' },
    });
    await testShop.visitor('POST /api/auth/forgot-password', { body: { email: person.email } });
    await refusal(person.api('GET /api/auth/admin/audit'));
    await openBrowser(testShop).signIn({ email: 'somebody@provider.test' });
    for (const event of [
      'login.bad',
      'login.good',
      'proof.bad',
      'email.change-asked',
      'session.ended',
      'reset.asked',
      'call.refused',
      'identity.linked',
    ])
      expect(await counted(event), event).toBeGreaterThan(0);
  });

  test('of staff are audit rows: successful and failed logins', async () => {
    const admin = await testShop.admin();
    await refusal(logIn(admin.email, 'a wrong password'));
    await logIn(admin.email, 'a good password');
    await expect
      .poll(async () => (await rowsOf(admin.userId)).map(({ action }) => action).toSorted())
      .toEqual(['staff.login', 'staff.login-failed']);
    const rows = await rowsOf(admin.userId);
    expect(rows.find(({ action }) => action === 'staff.login')?.actor).toBe(admin.userId);
    expect(rows.find(({ action }) => action === 'staff.login-failed')?.actor).toBeNull();
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    const customer = await testShop.customer();
    await logIn(customer.email, 'a good password');
    expect(await rowsOf(customer.userId)).toEqual([]);
  });

  test('of refused admin requests are audit rows, at most twenty a person', async () => {
    const strict = await startTestShop({
      env: { RATE_LIMIT_FACTOR: '1' },
      databaseUrl: testShop.databaseUrl,
    });
    try {
      const person = await strict.customer();
      for (let n = 0; n < 23; n += 1)
        expect(await refusal(person.api('GET /api/auth/admin/audit'))).toBe('not_allowed');
      const rows = await rowsOf(person.userId);
      expect(rows).toHaveLength(20);
      expect(rows[0]).toMatchObject({
        action: 'staff.refused',
        actor: person.userId,
        after: { role: 'user', call: 'GET /api/auth/admin/audit' },
      });
    } finally {
      await strict.close();
    }
  });
});

test('a line has fingerprints and no personal data; the same account has the same one', async () => {
  const lines: Record<string, unknown>[] = [];
  const at = (level: string) => (facts: object, msg: string) => void lines.push({ level, msg, ...facts });
  const log = { info: at('info'), warn: at('warn') };
  const events = createSecurityEvents(log, async () => 'a secret of the tests, long enough for them');
  events.note('login.bad', { userId: 'abcd1234', ip: '203.0.113.9', name: 'asha@example.in', role: 'user' });
  events.note('login.good', { userId: 'abcd1234', ip: '203.0.113.10' });
  await expect.poll(() => lines.length).toBe(2);
  const [bad, good] = lines;
  expect(JSON.stringify(lines)).not.toMatch(/abcd1234|203\.0\.113|asha@/);
  expect(bad).toMatchObject({ event: 'login.bad', level: 'warn', role: 'user', msg: 'security event' });
  expect(good?.account).toBe(bad?.account);
  expect(good?.address).not.toBe(bad?.address);
});
