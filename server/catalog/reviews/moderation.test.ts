import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { delivered, edit, write } from './test-reviews.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let admin: Person;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  admin = await testShop.admin('care');
});
afterEach(async () => expect(await testShop.shop.services.reviews.check(testShop.db)).toEqual([]));
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

/** Creates a product with reviews of these stars, each by a buyer of its own. */
async function reviewed(...stars: number[]) {
  const product = await createProduct(testShop, { name: 'Ruby', price: 900, available: 99 });
  const buyers: Person[] = [];
  const ids: string[] = [];
  for (const rating of stars) {
    const buyer = await testShop.customer();
    await delivered(testShop, buyer, product);
    buyers.push(buyer);
    ids.push((await write(buyer, product, { rating })).review._id);
  }
  return { product, buyer: buyers[0] as Person, id: ids[0] as string };
}
const page = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const hide = (id: string, reason: 'abuse' | 'spam' = 'abuse', who = admin) =>
  who.api('PUT /api/admin/reviews/{id}/hidden', { params: { id }, body: { reason } });
const show = (id: string) => admin.api('DELETE /api/admin/reviews/{id}/hidden', { params: { id } });
const answer = (id: string, text: string, answeredAt: string | null = null) =>
  admin.api('PUT /api/admin/reviews/{id}/answer', { params: { id }, body: { text, answeredAt } });
const own = async (buyer: Person) => (await buyer.api('GET /api/auth/my-reviews', { query: {} })).reviews[0];
const list = (query: object) => admin.api('GET /api/auth/admin/reviews', { query });
const actions = async (id: string) =>
  (
    await testShop.db.selectFrom('audit').select('action').where('entity_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action);

describe('a hidden review', () => {
  test('leaves rating, page and lists at once; its author alone sees it, with the reason', async () => {
    const { product, buyer, id } = await reviewed(1, 5);
    expect(await page(product._id)).toMatchObject({ rating: { average: 3, count: 2 } });
    const { review } = await hide(id);
    expect(review).toMatchObject({ hidden: { reason: 'abuse', changed: false }, orderNumber: /^NR-\d+$/ });
    expect(await page(product._id)).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [{ rating: 5 }],
    });
    const cards = await testShop.visitor('GET /api/auth/products');
    expect(cards.find(({ _id }) => _id === product._id)?.rating).toEqual({ average: 5, count: 1 });
    expect(await own(buyer)).toMatchObject({ _id: id, hidden: { reason: 'abuse' } });
    expect((await list({ state: 'hidden' })).reviews.map(({ _id }) => _id)).toEqual([id]);
    await show(id);
    await show(id);
    expect(await page(product._id)).toMatchObject({ rating: { average: 3, count: 2 } });
    expect(await own(buyer)).not.toHaveProperty('hidden');
    expect(await actions(id)).toEqual(['review.hide', 'review.show']);
  });

  test('is explained to its author by e-mail, once for each reason, and never to a deleted account', async () => {
    const [told, gone] = [await reviewed(1), await reviewed(1)];
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: testShop.clock.now() })
      .where('id', 'in', [told.buyer.userId, gone.buyer.userId])
      .execute();
    await testShop.db
      .updateTable('users')
      .set({ deleted_at: testShop.clock.now() })
      .where('id', '=', gone.buyer.userId)
      .execute();
    await hide(gone.id);
    await hide(told.id);
    await hide(told.id);
    await hide(told.id, 'spam');
    const about = async ({ email }: Person, n: number) =>
      (await mailbox.mailsTo(email, n)).filter(({ subject }) => subject.startsWith('Your review is hidden'));
    await expect.poll(async () => (await about(told.buyer, 2)).length).toBe(2);
    const texts = (await about(told.buyer, 2)).map(({ text }) => text).join();
    for (const reason of ['insults or threatens', 'It is advertising']) expect(texts).toContain(reason);
    expect(await about(gone.buyer, 0)).toEqual([]);
  });

  test('takes no reason that is not on the list, such as its stars', async () => {
    const { id } = await reviewed(1);
    await expect(hide(id, 'negative' as never)).rejects.toMatchObject({ status: 400 });
    const content = await testShop.admin('content');
    await expect(hide(id, 'spam', content)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('shows staff that its author has changed it since', async () => {
    const { product, buyer, id } = await reviewed(2, 4);
    await hide(id);
    testShop.clock.advance(5);
    await edit(buyer, product, id, { text: 'Without the insult.' });
    const [row] = (await list({ state: 'hidden', q: 'Without the insult' })).reviews;
    expect(row?.hidden).toMatchObject({ changed: true });
    expect(await page(product._id)).toMatchObject({ rating: { average: 4, count: 1 } });
  });

  test('hidden while its author edits its stars: the rating is that of what is visible', async () => {
    const { product, buyer, id } = await reviewed(5, 5);
    const held = holdAt('review.locked');
    const hiding = hide(id);
    await held.reached;
    const editing = edit(buyer, product, id, { rating: 1 });
    held.release();
    await Promise.all([hiding, editing]);
    expect(await page(product._id)).toMatchObject({ rating: { average: 5, count: 1 } });
  });
});

describe('the shop’s answer', () => {
  test('is public below the review, can be changed and deleted, and is gone with the list of unanswered', async () => {
    const { product, id } = await reviewed(3);
    expect((await list({ state: 'unanswered' })).reviews.map(({ _id }) => _id)).toContain(id);
    const { review } = await answer(id, 'We are sorry about the box.');
    expect((await page(product._id)).reviews[0]?.answer).toEqual(review.answer);
    expect((await list({ state: 'unanswered' })).reviews.map(({ _id }) => _id)).not.toContain(id);
    // A colleague whose page does not show the answer yet must not overwrite it.
    await expect(answer(id, 'Another one.')).rejects.toMatchObject({ code: 'review_changed' });
    testShop.clock.advance(1);
    await answer(id, 'A new box is on its way.', review.answer?.at);
    expect((await page(product._id)).reviews[0]?.answer?.text).toBe('A new box is on its way.');
    await admin.api('DELETE /api/admin/reviews/{id}/answer', { params: { id } });
    expect((await page(product._id)).reviews[0]).not.toHaveProperty('answer');
    expect(await actions(id)).toEqual(['review.answer', 'review.answer', 'review.answer-deleted']);
    await hide(id);
    await expect(answer(id, 'Hm.')).rejects.toMatchObject({ code: 'review_is_hidden' });
  });

  test('is mailed once to an author who asked for it, and to no other', async () => {
    const [asked, silent] = [await reviewed(4), await reviewed(4)];
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: testShop.clock.now() })
      .where('id', 'in', [asked.buyer.userId, silent.buyer.userId])
      .execute();
    await asked.buyer.api('PUT /api/account/mail-preferences', {
      body: { dailySign: null, reviewReminders: false, reviewAnswers: true },
    });
    await answer(silent.id, 'Thank you.');
    const { review } = await answer(asked.id, 'Thank you, and wear it well.');
    await answer(asked.id, 'Thank you!', review.answer?.at);
    const about = async ({ email }: Person, n: number) =>
      (await mailbox.mailsTo(email, n)).filter(({ subject }) => subject.startsWith('Our answer'));
    await expect.poll(async () => (await about(asked.buyer, 1)).length).toBe(1);
    expect((await about(asked.buyer, 1))[0]?.text).toContain('wear it well');
    expect(await about(silent.buyer, 1)).toEqual([]);
    // A client from before this e-mail does not turn it off.
    const saved = await asked.buyer.api('PUT /api/account/mail-preferences', {
      body: { dailySign: null, reviewReminders: false },
    });
    expect(saved.reviewAnswers).toBe(true);
  });
});
