import { expect } from 'vitest';
import { goodProfile } from '../../testing/access/access-reports.ts';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { createConsultant, fund, openSocket, requestChat, respond } from '../../testing/fixtures/chats.ts';
import { bodyFor, goodAddress } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

/** Words that occur nowhere else: a database row with one of them belongs to the person. */
export type Marks = ReturnType<typeof newMarks>;

const reviewText = 'The stone is as clear as on the picture.';
let lives = 0;

function newMarks() {
  lives += 1;
  return {
    name: `Chandrakala${'abcdefgh'[lives]}vati`,
    lastName: `Vasudevan${'abcdefgh'[lives]}pillai`,
    street: `77 Unmistakable Lane ${lives}`,
    chat: `My birth star is a secret that I tell only here, ${lives}.`,
    birth: `Unmistakable Child ${lives}`,
    nominee: `Unmistakable Heir ${'abcdefgh'[lives]}`,
  };
}

/** Creates a person with some of every kind of record; all of it is finished and paid for. */
export async function createHistory(
  testShop: TestShop,
): Promise<{ person: Person; marks: Marks; reviewText: string }> {
  const marks = newMarks();
  const person = await testShop.customer();
  const { api } = person;
  await testShop.db
    .updateTable('users')
    .set({ email_verified_at: testShop.clock.now(), first_name: marks.name, last_name: marks.lastName })
    .where('id', '=', person.userId)
    .execute();
  const product = await createProduct(testShop, { name: 'Bought for life', price: 900, available: 9 });
  const loved = await createProduct(testShop, { name: 'Loved for life', price: 900, available: 9 });
  const address = { ...goodAddress, name: `${marks.name} ${marks.lastName}`, address: marks.street };
  await api('POST /api/auth/addresses', { body: address });
  await api('POST /api/auth/add-wishlist', { body: { productId: loved._id } });
  await api('POST /api/auth/add-cart', { body: { product: loved._id, quantity: 1 } });
  const body = { ...(bodyFor(product) as object), shippingAddress: address, paymentMethod: 'cod' } as never;
  const { order } = await api('POST /api/auth/place-order', { body });
  const admin = await testShop.admin();
  for (const status of ['Shipped', 'Delivered'] as const)
    await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status } });
  await api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: product._id },
    body: { rating: 5, text: reviewText, orderId: order._id },
  });
  await buy(testShop, person, 'kundli');
  await api('POST /api/birth-profiles', { body: { ...goodProfile, name: marks.birth } });
  await api('PUT /api/account/nominee', {
    body: { name: marks.nominee, relation: 'child', phone: '9840054321', password: 'a good password' },
  });
  await api('PUT /api/account/mail-preferences', { body: { dailySign: 'leo', reviewReminders: true } });
  await testShop.visitor('POST /api/visit/visitors', {
    body: { fullName: marks.name, phoneNumber: person.phone, consent: '2026-11' },
  });
  await talk(testShop, person, marks);
  return { person, marks, reviewText };
}

/** Runs a chat of a minute that spends the whole wallet. */
async function talk(testShop: TestShop, person: Person, marks: Marks): Promise<void> {
  const stage = chatStage(testShop);
  const pandit = await createConsultant(testShop, 15);
  await fund(testShop, person, 15);
  const sockets = [await openSocket(testShop, person.token), await openSocket(testShop, pandit.token)];
  const id = await requestChat(person, pandit);
  await respond(pandit, id);
  for (const socket of sockets) await socket.emitWithAck('joinRoom', { sessionId: id });
  await stage.say(person, id, marks.chat);
  await stage.say(pandit, id, `Namaste ${marks.name}`);
  await stage.end(person, id);
  for (const socket of sockets) socket.close();
}

/** Returns the data of a person's privacy page. */
export const privacy = ({ api }: Person) => api('GET /api/account/privacy');

/** Requests a copy of a person's data, and downloads it once. */
export async function copyOf(
  testShop: TestShop,
  person: Person,
): Promise<{ status: number; text: string; path: string }> {
  await person.api('POST /api/account/exports', { body: { password: 'a good password' } });
  await expect.poll(async () => (await privacy(person)).copy?.status).toBe('ready');
  const { path } = await person.api('POST /api/account/exports/link');
  const answer = await fetch(testShop.base + path, { headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.status, text: await answer.text(), path };
}
