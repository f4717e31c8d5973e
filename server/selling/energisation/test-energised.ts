import type { Product } from '#contract/catalog/products/endpoints.ts';
import { transact } from '../../platform/database/database.ts';
import { goodAddress, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { somePicture } from '../../testing/fixtures/products.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

/** The person of the settings who energises things in these tests. */
export const pandit = { name: 'Raghunath Shastri', nameHi: 'रघुनाथ शास्त्री' };

/** The price of the service in rupees. */
export const price = 501;

/** Creates the helpers of tests of energisation, in a shop that is registered for GST and offers it. */
export async function energisedShop(testShop: TestShop) {
  const admin = await testShop.admin();
  const { settings } = testShop.shop.services;
  await transact(testShop.db, async (tx) => {
    const { energisation, gst } = await settings.all(tx);
    const by = admin.userId;
    await settings.set(tx, { key: 'energisation', value: { ...energisation, people: [pandit] }, by });
    await settings.set(tx, { key: 'gst', value: { ...gst, registered: true, gstin: '08AAAAA0000A1Z2' }, by });
  });
  const { offer } = await admin.api('POST /api/admin/energisation-offer', { body: { price } });
  return {
    admin,
    serviceId: offer?.productId ?? '',
    ...cartHelpers(testShop),
    ...orderHelpers(testShop),
    ...workHelpers(testShop, admin),
  };
}

const cartOf = async (buyer: Person) =>
  (await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } })).items;

function cartHelpers(testShop: TestShop) {
  const gem = (name = 'Pukhraj') =>
    createProduct(testShop, { name, price: 4000, available: 9, gstPercent: 0.25 });
  const put = async (buyer: Person, product: Product) => {
    await buyer.api('POST /api/auth/add-cart', { body: { product: product._id, quantity: 1 } });
  };
  const choose = (buyer: Person, product: Product, name = 'Arjun Sharma', more = {}) =>
    buyer.api('PUT /api/energisation/cart', { body: { productId: product._id, name, ...more } });
  return {
    /** Creates a gem, which may be energised. */
    gem,
    put,
    choose,
    cartOf,

    /** Creates a buyer whose cart has one gem that is energised. */
    async buyerWithChoice() {
      const buyer = await testShop.customer();
      const product = await gem();
      await put(buyer, product);
      await choose(buyer, product, 'Arjun Sharma', {
        gotra: 'Kashyap',
        intention: 'मेरी बेटी की पढ़ाई के लिए',
      });
      return { buyer, product };
    },
  };
}

/** Returns the body of an order of the whole cart, as every client sends it. */
async function orderBody(buyer: Person, { state = 'TN' }: { state?: string } = {}) {
  const items = (await cartOf(buyer)).map((line) => ({
    product: line.product._id,
    quantity: line.cartQuantity,
    price: line.cartPrice,
    size: line.size,
    variantId: line.variantId,
  }));
  const quoted = await buyer.api('POST /api/payment/quote', { body: { items, couponCode: '' } });
  const { amount, deliveryCharges, totalAmount } = quoted;
  const near = state === 'RJ' && { state, city: 'Jaipur', pincode: '302003' };
  const shippingAddress = { ...goodAddress, ...near };
  return { items, amount, deliveryCharges, totalAmount, couponCode: '', shippingAddress };
}

function orderHelpers(testShop: TestShop) {
  const open = async (buyer: Person) =>
    buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body: { ...(await orderBody(buyer)), paymentMethod: 'online' },
    });
  return {
    orderBody,
    /** Opens the payment of the cart. */
    open,

    /** Orders the cart with cash on delivery. */
    orderCash: async (buyer: Person, more: { state?: string } = {}) =>
      (
        await buyer.api('POST /api/auth/place-order', {
          body: { ...(await orderBody(buyer, more)), paymentMethod: 'cod' },
        })
      ).order,

    /** Orders the cart and pays it online. Returns the order's id. */
    async orderPaid(buyer: Person): Promise<string> {
      const opened = await open(buyer);
      await gatewayOf(testShop).pay(opened.customOrderId, { outcome: 'success' });
      await returnPage(buyer, opened.customOrderId);
      return opened.orderId;
    },

    /** Reads the lines of a document: code, rate in basis points, amount in paise. */
    async invoiced(id: string) {
      const lines = await testShop.db
        .selectFrom('invoice_lines')
        .select(['hsn', 'rate', 'amount'])
        .where('invoice_id', '=', id)
        .orderBy('position')
        .execute();
      return lines.map(({ hsn, rate, amount }) => [hsn, rate, Number(amount)]);
    },

    /** Returns how many codes a document prints. */
    async invoicedCodes(id: string): Promise<number> {
      const { snapshot } = await testShop.db
        .selectFrom('invoices')
        .select('snapshot')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const lines = Object.values(snapshot.certificates?.lines ?? {});
      return lines.reduce((sum, { codes }) => sum + codes.length, 0);
    },
  };
}

function workHelpers(testShop: TestShop, admin: Person) {
  return {
    ofOrder: async (person: Person, orderId: string) =>
      (await person.api('GET /api/energisation/orders/{id}', { params: { id: orderId } })).energisations,

    /** Plans an energisation for the muhurat with this start, or the first. */
    async plan(id: string, start?: string) {
      const { muhurats } = await admin.api('GET /api/admin/energisations/{id}', { params: { id } });
      return admin.api('POST /api/admin/energisations/{id}/plan', {
        params: { id },
        body: { start: start ?? muhurats[0]?.start ?? '', person: pandit.name },
      });
    },

    /** Records an energisation as done, with photographs. */
    async finish(id: string, { photos = 1, at = testShop.clock.now() }: { photos?: number; at?: Date } = {}) {
      const body = new FormData();
      const fields = { at: at.toISOString(), person: pandit.name, note: 'Recited 108 times.' };
      for (const [key, value] of Object.entries(fields)) body.append(key, value);
      for (let n = 0; n < photos; n += 1) {
        const bytes = new Uint8Array(await somePicture('#803050', 40 + n));
        body.append('photo', new Blob([bytes]), 'proof.png');
      }
      return admin.api('POST /api/admin/energisations/{id}/done', { params: { id }, body });
    },
  };
}
