import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataCopyReady } from '../../people/personal-data/emails/data-copy-ready.ts';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

/**
 * Starts a mail server that takes every e-mail, but answers one to `held@` only after `release`. `taken`: the recipients in
 * the order in which their e-mails arrived whole.
 */
async function startTrap() {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  async function serve(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isContent = false;
    let recipient = '';
    say('220 trap.test ESMTP');
    let rest = '';
    for await (const piece of socket.setEncoding('utf8')) {
      const lines = `${rest}${piece}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isContent) {
          if (line !== '.') continue;
          isContent = false;
          taken.push(recipient);
          if (recipient.startsWith('held')) await released;
          say('250 taken');
        } else if (/^RCPT/i.test(line)) {
          recipient = /<(.*)>/.exec(line)?.[1] ?? '';
          say('250 yes');
        } else if (/^DATA/i.test(line)) {
          isContent = true;
          say('354 go on');
        } else say('250 yes');
      }
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket).catch(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    release: () => release(),
    close() {
      release();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let trap: Awaited<ReturnType<typeof startTrap>>;
let testShop: TestShop;
beforeAll(async () => {
  trap = await startTrap();
  testShop = await startTestShop({ env: { SMTP_URL: trap.smtpUrl } });
});
afterAll(async () => {
  trap.close();
  await testShop.close();
});

const send = (to: string) => ({
  to,
  language: 'en' as const,
  mail: dataCopyReady({ name: 'Asha' }),
});
const open = async (): Promise<number> =>
  (
    await testShop.shop.platform.pool.query(
      "select from pgboss.job where name = 'mail' and state in ('created', 'active', 'retry')",
    )
  ).rowCount ?? 0;

test('an e-mail that the mail server takes slowly holds up no other, and each goes out once', async () => {
  const { mail } = testShop.shop.services;
  const others = Array.from({ length: 30 }, (_, n) => `reader${n}@example.in`);
  await transact(testShop.db, async (tx) => {
    await mail.sendAll(tx, ['held@example.in', ...others].map(send));
    return null;
  });
  await expect.poll(() => trap.taken.length).toBe(31);
  // All others are settled while the slow one is under way.
  await expect.poll(open).toBe(1);
  trap.release();
  await expect.poll(open).toBe(0);
  expect(trap.taken.toSorted()).toEqual(['held@example.in', ...others].toSorted());
});
