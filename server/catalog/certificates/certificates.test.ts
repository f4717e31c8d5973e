import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCharacters, formatCode, readCode } from '#contract/catalog/certificates/code.ts';
import { rekeyDatabase } from '../../commands/rekey.ts';
import { goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { readPdf } from '../../testing/fixtures/pdf.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { rotateSigningKey } from './service.ts';
import { piecesOf, sell, verify } from './test-certificates.ts';

const secret = 'a data secret of the certificates, long enough';
let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { DATA_SECRET: secret } });
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

const setStatus = (orderId: string, status: 'Processing' | 'Delivered' | 'Cancelled') =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });

/** Verifies a statement as a stranger does: with the published key and nothing else of the shop. */
async function isProved({
  statement,
  signature,
  keyId,
}: Awaited<ReturnType<typeof verify>>): Promise<boolean> {
  const pem = await (await fetch(`${testShop.base}/api/certificates/keys/${keyId}`)).text();
  return verifySignature(
    null,
    Buffer.from(statement),
    createPublicKey(pem),
    Buffer.from(signature, 'base64'),
  );
}

/** Changes a stored value that triggers protect, as somebody with the owner's account could. */
async function tamper(statement: string): Promise<void> {
  const { withClient } = await import('../../platform/database/account.ts');
  await withClient(testShop.ownerUrl, async (client) => {
    await client.query('alter table certificate_statements disable trigger user');
    await client.query(statement);
    await client.query('alter table certificate_statements enable trigger user');
  });
}

test('each of ten pieces gets a code of its own, once, even if two processes give them at the same time', async () => {
  const sold = await sell(testShop, 10);
  const other = await startTestShop({ databaseUrl: testShop.databaseUrl, env: { DATA_SECRET: secret } });
  const held = holdAt('certificates.issue');
  const first = testShop.shop.services.certificates.sweep();
  await held.reached;
  expect(await other.shop.services.certificates.sweep()).toBe(0);
  held.release();
  expect(await first).toBe(10);
  expect(await other.shop.services.certificates.sweep()).toBe(0);
  const pieces = await piecesOf(sold);
  expect(pieces.map(({ unit }) => unit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(pieces.map(({ code }) => code)).size).toBe(10);
  for (const { code } of pieces) expect(readCode(code).state).toBe('complete');
  await other.close();
  await expectInvariants(testShop);
});

test('an unpaid order has no codes; a cash order gets them when it is packed', async () => {
  const waiting = await sell(testShop);
  const { buyer, product } = waiting;
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      items: [{ product: product._id, quantity: 2, price: 1500, size: null, variantId: null }],
      amount: 3000,
      deliveryCharges: 0,
      totalAmount: 3000,
      paymentMethod: 'cod',
      couponCode: '',
      shippingAddress: goodAddress,
    },
  });
  await testShop.sweep();
  const cash = { buyer, product, orderId: order._id };
  expect(await piecesOf(cash)).toEqual([]);
  await setStatus(order._id, 'Processing');
  await testShop.sweep();
  expect(await piecesOf(cash)).toHaveLength(2);
  await setStatus(order._id, 'Delivered');
  await testShop.sweep();
  expect(await piecesOf(cash)).toHaveLength(2);
});

test('a stranger proves a certificate with the published key alone, and learns nothing of the buyer', async () => {
  const sold = await sell(testShop);
  await testShop.sweep();
  const [piece] = await piecesOf(sold);
  const typed = piece?.code.toLowerCase().replaceAll('-', ' ') ?? '';
  const found = await verify(testShop, typed);
  expect(found).toMatchObject({ code: piece?.code, state: 'genuine', name: { en: 'Panna', hi: 'Panna' } });
  expect(JSON.parse(found.statement)).toMatchObject({ code: piece?.code, key: found.keyId, report: null });
  expect(await isProved(found)).toBe(true);
  expect(await isProved({ ...found, statement: found.statement.replace('Panna', 'Manik') })).toBe(false);

  const order = await sold.buyer.api('GET /api/auth/order/{id}', { params: { id: sold.orderId } });
  const told = JSON.stringify(found);
  const { name, phone, address, city, pincode } = goodAddress;
  for (const word of [name, phone, address, city, pincode, sold.buyer.email, sold.buyer.phone, sold.orderId])
    expect(told).not.toContain(word);
  expect(told).not.toContain(order.orderNumber);
  // What is random may have any four digits.
  const written = JSON.stringify({ ...found, signature: '' });
  expect(written.replaceAll(found.code, '').replaceAll(found.keyId, '')).not.toContain('1500');
});

test('the files of a proof are the signed bytes, and the key set names the same key', async () => {
  const sold = await sell(testShop);
  await testShop.sweep();
  const [piece] = await piecesOf(sold);
  const found = await verify(testShop, piece?.code ?? '');
  const path = `${testShop.base}/api/certificates/verify/${piece?.code}`;
  expect(await (await fetch(`${path}/statement`)).text()).toBe(found.statement);
  const signature = Buffer.from(await (await fetch(`${path}/signature`)).arrayBuffer());
  expect(signature.toString('base64')).toBe(found.signature);
  const { keys } = await testShop.visitor('GET /api/certificates/keys');
  const key = keys.find(({ kid }) => kid === found.keyId);
  expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  const jwk = createPublicKey({ key: { ...key }, format: 'jwk' });
  expect(verifySignature(null, Buffer.from(found.statement), jwk, signature)).toBe(true);
});

test('mistyped, forged and altered codes are refused, each with its own words', async () => {
  const sold = await sell(testShop);
  await testShop.sweep();
  const [piece] = await piecesOf(sold);
  const code = piece?.code.replaceAll('-', '') ?? '';
  const wrong = `${code[0] === '7' ? '8' : '7'}${code.slice(1)}`;
  expect(await refusal(verify(testShop, wrong))).toBe('code_mistyped');
  expect(await refusal(verify(testShop, code.slice(2)))).toBe('code_length');
  const made = wrong.slice(0, 14);
  expect(await refusal(verify(testShop, made + checkCharacters(made)))).toBe('code_unknown');

  const forgery = formatCode(made + checkCharacters(made));
  await tamper(`update certificate_statements set statement = replace(statement, 'Panna', 'Heera')
    where certificate_id = (select id from certificates where code = '${code}')`);
  expect(await refusal(verify(testShop, code))).toBe('certificate_altered');
  await tamper(`update certificate_statements set statement = replace(statement, 'Heera', 'Panna')
    where certificate_id = (select id from certificates where code = '${code}')`);
  expect((await verify(testShop, code)).state).toBe('genuine');

  // A row that gives the statement of a real piece to another code.
  await tamper(`update certificates set code = '${forgery.replaceAll('-', '')}' where code = '${code}'`);
  expect(await refusal(verify(testShop, forgery))).toBe('certificate_altered');
  await tamper(`update certificates set code = '${code}' where code = '${forgery.replaceAll('-', '')}'`);
});

test('a cancelled order is said on the page, also of a piece that was genuine before', async () => {
  const sold = await sell(testShop);
  await testShop.sweep();
  const [piece] = await piecesOf(sold);
  await setStatus(sold.orderId, 'Cancelled');
  expect((await verify(testShop, piece?.code ?? '')).state).toBe('cancelled');
  // Nor does its buyer find it among their certificates.
  expect(await piecesOf(sold)).toEqual([]);
});

test('a returned line is said on the page; of a part of a line, staff note which piece came back', async () => {
  const sold = await sell(testShop, 3);
  await setStatus(sold.orderId, 'Delivered');
  await testShop.sweep();
  const pieces = await piecesOf(sold);
  const states = async () =>
    (await Promise.all(pieces.map(({ code }) => verify(testShop, code)))).map((one) => one.state);
  const body = new FormData();
  const asked = { itemId: pieces[0]?.itemId ?? '', reason: 'damaged', text: 'Broken.', quantity: '1' };
  for (const [name, value] of Object.entries(asked)) body.set(name, value);
  const { return: request } = await sold.buyer.api('POST /api/orders/{id}/returns', {
    params: { id: sold.orderId },
    body,
  });
  const note = (code: string, cameBack = true) =>
    admin.api('PUT /api/admin/certificates/{code}/came-back', { params: { code }, body: { cameBack } });
  const [first = '', second = ''] = pieces.map(({ code }) => code);
  expect(await states()).toEqual(['genuine', 'genuine', 'genuine']);
  expect(await refusal(note(first))).toBe('came_back_too_many');
  await admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id: request._id },
    body: { as: 'refund', restock: false },
  });
  expect(await states()).toEqual(['some_returned', 'some_returned', 'some_returned']);
  const both = await Promise.all([refusal(note(first)), refusal(note(second))]);
  expect(both.toSorted()).toEqual(['accepted', 'came_back_too_many']);
  const returned = both[0] === 'accepted' ? first : second;
  expect((await verify(testShop, returned)).state).toBe('returned');
  expect((await piecesOf(sold)).map(({ code }) => code)).not.toContain(returned);
  expect((await states()).toSorted()).toEqual(['genuine', 'genuine', 'returned']);
  await note(returned, false);
  expect(await states()).toEqual(['some_returned', 'some_returned', 'some_returned']);
});

test('another buyer finds no codes of an order', async () => {
  const sold = await sell(testShop);
  await testShop.sweep();
  const stranger = await testShop.customer();
  const { orderId } = sold;
  expect(await refusal(stranger.api('GET /api/orders/{id}/certificates', { params: { id: orderId } }))).toBe(
    'order_not_found',
  );
});

test('after a new key and a new data secret, old and new certificates are proved by their own keys', async () => {
  const before = await sell(testShop);
  await testShop.sweep();
  const [old] = await piecesOf(before);
  const encryptor = testShop.shop.services.encryptorFor('certificates');
  const keyId = await rotateSigningKey(testShop.db, encryptor, testShop.clock.now());
  const after = await sell(testShop);
  await testShop.sweep();
  const [fresh] = await piecesOf(after);
  const [oldFound, freshFound] = await Promise.all([
    verify(testShop, old?.code ?? ''),
    verify(testShop, fresh?.code ?? ''),
  ]);
  expect(freshFound.keyId).toBe(keyId);
  expect(oldFound.keyId).not.toBe(keyId);
  expect(await isProved(oldFound)).toBe(true);
  expect(await isProved(freshFound)).toBe(true);

  const next = 'the next data secret of the certificates, long enough';
  const stopped = { isStopped: () => false, onProgress: () => undefined };
  const done = await rekeyDatabase(testShop.databaseUrl, { current: next, accepted: secret }, stopped);
  expect(done).toMatchObject({ finished: true, unreadable: [] });
  const later = await startTestShop({ databaseUrl: testShop.databaseUrl, env: { DATA_SECRET: next } });
  const sold = await sell(later);
  await later.sweep();
  const [last] = await piecesOf(sold);
  expect((await verify(later, last?.code ?? '')).keyId).toBe(keyId);
  await later.close();
});

test('guessing is limited by address', async () => {
  const strict = await startTestShop({ env: { RATE_LIMIT_FACTOR: '0.02' } });
  const made = `${'Z'.repeat(14)}${checkCharacters('Z'.repeat(14))}`;
  const tries: string[] = [];
  for (let i = 0; i < 4; i += 1) tries.push(await refusal(verify(strict, made)));
  expect(tries).toEqual(['code_unknown', 'code_unknown', 'too_many_requests', 'too_many_requests']);
  await strict.close();
});

test('an invoice prints the codes of its pieces, also before they are stored, and cards are printed for each', async () => {
  const sold = await sell(testShop, 3);
  const path = `${testShop.base}/api/payment/invoice/${sold.orderId}`;
  const headers = { authorization: `Bearer ${sold.buyer.token}` };
  const invoice = await readPdf(Buffer.from(await (await fetch(path, { headers })).arrayBuffer()));
  await testShop.sweep();
  const pieces = await piecesOf(sold);
  for (const { code } of pieces) expect(invoice.texts.join(' ').replace(/\s/g, '')).toContain(code);
  const cards = await fetch(`${testShop.base}/api/orders/${sold.orderId}/certificates/cards`, { headers });
  const printed = await readPdf(Buffer.from(await cards.arrayBuffer()));
  expect(printed.pages).toBe(3);
  for (const { code } of pieces) expect(printed.texts.join(' ')).toContain(code.slice(0, 9));
  expect(printed.texts.join(' ')).not.toContain(goodAddress.name);
});
