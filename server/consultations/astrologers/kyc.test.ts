import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kycDocuments, kycFileBytes } from '#contract/consultations/astrologers/kyc-rules.ts';
import { sessionCookieName } from '../../platform/security/session.ts';
import { documentsForm, getRefusal, newAstrologer, photo } from '../../testing/fixtures/documents.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let admin: Person;
let pandit: Person;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  admin = await testShop.admin();
});
beforeEach(async () => {
  pandit = await newAstrologer(testShop);
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const upload = async (who: Person, form: Promise<FormData> = documentsForm()) =>
  who.api('POST /api/astrologers/upload-documents', { body: await form });
const own = async (who: Person) => (await who.api('GET /api/astrologers/astrologer-details')).user;
const decide = (
  status: 'approved' | 'rejected',
  more: { reason?: string; sentAt?: string } = {},
  { userId } = pandit,
) =>
  admin.api('PATCH /api/auth/admin/astrologers/{id}/verify', {
    params: { id: userId },
    body: { status, ...more },
  });
const ask = (who: Person, document: (typeof kycDocuments)[number] = 'pan') =>
  who.api('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
    params: { id: pandit.userId, document },
    body: { reason: 'Checking the documents' },
  });
const fetchAs = (path: string, token: string | null) =>
  fetch(testShop.base + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const audited = () => testShop.shop.services.audit.of(testShop.db, 'astrologer', pandit.userId);

describe('sending documents', () => {
  it('takes all four, keeps them unreadable, and begins the review', async () => {
    expect((await own(pandit)).kyc).toBe('notYet');
    const answer = await upload(pandit);
    expect(answer.user).toEqual({ kyc: 'pending' });
    const rows = await testShop.db
      .selectFrom('kyc_documents')
      .selectAll()
      .where('user_id', '=', pandit.userId)
      .execute();
    expect(rows.map((row) => row.document).sort()).toEqual([...kycDocuments].sort());
    for (const { sealed } of rows) {
      expect(
        await sharp(sealed)
          .metadata()
          .catch(() => 'unreadable'),
      ).toBe('unreadable');
      expect(sealed.includes('WEBP')).toBe(false);
    }
    const [mail] = await mailbox.mailsTo('orders@navaratna.test');
    expect(mail?.subject).toBe('Documents to check: Lakshmi Narayanan');
    expect(mail?.text).toContain('https://shop.test/admin/verify-astrologers');
  });

  it('refuses what is missing, too large, or no picture whatever it is called', async () => {
    const refused = (form: Promise<FormData>) => getRefusal(upload(pandit, form));
    expect(await refused(documentsForm({ bank: null }))).toMatchObject({
      status: 400,
      message: 'Please upload all required documents.',
    });
    const large = { bytes: Buffer.alloc(kycFileBytes + 1, 1), name: 'C:\\scans\\pan-scan.png' };
    expect(await refused(documentsForm({ pan: large }))).toMatchObject({
      status: 400,
      message: 'pan-scan.png is too large. Max 5MB per document.',
    });
    const lies = [
      Buffer.from('%PDF-1.7 a document, not a picture'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<?php system($_GET[0]); ?>')]),
      (await photo('#123456', 2000)).subarray(0, 900),
    ];
    for (const bytes of lies) {
      expect(await refused(documentsForm({ education: { bytes, name: 'degree.jpg' } }))).toMatchObject({
        status: 400,
        message: 'Invalid file type. Only images are allowed.',
      });
    }
    expect((await own(pandit)).kyc).toBe('notYet');
    const hindi = testShop.as(pandit.token, 'hi')('POST /api/astrologers/upload-documents', {
      body: await documentsForm({ pan: null }),
    });
    expect(await getRefusal(hindi)).toMatchObject({ message: 'कृपया सभी ज़रूरी दस्तावेज़ अपलोड करें।' });
  });

  it('refuses broken bodies, unknown fields and duplicate files', async () => {
    const headers = { authorization: `Bearer ${pandit.token}` };
    const send = (init: RequestInit) =>
      fetch(`${testShop.base}/api/astrologers/upload-documents`, { method: 'POST', ...init });
    const broken = await send({
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="pan"; filename="a.jpg"\r\n\r\nhalf',
    });
    expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([
      400,
      'malformed_body',
    ]);
    const doubled = await documentsForm();
    doubled.append('pan', new Blob(['again']), 'again.jpg');
    expect((await send({ headers, body: doubled })).status).toBe(400);
    const foreign = await documentsForm({ pan: null });
    foreign.append('passport', new Blob(['x']), 'x.jpg');
    expect((await send({ headers, body: foreign })).status).toBe(400);
    expect((await send({ body: await documentsForm() })).status).toBe(401);
    const parts = await fetch(`${testShop.base}/api/auth/login`, {
      method: 'POST',
      body: await documentsForm(),
    });
    expect(parts.status).toBe(415);
  });

  it('replaces earlier ones and takes an approved astrologer off the list until they are checked', async () => {
    await upload(pandit);
    await decide('approved');
    const listed = async () =>
      (await admin.api('GET /api/astrologers/list')).some((one) => one._id === pandit.userId);
    expect(await listed()).toBe(true);
    await upload(pandit);
    expect((await own(pandit)).kyc).toBe('pending');
    expect(await listed()).toBe(false);
    const { n } = await testShop.db
      .selectFrom('kyc_documents')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('user_id', '=', pandit.userId)
      .executeTakeFirstOrThrow();
    expect(n).toBe(4);
  });
});

describe('reviewing documents', () => {
  it('lists who waits, tells the astrologer how it ended, and puts it on their profile', async () => {
    await upload(pandit);
    const { astrologers, counts } = await admin.api('GET /api/auth/admin/astrologers/pending-kyc');
    const waiting = astrologers.find((one) => one._id === pandit.userId);
    expect(waiting).toMatchObject({ email: pandit.email, kyc: 'pending', expertise: 'Vedic' });
    expect(waiting?.documents.pan).toMatch(/^\/api\/auth\/admin\/kyc-documents\/[\w-]+$/);
    expect(counts.pending).toBe(astrologers.length);
    await decide('rejected', { reason: 'The PAN card is not readable.' });
    expect(await own(pandit)).toMatchObject({ kyc: 'rejected', kycReason: 'The PAN card is not readable.' });
    await upload(pandit);
    expect(await own(pandit)).toMatchObject({ kyc: 'pending', kycReason: null });
    await decide('approved');
    const after = await admin.api('GET /api/auth/admin/astrologers/pending-kyc');
    expect(after.astrologers.map((one) => one._id)).not.toContain(pandit.userId);
    const approved = await admin.api('GET /api/auth/admin/astrologers/pending-kyc', {
      query: { status: 'approved' },
    });
    expect(approved.astrologers[0]?._id).toBe(pandit.userId);
    const mails = await mailbox.mailsTo(pandit.email, 3);
    const rejection = mails.find((mail) => mail.subject === 'Your documents need another look');
    expect(rejection?.text).toContain('The PAN card is not readable.');
    expect(mails.map((mail) => mail.subject)).toContain('You are approved as an astrologer');
  });

  it('writes to a Hindi reader in Hindi', async () => {
    await testShop.db.updateTable('users').set({ language: 'hi' }).where('id', '=', pandit.userId).execute();
    await upload(pandit);
    await decide('approved');
    const mails = await mailbox.mailsTo(pandit.email, 2);
    expect(mails.map((mail) => mail.subject)).toContain('ज्योतिषी के रूप में आपको स्वीकृति मिल गई है');
  });

  it('decides once, and never on documents that nobody viewed', async () => {
    expect(await getRefusal(decide('approved'))).toMatchObject({ status: 409, code: 'kyc_decided' });
    await upload(pandit);
    const { astrologers } = await admin.api('GET /api/auth/admin/astrologers/pending-kyc');
    const seen = astrologers.find((one) => one._id === pandit.userId)?.sentAt as string;
    testShop.clock.advance(1);
    await upload(pandit);
    expect(await getRefusal(decide('approved', { sentAt: seen }))).toMatchObject({ code: 'kyc_changed' });
    const both = await Promise.allSettled([decide('approved'), decide('rejected', { reason: 'No' })]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const decisions = (await audited()).filter(({ action }) => /kyc\.(approved|rejected)/.test(action));
    expect(decisions).toHaveLength(1);
    expect(await mailbox.mailsTo(pandit.email, 2)).toHaveLength(2);
  });

  it('makes an upload wait for a decision in progress, and starts a new review after it', async () => {
    await upload(pandit);
    const held = holdAt('kyc.deciding');
    const deciding = decide('approved');
    await held.reached;
    const sending = upload(pandit);
    held.release();
    expect((await deciding).astrologer._id).toBe(pandit.userId);
    await sending;
    expect(await own(pandit)).toMatchObject({ kyc: 'pending', kycReason: null });
  });
});

describe('the address of a document in the list', () => {
  const addresses = async (who = admin) => {
    const { astrologers } = await who.api('GET /api/auth/admin/astrologers/pending-kyc');
    const found = astrologers.find(({ _id }) => _id === pandit.userId);
    return found?.documents as Record<(typeof kycDocuments)[number], string>;
  };
  /** Requests like an `<img>` of the same origin: with the cookie only. */
  const asPicture = (path: string, token: string | null) =>
    fetch(testShop.base + path, { headers: token ? { cookie: `${sessionCookieName}=${token}` } : {} });

  it('is a picture for its admin, as often as a page shows it, and every view is recorded', async () => {
    await upload(pandit);
    const documents = await addresses();
    for (const document of kycDocuments) {
      const answer = await asPicture(documents[document], admin.token);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(600);
    }
    expect((await asPicture(documents.pan, admin.token)).status).toBe(200);
    const looks = (await audited()).filter(({ action }) => action === 'kyc.viewed');
    expect(looks).toHaveLength(5);
    expect(looks[0]).toMatchObject({ actorId: admin.userId, after: { document: 'pan', reason: null } });
  });

  it('opens nothing for anybody else, nor if it was changed, nor after ten minutes', async () => {
    await upload(pandit);
    const { pan } = await addresses();
    const other = await testShop.admin();
    expect((await asPicture(pan, null)).status).toBe(401);
    expect((await asPicture(pan, pandit.token)).status).toBe(403);
    expect((await asPicture(pan, other.token)).status).toBe(404);
    const letter = pan.at(-20) === 'A' ? 'B' : 'A';
    expect((await asPicture(`${pan.slice(0, -20)}${letter}${pan.slice(-19)}`, admin.token)).status).toBe(404);
    expect((await asPicture(`${pan.slice(0, pan.lastIndexOf('/'))}/x`, admin.token)).status).toBe(404);
    testShop.clock.advance(10.1);
    expect((await asPicture(pan, admin.token)).status).toBe(404);
    expect((await audited()).filter(({ action }) => action === 'kyc.viewed')).toEqual([]);
  });
});

describe('viewing a document', () => {
  it('opens once for the admin who asked, upright and without metadata, and is recorded', async () => {
    await upload(pandit);
    const { url } = await ask(admin);
    const answer = await fetchAs(url, admin.token);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    expect(bytes.includes('Telltale')).toBe(false);
    expect((await fetchAs(url, admin.token)).status).toBe(404);
    expect((await audited())[0]).toMatchObject({
      action: 'kyc.viewed',
      actorId: admin.userId,
      after: { document: 'pan', reason: 'Checking the documents' },
    });
  });

  it('is refused to everybody else, with or without the address', async () => {
    await upload(pandit);
    const customer = await testShop.customer();
    const colleague = await newAstrologer(testShop);
    for (const who of [customer, colleague, pandit]) {
      expect(await getRefusal(ask(who))).toMatchObject({ status: 403 });
    }
    const { url } = await ask(admin);
    const otherAdmin = await testShop.admin();
    expect((await fetchAs(url, null)).status).toBe(401);
    for (const { token } of [customer, colleague, pandit])
      expect((await fetchAs(url, token)).status).toBe(403);
    expect((await fetchAs(url, otherAdmin.token)).status).toBe(404);
    // A session cookie alone is not enough, so the address works in no link and no picture of another page.
    const cookie = await fetch(testShop.base + url, {
      headers: { cookie: `${sessionCookieName}=${admin.token}` },
    });
    expect(cookie.status).toBe(401);
    expect((await fetchAs(url, admin.token)).status).toBe(200);
    for (const document of kycDocuments) {
      expect((await fetch(`${testShop.base}/media/${pandit.userId}-${document}.webp`)).status).toBe(404);
    }
  });

  it('expires after a minute', async () => {
    await upload(pandit);
    const { url } = await ask(admin);
    testShop.clock.advance(1.1);
    expect((await fetchAs(url, admin.token)).status).toBe(404);
  });
});
