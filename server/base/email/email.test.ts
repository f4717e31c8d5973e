import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyEmail } from '../../people/accounts/emails/verify-email.ts';
import { appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { MailOrder } from '../../selling/orders/emails/order-facts.ts';
import { orderPaid } from '../../selling/orders/emails/order-paid.ts';
import { shopNewOrder } from '../../selling/orders/emails/shop-new-order.ts';
import { paymentRefunded } from '../../selling/payments/emails/payment-refunded.ts';
import { shopPaymentRefunded } from '../../selling/payments/emails/shop-payment-refunded.ts';
import { ownIdentity, setIdentity } from '../../testing/fixtures/own-identity.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { QueuedEmail } from './types.ts';

const order: MailOrder = {
  _id: 'mwpwf52v95a1b2c3',
  orderNumber: 'NR-20461',
  // 21 November, 9:45 in the morning in India.
  createdAt: '2026-11-21T04:15:00.000Z',
  paymentMethod: 'online',
  paymentStatus: 'Paid',
  subtotal: 142_199.3,
  deliveryCharges: 0,
  discountAmount: 500,
  gstAmount: 21_691.42,
  totalAmount: 141_699.3,
  user: { _id: 'mwpwf52v95chc8vr', name: 'Asha <b>Devi</b>', email: 'asha@example.in' },
  shippingAddress: {
    name: 'Asha Devi',
    phone: '9876543210',
    address: '12 "Lotus" & Sons Lane',
    city: 'Jaipur',
    state: 'RJ',
    country: 'IN',
    pincode: '302003',
    landmark: 'Hawa Mahal',
  },
  items: [
    {
      _id: 'mwpwf52v95chc8v1',
      product: null,
      snapshot: { name: 'Burmese Ruby', nameHi: 'बर्मी माणिक', image: null, category: 'Gemstones' },
      quantity: 1,
      refunded: 0,
      price: 142_100,
      discount: 500,
      size: null,
      variantId: 'mwpwf52v95chc8w1',
      variant: { variantName: '3.2 carat', gram: 0.64, price: 142_100, sku: 'RUBY-32' },
    },
    {
      _id: 'mwpwf52v95chc8v2',
      product: null,
      snapshot: { name: 'Dhoop', nameHi: null, image: null, category: 'Puja Samagri' },
      quantity: 3,
      refunded: 0,
      price: 33.1,
      discount: 0,
      size: 'Small',
      variantId: null,
      variant: null,
    },
  ],
};

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

let addresses = 0;
/** Sends an e-mail to a fresh address and returns it as received. */
async function deliver(queued: Omit<QueuedEmail, 'to'>) {
  addresses += 1;
  const to = `reader${addresses}@example.in`;
  await transact(testShop.db, (tx) => testShop.shop.services.mail.send(tx, { ...queued, to }));
  const [mail] = await mailbox.mailsTo(to);
  if (!mail) throw new Error('no e-mail arrived');
  return mail;
}

describe('the buyer’s e-mail for a paid order', () => {
  test('has the order, its lines, its totals and the address, in text and in HTML', async () => {
    const mail = await deliver({ language: 'en', mail: orderPaid({ order }) });
    expect(mail.subject).toBe('Order Confirmation: NR-20461');
    expect(mail.from).toContain('care@navaratna.test');
    for (const body of [mail.text, mail.html]) {
      for (const fact of [
        'Burmese Ruby (3.2 carat)',
        '₹1,42,100',
        'Dhoop (Small)',
        '₹99.30',
        '₹1,42,199.30',
        'Free',
        '−₹500',
        '₹21,691.42',
        '₹1,41,699.30',
      ]) {
        expect(body).toContain(fact);
      }
      for (const fact of [
        '21 November 2026',
        '9:45',
        'Hawa Mahal',
        'Jaipur 302003',
        '9876543210',
        'https://shop.test/orders/mwpwf52v95a1b2c3',
      ]) {
        expect(body).toContain(fact);
      }
    }
  });

  test('is in the buyer’s language, with the product’s own name if it has one', async () => {
    const mail = await deliver({ language: 'hi', mail: orderPaid({ order }) });
    expect(mail.subject).toBe('ऑर्डर की पुष्टि: NR-20461');
    expect(mail.html).toContain('<html lang="hi"');
    for (const fact of [
      'बर्मी माणिक (3.2 कैरेट)',
      'Dhoop (छोटा)',
      '₹1,41,699.30',
      '21 नवंबर 2026',
      'डिलीवरी का पता',
    ]) {
      expect(mail.text).toContain(fact);
    }
  });

  test('nothing a buyer typed becomes markup', async () => {
    const mail = await deliver({ language: 'en', mail: orderPaid({ order }) });
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('Asha &#60;b&#62;Devi&#60;/b&#62;');
    expect(mail.html).toContain('12 &#34;Lotus&#34; &#38; Sons Lane');
    expect(mail.text).toContain('Asha <b>Devi</b>');
  });
});

test('many e-mails at once all arrive, and more after a restart of the mail server', async () => {
  const queued: QueuedEmail = { to: 'crowd@example.in', language: 'en', mail: orderPaid({ order }) };
  const send = () =>
    transact(testShop.db, (tx) =>
      testShop.shop.services.mail.sendAll(tx, Array<QueuedEmail>(60).fill(queued)),
    );
  await send();
  await mailbox.mailsTo(queued.to, 60);
  await mailbox.restart();
  await send();
  const mails = await mailbox.mailsTo(queued.to, 120);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(120);
});

test('every address in the shop’s settings gets an e-mail for each order', async () => {
  const { settings, mail } = testShop.shop.services;
  const addresses = ['packing@example.in', 'owner@example.in'];
  const { shop } = await settings.all();
  await transact(testShop.db, (tx) =>
    settings.set(tx, { key: 'shop', value: { ...shop, orderMails: addresses }, by: 'test' }),
  );
  await expect.poll(async () => (await settings.all()).shop.orderMails).toEqual(addresses);
  await transact(testShop.db, (tx) => mail.sendToShop(tx, shopNewOrder({ order })));
  for (const address of addresses) {
    const [paid] = await mailbox.mailsTo(address);
    expect(paid?.subject).toBe('New Paid Order: NR-20461');
    expect(paid?.text).toContain('asha@example.in');
  }
  const cod: MailOrder = { ...order, paymentMethod: 'cod', paymentStatus: 'Pending' };
  const unpaid = await deliver({ language: 'en', mail: shopNewOrder({ order: cod }) });
  expect(unpaid.subject).toBe('New Order: NR-20461');
  expect(unpaid.text).toContain('Cash on delivery');
});

test.each([
  ['en', 'too_late', 'after the order had ended'],
  ['en', 'second_payment', 'a second payment of ₹4,200.50'],
  ['hi', 'too_late', 'ऑर्डर समाप्त होने के बाद'],
  ['hi', 'second_payment', '₹4,200.50 का दूसरा भुगतान'],
] as const)('both sides are told why money goes back (%s, %s)', async (language, reason, words) => {
  const facts = { orderId: order._id, orderNumber: order.orderNumber, amount: 4200.5, reason };
  const buyer = await deliver({ language, mail: paymentRefunded({ name: 'Asha', ...facts }) });
  expect(buyer.subject).toContain('NR-20461');
  expect(buyer.text).toContain(words);
  expect(buyer.text).toContain('https://shop.test/orders/mwpwf52v95a1b2c3');
  const shop = await deliver({ language, mail: shopPaymentRefunded(facts) });
  expect(shop.text).toContain('₹4,200.50');
});

test('an e-mail is sent with its transaction, once, under the id of its job', async () => {
  const { mail } = testShop.shop.services;
  const queued = (to: string): QueuedEmail => ({
    to,
    language: 'en',
    mail: verifyEmail({ name: 'Asha', link: 'https://shop.test/x', hours: 24 }),
  });
  await transact(testShop.db, async (tx) => {
    await mail.send(tx, queued('never@example.in'));
    return appError('internal');
  });
  await transact(testShop.db, (tx) => mail.send(tx, queued('once@example.in')));
  const [sent] = await mailbox.mailsTo('once@example.in');
  const { rows } = await testShop.shop.platform.pool.query<{ id: string; to: string }>(
    `select id, data ->> 'to' as to from pgboss.job where data ->> 'to' in ('once@example.in', 'never@example.in')`,
  );
  expect(rows).toEqual([{ id: sent?.messageId.slice(1, 37), to: 'once@example.in' }]);
  expect(sent?.messageId).toBe(`<${rows[0]?.id}@shop.test>`);
});

test('a mail of a shop with a name of its own comes from that name, and says no other', async () => {
  await setIdentity(testShop, ownIdentity);
  const english = await deliver({ language: 'en', mail: orderPaid({ order }) });
  expect(english.from).toMatch(/^"?Jaipur Gem House"? <care@navaratna\.test>$/);
  const hindi = await deliver({ language: 'hi', mail: orderPaid({ order }) });
  expect(hindi.html).toContain('जयपुर जेम हाउस');
  for (const { subject, text, html } of [english, hindi])
    expect([subject, text, html].join('\n')).not.toMatch(/navaratna|नवरत्न/i);
});
