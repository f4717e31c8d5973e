import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { freePort } from '../../testing/free-port.ts';
import { openBrowser } from './oauth/test-browser.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let refusing: SMTPServer;
beforeAll(async () => {
  database = await createTestDatabase();
  // A mail server that puts the refused address into its message, as real ones do.
  refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`No such user <${address}>`), { responseCode: 550 })),
  });
  refusing.on('error', () => undefined);
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => refusing.close(resolve));
  await database.drop();
});

test('at its most verbose log level the server writes no name, address, number, password or token', async () => {
  const { port: smtpPort } = refusing.server.address() as AddressInfo;
  const child = fork(new URL('../../main.ts', import.meta.url), {
    silent: true,
    env: {
      ...process.env,
      SHOP_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'debug',
      SEED: 'none',
      SESSION_SECRET: 'a secret of the tests, long enough for them',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    },
  });
  let written = '';
  child.stdout?.on('data', (chunk) => (written += chunk));
  child.stderr?.on('data', (chunk) => (written += chunk));
  const [{ port }] = await once(child, 'message');

  const post = async (path: string, body: object, headers: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { token?: string } };
  };
  const person = {
    firstName: 'Chandramukhi',
    email: 'chandramukhi@example.in',
    phone: '9345678901',
    password: 'Ek-do-teen-108',
    agreedToTerms: true,
  };
  const signedUp = await post('/api/auth/signup', person);
  expect(signedUp.status).toBe(201);
  expect((await post('/api/auth/signup', person)).status).toBe(409);
  expect((await post('/api/auth/login', { email: person.email, password: 'Wrong-guess-108' })).status).toBe(
    401,
  );
  expect((await post('/api/auth/login', { email: person.phone, password: person.password })).status).toBe(
    200,
  );
  const token = signedUp.body.token ?? '';
  expect((await post('/api/auth/logout', {}, { authorization: `Bearer ${token}` })).status).toBe(200);
  const birth = {
    datetime: '1987-03-09T21:47',
    coordinates: '24.585400,73.712500',
    location: 'Udaipur, Rajasthan',
  };
  expect((await post('/api/remedies/stone', birth)).status).toBe(200);
  expect((await post('/api/remedies/stone', { ...birth, datetime: '1987-03-39T21:47' })).status).toBe(400);

  // A sign-in by a provider: its ticket is in an address, which is opened and exchanged.
  const base = `http://127.0.0.1:${port}`;
  const browser = openBrowser({ base });
  const chosen = await browser.choose(await browser.begin(), { email: 'chandrika@provider.test' });
  const back = await browser.comeBack(chosen);
  const ticket = back.searchParams.get('token') ?? '';
  await fetch(base + back.pathname + back.search);
  expect((await browser.exchange(ticket)).status).toBe(200);

  // The refused e-mail is logged with its code only.
  await expect
    .poll(() => written)
    .toContain('mail verify-email was not taken by the mail server: EENVELOPE 550');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(written).toContain('/api/auth/login');
  for (const secret of [
    ...Object.values(person).filter((value) => typeof value === 'string'),
    'Wrong-guess-108',
    ...Object.values(birth),
    '1987-03',
    token.split('.')[2] ?? '?',
    'chandrika@provider.test',
    ...ticket.split('.').slice(1),
    chosen.searchParams.get('code') ?? '?',
  ]) {
    expect(written.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
  }
});
