import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let care: Person;
let asha: Person;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  [care, asha] = [await testShop.admin('care'), await testShop.customer()];
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

async function ask(who = asha) {
  const message = 'The clasp of my mala has broken.';
  const { number } = await who.api('POST /api/contact', {
    body: { name: 'Asha', email: who.email, message },
  });
  const { tickets } = await care.api('GET /api/admin/tickets', { query: { q: number } });
  return { number, id: tickets[0]?._id ?? '' };
}
const thread = async (number: string, who = asha) =>
  (await who.api('GET /api/tickets/{number}', { params: { number } })).ticket;
const write = (number: string, text: string, who = asha) =>
  who.api('POST /api/tickets/{number}/messages', { params: { number }, body: { text } });

test('a sender reads the answers to their ticket, without notes and names of staff, and writes more', async () => {
  const { number, id } = await ask();
  await care.api('POST /api/admin/tickets/{id}/note', { params: { id }, body: { text: 'Secret note.' } });
  await care.api('POST /api/admin/tickets/{id}/reply', {
    params: { id },
    body: { text: 'Send us a photo.' },
  });
  testShop.clock.advance(5);
  const own = await thread(number);
  expect(own).toMatchObject({ status: 'answered', message: 'The clasp of my mala has broken.' });
  expect(own.entries.map(({ kind, text }) => [kind, text])).toEqual([['reply', 'Send us a photo.']]);
  expect(JSON.stringify(own)).not.toMatch(/Secret note|"by"/);

  await write(number, 'Here it is.');
  expect(await thread(number)).toMatchObject({ status: 'open' });
  const { ticket } = await care.api('GET /api/admin/tickets/{id}', { params: { id } });
  expect(ticket.entries.at(-1)).toMatchObject({ kind: 'sender', text: 'Here it is.' });
  const { tickets } = await asha.api('GET /api/tickets', { query: {} });
  expect(tickets[0]).toMatchObject({ number, status: 'open' });
});

test('nobody reads or answers another person’s ticket, and a closed one takes no more', async () => {
  const { number, id } = await ask();
  const stranger = await testShop.customer();
  for (const who of [stranger, care]) {
    await expect(thread(number, who)).rejects.toMatchObject({ status: 404 });
    await expect(write(number, 'Mine.', who)).rejects.toMatchObject({ status: 404 });
    expect((await who.api('GET /api/tickets', { query: {} })).total).toBe(0);
  }
  await care.api('PUT /api/admin/tickets/{id}', { params: { id }, body: { closed: true } });
  await expect(write(number, 'One more.')).rejects.toMatchObject({ code: 'ticket_closed' });
});

test('the e-mails lead a signed-in sender to the ticket, and a guest nowhere', async () => {
  const { number } = await ask();
  const received = await mailbox.mailsTo(asha.email);
  const link = `https://shop.test/tickets/${number}`;
  await expect
    .poll(async () => (await mailbox.mailsTo(asha.email)).some(({ text }) => text.includes(link)))
    .toBe(true);
  expect(received.length).toBeGreaterThan(0);
  const message = 'Do you send to Goa as well?';
  await testShop.visitor('POST /api/contact', {
    body: { name: 'Guest', email: 'guest@example.test', message },
  });
  const [toGuest] = await mailbox.mailsTo('guest@example.test');
  expect(toGuest?.text).not.toContain('/tickets/');
});
