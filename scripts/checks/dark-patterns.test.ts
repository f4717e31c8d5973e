import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productSchema } from '#contract/catalog/products/endpoints.ts';
import { stockState } from '#contract/core/rules.ts';
import { contract } from '#contract/index.ts';
import { birthProfileInputSchema } from '#contract/people/birth-profiles/endpoints.ts';
import { visitorConsentText } from '#contract/people/visitors/rules.ts';
import { isAnswered, noteClosed } from '#web/people/visitors/popup-storage.ts';
import { loadTexts } from '#web/texts/load.ts';
import { policyHeaders } from '../../server/pages/policy.ts';
import { bodyFor, checkout, refusal } from '../../server/testing/fixtures/checkout.ts';
import { createProduct } from '../../server/testing/fixtures/create-product.ts';
import { askFor, buy } from '../../server/testing/fixtures/reports.ts';
import { gatewayOf } from '../../server/testing/gateway.ts';
import { startTestShop, type TestShop } from '../../server/testing/test-shop.ts';

const { reports: english } = await loadTexts('en', ['reports']);
const { 'site/dark-patterns': page } = await loadTexts('en', ['site/dark-patterns']);
const { reports: hindi } = await loadTexts('hi', ['reports']);

// One proof for each pattern of the Guidelines for Prevention and Regulation of Dark Patterns 2023, as the page /dark-patterns
// lists them.

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const root = join(import.meta.dirname, '../..');
/** Returns the files that match a glob, with their contents. */
const sources = (glob: string): [path: string, text: string][] =>
  globSync(glob, { cwd: root })
    .filter((path) => !path.includes('.test.') && !path.startsWith('.'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
/** Returns the places of the pages that a pattern finds. */
const found = (glob: string, pattern: RegExp): string[] => {
  const files = sources(glob);
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap(([path, text]) => (pattern.test(text) ? [`${path}: ${pattern.exec(text)?.[0]}`] : []));
};

const { report: _, ...patterns } = page.sections;

const proofs: Record<keyof typeof patterns, () => Promise<void> | void> = {
  async falseUrgency() {
    const product = await createProduct(testShop, { name: 'Scarce bead', price: 900, available: 5 });
    const stock = async () =>
      (await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } })).totalStock;
    expect([await stock(), stockState(await stock())]).toEqual([5, 'limited']);
    await checkout(await testShop.customer(), product);
    expect([await stock(), stockState(await stock())]).toEqual([4, 'few']);
    expect(stockState(10)).toBe('plenty');
    expect(
      found('languages/**/*.json', /last chance|only today|selling fast|people are (viewing|looking)/i),
    ).toEqual([]);
    expect(found('web/{catalog/products,selling/cart,selling/checkout}/**/*.tsx', /setInterval\(/)).toEqual(
      [],
    );
  },

  async basketSneaking() {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Only this', price: 900 });
    await buyer.api('POST /api/auth/add-cart', { body: { product: product._id, quantity: 1 } });
    const { items } = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
    expect(items).toHaveLength(1);
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    expect(order.items.map(({ snapshot, quantity }) => [snapshot.name, quantity])).toEqual([
      ['Only this', 1],
    ]);
    expect(order.totalAmount).toBe(900);
  },

  confirmShaming() {
    const shaming =
      /no,? thanks,? I|I (don.t|do not) (want|care|like|need)|I.d rather (not|lose)|bad luck if|अशुभ होगा/i;
    expect(shaming.test('No thanks, I like paying more')).toBe(true);
    expect(found('languages/**/*.json', shaming)).toEqual([]);
  },

  async forcedAction() {
    const product = await createProduct(testShop, { name: 'Free to read', price: 900 });
    // A visitor without an account reads price and stock, and a buyer has agreed to the terms at most.
    const shown = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } });
    expect(shown.priceRange.min).toBe(900);
    const buyer = await testShop.customer();
    expect(await refusal(checkout(buyer, product))).toBe('accepted');
    const consents = await testShop.db
      .selectFrom('consents')
      .select('purpose')
      .where('user_id', '=', buyer.userId)
      .execute();
    expect(consents.filter(({ purpose }) => purpose !== 'terms')).toEqual([]);
  },

  async subscriptionTrap() {
    const product = await createProduct(testShop, { name: 'Off again', price: 900 });
    const buyer = await testShop.customer();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    const cancelled = await buyer.api('PUT /api/auth/cancel-order/{id}', {
      params: { id: order._id },
      body: {},
    });
    expect(cancelled.order.orderStatus).toBe('Cancelled');
    expect(
      Object.keys(contract).filter((call) => /subscri(?!be)|mandate|autopay|recurr/i.test(call)),
    ).toEqual([]);
  },

  interfaceInterference() {
    expect(found('web/**/*.tsx', /\bdefaultChecked\b|\schecked(=\{true\})?(?=\s*\/?>|\n)/)).toEqual([]);
    const birth = birthProfileInputSchema.parse({ relation: 'friend' });
    expect([birth.consent, birth.parent]).toEqual([false, false]);
    // Skip and the other button of the call card have one size.
    const popup = readFileSync(join(root, 'web/people/visitors/visitor-popup.tsx'), 'utf8');
    const card = popup.slice(popup.indexOf('call-card'), popup.indexOf('function FormDialog'));
    expect(card.match(/<Button [^>]*size="small"/g)).toHaveLength(2);
  },

  async baitAndSwitch() {
    const product = await createProduct(testShop, { name: 'Dearer now', price: 900 });
    const buyer = await testShop.customer();
    await testShop.db
      .updateTable('skus')
      .set({ price: 95_000 })
      .where('product_id', '=', product._id)
      .execute();
    await expect(checkout(buyer, product)).rejects.toMatchObject({
      code: 'price_changed',
      details: { totalAmount: 950 },
    });
    const orders = await testShop.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', buyer.userId)
      .execute();
    expect(orders).toEqual([]);
  },

  async dripPricing() {
    const product = await createProduct(testShop, { name: 'Small thing', price: 200, gstPercent: 3 });
    const body = bodyFor(product);
    // The quote has delivery and tax in its total, and neither order nor gateway takes more.
    const opened = await checkout(await testShop.customer(), product);
    const { order } = await gatewayOf(testShop).state(opened.customOrderId);
    expect(order).toMatchObject({ order_amount: body.totalAmount });
    expect(body.totalAmount).toBe(300);
  },

  async disguisedAdvertisement() {
    const product = await createProduct(testShop, { name: 'Praised', price: 900 });
    const stranger = await testShop.customer();
    const praise = stranger.api('POST /api/auth/products/{productId}/reviews', {
      params: { productId: product._id },
      body: { rating: 5, text: 'The best of all, truly.' },
    });
    expect(await refusal(praise)).not.toBe('accepted');
    expect(
      Object.keys(productSchema.shape).filter((field) => /sponsor|advert|promoted|paid/i.test(field)),
    ).toEqual([]);
  },

  nagging() {
    expect(isAnswered()).toBe(false);
    noteClosed();
    expect(isAnswered()).toBe(true);
  },

  trickQuestion() {
    const agreements = {
      en: [
        visitorConsentText.en,
        english.profiles.consentSelf,
        english.profiles.consentOther,
        english.profiles.parent,
      ],
      hi: [
        visitorConsentText.hi,
        hindi.profiles.consentSelf,
        hindi.profiles.consentOther,
        hindi.profiles.parent,
      ],
    };
    for (const text of agreements.en) {
      expect(text).toMatch(/agree/);
      expect(text).not.toMatch(/\b(do not|don.t|untick|unless|not .* not)\b/i);
    }
    for (const text of agreements.hi) expect(text).toContain('सहमत');
  },

  async saasBilling() {
    const buyer = await testShop.customer();
    await buy(testShop, buyer, 'kundli');
    expect(await refusal(askFor.kundli(buyer))).toBe('report_owned');
    const { rows } = await sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(card_number|card_token|mandate|autopay|subscription)'`.execute(
      testShop.db,
    );
    expect(rows).toEqual([]);
  },

  rogueMalware() {
    const headers = policyHeaders({ scripts: ['one()'], policyNames: [], gateway: null, dev: false });
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((part) => {
        const [name, ...values] = part.split(' ');
        return [name, values];
      }),
    );
    expect(policy['script-src']?.filter((source: string) => !/^'(self|sha256-.+)'$/.test(source))).toEqual(
      [],
    );
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
  },
};

test('the page names the thirteen patterns of the guidelines', () => {
  expect(Object.keys(patterns)).toHaveLength(13);
});

test.each(Object.entries(proofs))('the shop has no %s', async (_, prove) => prove());
