import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  admin = await testShop.admin();
  colleague = await testShop.admin();
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const letter = {
  name: 'Asha <b>Devi</b>',
  email: 'asha@example.in',
  phone: '9876543210',
  topic: 'order',
  orderNumber: 'A1B2C3',
  message: 'My parcel has not come.\nWhere is it?',
} as const;

const write = async (more: Partial<typeof letter> | { email: string } = {}, lang = 'en') => {
  const { number } = await testShop.as(null, lang)('POST /api/contact', { body: { ...letter, ...more } });
  const { tickets } = await admin.api('GET /api/admin/tickets', { query: { q: number } });
  return { number, id: tickets[0]?._id ?? '' };
};
const closing = (who: Person, id: string, closed: boolean) =>
  who.api('PUT /api/admin/tickets/{id}', { params: { id }, body: { closed } });

describe('a message to the shop', () => {
  test('becomes a ticket: the sender gets its number by e-mail, the shop gets the text', async () => {
    const { number, id } = await write();
    expect(number).toMatch(/^T-\d{4,}$/);
    const [receipt] = await mailbox.mailsTo(letter.email);
    expect(receipt?.subject).toBe(`We have your message: ${number}`);
    expect(receipt?.text).toContain('A person will reply within 24 hours.');
    expect(receipt?.text).toContain('settled within 30 days');
    // The form is public: its text must not be sent to arbitrary addresses in our name.
    expect(receipt?.text).not.toContain('parcel');
    const [notice] = await mailbox.mailsTo('care@navaratna.test');
    expect(notice?.subject).toBe(`${number}: An order`);
    expect(notice?.text).toContain('My parcel has not come.\nWhere is it?');
    expect(notice?.text).toContain(`https://shop.test/admin/tickets/${id}`);
    expect(notice?.html).toContain('Asha &#60;b&#62;Devi&#60;/b&#62;');
  });

  test.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ email: 'asha' }, 'Please enter a valid e-mail address.'],
    [{ phone: '12345' }, 'Phone number must be 10 digits'],
    [{ message: '   Hello   ' }, 'Please write a message of at least 10 characters.'],
    [{ message: 'a'.repeat(4001) }, 'Please keep your message below 4,000 characters.'],
    [
      { website: 'https://spam.test' },
      'Please leave the hidden field of the form empty; only programs fill it in.',
    ],
  ])('%j is refused with a helpful message', async (wrong, message) => {
    await expect(
      testShop.visitor('POST /api/contact', { body: { ...letter, ...wrong } }),
    ).rejects.toMatchObject({ status: 400, message });
  });

  test('of a signed-in user belongs to them', async () => {
    const person = await testShop.customer();
    const { number } = await person.api('POST /api/contact', { body: { ...letter, email: person.email } });
    const row = await testShop.db
      .selectFrom('tickets')
      .select('user_id')
      .where('number', '=', number)
      .executeTakeFirst();
    expect(row?.user_id).toBe(person.userId);
  });
});

describe('an admin', () => {
  test('replies by e-mail in the sender’s language, closes and reopens; each action is audited', async () => {
    const { number, id } = await write({ email: 'hindi@example.in' }, 'hi');
    const params = { id };
    const { ticket } = await admin.api('POST /api/admin/tickets/{id}/reply', {
      params,
      body: { text: 'कल पहुँचेगा।\nधन्यवाद।' },
    });
    expect(ticket).toMatchObject({ status: 'answered', assignedTo: { _id: admin.userId } });
    const mails = await mailbox.mailsTo('hindi@example.in', 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `आपका संदेश मिल गया: ${number}`,
      `हमारा जवाब: ${number}`,
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('कल पहुँचेगा।\nधन्यवाद।');
    await colleague.api('POST /api/admin/tickets/{id}/note', { params, body: { text: 'Courier called.' } });
    await closing(colleague, id, true);
    await expect(
      admin.api('POST /api/admin/tickets/{id}/reply', { params, body: { text: 'More' } }),
    ).rejects.toMatchObject({ status: 409, code: 'ticket_closed' });
    await expect(closing(admin, id, true)).rejects.toMatchObject({ code: 'ticket_same' });
    const reopened = await closing(admin, id, false);
    expect(reopened.ticket.entries.map(({ kind }) => kind)).toEqual(['reply', 'note', 'closed', 'reopened']);
    const audited = await testShop.db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual([
      'ticket.reply',
      'ticket.note',
      'ticket.closed',
      'ticket.reopened',
    ]);
    expect(audited[2]).toMatchObject({
      actor_id: colleague.userId,
      before: { status: 'answered' },
      after: { status: 'closed' },
    });
    // Two e-mails to the sender, none for the note.
    expect(await mailbox.mailsTo('hindi@example.in', 2)).toHaveLength(2);
  });

  test('takes a ticket; a colleague cannot take it as well', async () => {
    const { id } = await write({ email: 'third@example.in' });
    const mine = (who: Person, yes: boolean) =>
      who.api('PUT /api/admin/tickets/{id}', { params: { id }, body: { mine: yes } });
    expect((await mine(admin, true)).ticket.assignedTo?._id).toBe(admin.userId);
    await expect(mine(colleague, true)).rejects.toMatchObject({ code: 'ticket_same' });
    await expect(mine(colleague, false)).rejects.toMatchObject({ code: 'ticket_same' });
    expect((await mine(admin, false)).ticket.assignedTo).toBeNull();
  });

  test('finds by name, e-mail, number and status, takes wildcards literally, and sees overdue tickets marked', async () => {
    const { number } = await write({ name: 'Percy 100%', email: 'percy_x@example.in' } as never);
    const found = async (query: object) =>
      (await admin.api('GET /api/admin/tickets', { query })).tickets.map((one) => one.number);
    expect(await found({ q: 'PERCY_X' })).toEqual([number]);
    expect(await found({ q: '100%' })).toEqual([number]);
    expect(await found({ q: 'percyax' })).toEqual([]);
    expect(await found({ q: number, status: 'closed' })).toEqual([]);
    expect(await found({ q: number, status: 'open' })).toEqual([number]);
    const { tickets, open, total } = await admin.api('GET /api/admin/tickets', { query: {} });
    expect(total).toBe(tickets.length);
    expect(open).toBe(tickets.filter(({ status }) => status === 'open').length);
    expect(tickets.some(({ overdue }) => overdue)).toBe(false);
  });
});

test('three messages per e-mail address in 15 minutes are accepted; the fourth must wait', async () => {
  const strict = await startTestShop({ databaseUrl: testShop.databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
  const send = () => strict.visitor('POST /api/contact', { body: { ...letter, email: 'flood@example.in' } });
  for (let i = 0; i < 3; i++) await send();
  await expect(send()).rejects.toMatchObject({ status: 429 });
  await strict.close();
});
