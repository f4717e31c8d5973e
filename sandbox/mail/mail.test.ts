import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type Mailbox, mountMailbox, startMailbox } from './index.ts';
import { linksOf } from './links.ts';

type Mail = Record<'id' | 'to' | 'from' | 'subject' | 'text' | 'html' | 'receivedAt', string> & {
  links: string[];
};

let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ pool: database.pool });
  app = Fastify();
  await app.register(mountMailbox, { pool: database.pool });
  base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/mail`;
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await database.drop();
});

const address = () => `${randomBytes(4).toString('hex')}@shop.test`;
const send = async (mail: SendMailOptions) => {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'Navaratna <care@navaratna.test>', ...mail });
  transport.close();
};
const mailsTo = async (to: string) => {
  const response = await fetch(`${base}.json?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { mails: Mail[] }).mails;
};

describe('mail.json', () => {
  it('answers what was sent over SMTP: names, Hindi, both bodies, links', async () => {
    const to = address();
    await send({
      to: `Savitri <${to.toUpperCase()}>`,
      subject: 'आपका ऑर्डर ₹1,234.50',
      text: 'Confirm: https://shop.test/verify?token=abc&x=1.',
      html: '<p>Confirm <a class="b" href="https://shop.test/verify?token=abc&amp;x=1">here</a>, <a href="mailto:a@b.c">write</a></p>',
    });
    const [mail] = await mailsTo(to);
    expect(mail).toMatchObject({
      to,
      from: 'Navaratna <care@navaratna.test>',
      subject: 'आपका ऑर्डर ₹1,234.50',
      links: ['https://shop.test/verify?token=abc&x=1'],
    });
    expect(mail?.text).toContain('Confirm: https://shop.test/verify');
    expect(mail?.html).toContain('<a class="b"');
    expect(Date.parse(mail?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lists the newest first, those of the address only, blind copies too', async () => {
    const [to, copied] = [address(), address()];
    await send({ to, subject: 'one', text: '1' });
    await send({ to, bcc: copied, subject: 'two', text: '2' });
    expect((await mailsTo(to)).map((mail) => mail.subject)).toEqual(['two', 'one']);
    expect((await mailsTo(copied)).map((mail) => mail.subject)).toEqual(['two']);
    expect(await mailsTo('nobody@shop.test')).toEqual([]);
  });

  it('keeps a mail that is sent again under the same Message-ID once', async () => {
    const to = address();
    for (const _time of [1, 2]) await send({ to, subject: 'again', text: 'x', messageId: `<${to}>` });
    expect(await mailsTo(to)).toHaveLength(1);
  });
});

describe('the pages', () => {
  it('show a list that can be searched, and the mail with its links, text and files', async () => {
    const to = address();
    const html = '<html><head></head><body><script>alert(1)</script><img src="cid:logo">Hello</body></html>';
    const attachments = [
      { filename: 'logo.png', content: Buffer.from('not a picture'), cid: 'logo' },
      { filename: 'बिल.pdf', content: Buffer.from('%PDF-1.4') },
    ];
    await send({ to, subject: '<b>Your bill</b>', text: 'See https://shop.test/o/1', html, attachments });
    const list = await (await fetch(`${base}?to=${to}`)).text();
    expect(list).toContain('&lt;b&gt;Your bill&lt;/b&gt;');
    const { id } = (await mailsTo(to))[0] as Mail;
    const page = await (await fetch(`${base}/${id}`)).text();
    expect(page).toContain('<a href="https://shop.test/o/1">');
    expect(page).toContain(`<iframe src="/sandbox/mail/${id}/html"`);
    const frame = await fetch(`${base}/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(
      /^sandbox (?!.*(same-origin|script-src)).*default-src 'none'/,
    );
    expect(await frame.text()).toContain(`src="/sandbox/mail/${id}/attachments/0"`);
    // The frame has no origin: a picture for the same origin alone would be refused.
    const picture = await fetch(`${base}/${id}/attachments/0`);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const file = await fetch(`${base}/${id}/attachments/1`);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('बिल.pdf'));
    expect(await file.text()).toBe('%PDF-1.4');
  });

  it('page through many mails', async () => {
    const to = address();
    const transport = createTransport(`${mailbox.smtpUrl}?pool=true`);
    for (let index = 1; index <= 52; index += 1) {
      await transport.sendMail({ from: 'a@b.test', to, subject: `mail number ${index};`, text: 'x' });
    }
    transport.close();
    const first = await (await fetch(`${base}?to=${to}`)).text();
    const numbers = (page: string) =>
      [...page.matchAll(/mail number (\d+);/g)].map((match) => Number(match[1]));
    expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index));
    const older = /href="\/sandbox\/mail(\?[^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&');
    const second = await (await fetch(`${base}${older}`)).text();
    expect(numbers(second)).toEqual([2, 1]);
  });

  it('say so when there is nothing: empty list, unknown mail, in Hindi too', async () => {
    const hindi = { headers: { 'accept-language': 'hi' } };
    expect(await (await fetch(`${base}?to=none@shop.test`, hindi)).text()).toContain(
      'none@shop.test पर अभी कोई ई-मेल नहीं',
    );
    for (const id of ['999999', 'abc', "1'--"]) expect((await fetch(`${base}/${id}`)).status).toBe(404);
    expect((await fetch(`${base}/assets/mailbox.css`)).status).toBe(200);
  });
});

describe('links', () => {
  it('are found once each, without the punctuation around them', () => {
    const text = 'Go to http://a.test/x. Or (https://b.test/y?z=1), or http://a.test/x!';
    expect(linksOf({ html: null, text })).toEqual(['http://a.test/x', 'https://b.test/y?z=1']);
    expect(linksOf({ html: "<a href='https://c.test/&#x26;'>c</a>", text: null })).toEqual([
      'https://c.test/&',
    ]);
  });
});
