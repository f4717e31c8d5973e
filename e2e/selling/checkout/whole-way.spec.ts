import type { BrowserContext, Page } from '@playwright/test';
import { noLandmark } from '#contract/people/addresses/errors.ts';
import reportsEn from '#languages/en/astrology/reports/main.json' with { type: 'json' };
import productsEn from '#languages/en/catalog/products/main.json' with { type: 'json' };
import checkoutEn from '#languages/en/selling/checkout/main.json' with { type: 'json' };
import confirmationEn from '#languages/en/selling/orders/confirmation.json' with { type: 'json' };
import ordersEn from '#languages/en/selling/orders/main.json' with { type: 'json' };
import returnsEn from '#languages/en/selling/returns/main.json' with { type: 'json' };
import reportsHi from '#languages/hi/astrology/reports/main.json' with { type: 'json' };
import productsHi from '#languages/hi/catalog/products/main.json' with { type: 'json' };
import checkoutHi from '#languages/hi/selling/checkout/main.json' with { type: 'json' };
import confirmationHi from '#languages/hi/selling/orders/confirmation.json' with { type: 'json' };
import ordersHi from '#languages/hi/selling/orders/main.json' with { type: 'json' };
import returnsHi from '#languages/hi/selling/returns/main.json' with { type: 'json' };
import { newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import { expectReadingOrder, type Hands, keyboardAlone, thumb } from '../../support/hands.ts';
import { attempt, heading, openOrder, orderState, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const languages = [
  {
    lang: 'en',
    payAtGateway: /^Pay ₹/,
    pay: /^Pay ₹/,
    birth: {
      name: 'Anjali Mehta',
      day: '14',
      month: 'August',
      year: '1994',
      place: 'Jaipur',
      state: /Rajasthan/,
    },
    report: 'Anjali Mehta’s kundli',
    say: {
      products: productsEn,
      checkout: checkoutEn,
      confirmation: confirmationEn,
      orders: ordersEn,
      returns: returnsEn,
      reports: reportsEn,
    },
  },
  {
    lang: 'hi',
    payAtGateway: /चुकाएँ/,
    pay: /₹\S+ का भुगतान करें$/,
    birth: { name: 'अंजलि मेहता', day: '14', month: 'अगस्त', year: '1994', place: 'जयपुर', state: /राजस्थान/ },
    report: 'अंजलि मेहता की कुंडली',
    say: {
      products: productsHi,
      checkout: checkoutHi,
      confirmation: confirmationHi,
      orders: ordersHi,
      returns: returnsHi,
      reports: reportsHi,
    },
  },
] as const;

/** The developer tools' "Slow 4G", formerly "Fast 3G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms, times their factors. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
}

const ways: {
  name: string;
  tag: string[];
  screen: { width: number; height: number };
  hands: (page: Page) => Hands;
}[] = [
  {
    name: 'with one thumb, 360 px wide, on a slow network',
    tag: ['@long'],
    screen: { width: 360, height: 640 },
    hands: thumb,
  },
  {
    name: 'by keyboard alone',
    tag: ['@long', '@desktop'],
    screen: { width: 1440, height: 900 },
    hands: keyboardAlone,
  },
];

for (const { name, tag, screen, hands: handsOf } of ways)
  for (const { lang, say, payAtGateway, pay, birth, report } of languages) {
    test.describe(`${name} (${lang})`, { tag }, () => {
      test.use({ viewport: screen });
      test.beforeEach(async ({ page, context, baseURL }) => {
        page.setDefaultTimeout(30_000);
        await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
        if (handsOf === thumb) await slowDown(context, page);
      });
      const wait = { timeout: 30_000 };

      /** Looks at a page as a reader does before the next press. */
      const read = async (page: Page): Promise<void> => {
        await expectNoSidewaysScroll(page);
        if (handsOf === thumb) await expectReadingOrder(page);
      };

      test('a purchase is made and taken back', async ({ page, request }) => {
        const hands = handsOf(page);
        const buyer = await newBuyer(request);
        const product = await createProduct({
          name: 'Sphatik mala',
          nameHi: 'स्फटिक माला',
          price: 900,
          stock: 3,
        });
        await signIn(page, buyer);
        await page.goto(`/single-product/${product.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(wait);
        await read(page);
        await hands.press(
          page
            .getByRole('button', { name: new RegExp(`^${say.products.buyNow}`) })
            .filter({ visible: true })
            .first(),
        );

        await expect(heading(page, say.checkout.heading)).toBeVisible(wait);
        await read(page);
        const { fields } = say.checkout;
        const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
        await expect(field(fields.phone)).toHaveValue(/\d/);
        await hands.type(field(fields.address), '14, Shanti Kunj');
        await hands.tick(page.getByRole('checkbox', { name: noLandmark[lang] }));
        await hands.type(field(fields.pincode), '411004');
        await hands.type(field(fields.city), 'Pune');
        await expect(page.getByRole('combobox', { name: fields.state })).toHaveValue('MH');
        await hands.tick(page.getByRole('radio', { name: new RegExp(say.checkout.online) }));
        await hands.press(page.getByRole('button', { name: pay }).filter({ visible: true }).first());
        await expect(page).toHaveURL(gatewayPage(page).url, wait);
        await hands.press(page.getByRole('button', { name: payAtGateway }));

        await expect(heading(page, say.confirmation.paid.title)).toBeVisible(wait);
        await read(page);
        await hands.press(page.getByRole('link', { name: say.confirmation.viewOrders }));
        await expect(page).toHaveURL('/my-orders', wait);
        const [order] = await ordersOf(request, buyer);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(wait);
        await read(page);
        await hands.press(page.getByRole('main').getByRole('article').getByRole('link').first());
        await expect(heading(page, new RegExp(order?.orderNumber ?? 'none'))).toBeVisible(wait);
        await read(page);
        await hands.press(page.getByRole('main').getByRole('button', { name: say.orders.cancel.open }));
        await hands.press(page.getByRole('dialog').getByRole('button', { name: say.orders.cancel.open }));
        await expect(toast(page, lang === 'en' ? 'Order cancelled.' : 'ऑर्डर रद्द हो गया।')).toBeVisible(wait);
        await expect
          .poll(() => orderState(request, buyer, { orderId: order?._id ?? '' }))
          .toBe('Cancelled Refunded');
      });

      test('a delivered ring is given back', async ({ page, request }) => {
        const hands = handsOf(page);
        const buyer = await newBuyer(request);
        const ring = await createProduct({ name: 'Wide ring', nameHi: 'ढीली अँगूठी', price: 900, stock: 2 });
        const order = await openOrder(request, buyer, ring);
        await attempt(request, order, { outcome: 'success' });
        await expect.poll(() => orderState(request, buyer, order)).toBe('Pending Paid');
        await setStatus(request, order, 'Delivered');
        await signIn(page, buyer);
        await page.goto(`/orders/${order.orderId}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(wait);
        const { buyer: words, reasons } = say.returns;
        const open = page.getByRole('button', { name: new RegExp(words.open) });
        await expect(open).toBeVisible(wait);
        await read(page);
        await hands.press(open);
        const sheet = page.getByRole('dialog');
        await hands.choose(sheet.getByRole('combobox', { name: words.reason }), reasons.not_wanted);
        await hands.type(sheet.getByRole('textbox', { name: words.words }), 'Too wide');
        await hands.press(sheet.getByRole('button', { name: words.send }));
        await expect(page.getByText(words.askedText)).toBeVisible(wait);
        await read(page);
      });

      test('a kundli is bought and read', async ({ page, request }) => {
        const hands = handsOf(page);
        const buyer = await newBuyer(request);
        await signIn(page, buyer);
        await page.goto('/kundli-details');
        const { form, place } = say.reports;
        const name = page.getByRole('textbox', { name: form.name, exact: true });
        await expect(name).toBeVisible(wait);
        await read(page);
        const list = (label: string) => page.getByRole('combobox', { name: label, exact: true });
        await name.fill('');
        await hands.type(name, birth.name);
        await hands.choose(list(form.day), birth.day);
        await hands.choose(list(form.month), birth.month);
        await hands.choose(list(form.year), birth.year);
        await hands.choose(list(form.hour), '6');
        await hands.choose(list(form.minute), '40');
        await hands.choose(list(form.half), form.am);
        const city = list(place.label);
        await hands.type(city, birth.place);
        const meant = page.getByRole('option', { name: birth.state }).first();
        await expect(meant).toBeVisible(wait);
        if (handsOf === thumb) await hands.press(meant);
        else {
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
        }
        await expect(city).not.toHaveValue(birth.place);
        await hands.press(page.getByRole('button', { name: pay }).filter({ visible: true }).first());
        await expect(page).toHaveURL(gatewayPage(page).url, wait);
        await hands.press(page.getByRole('button', { name: payAtGateway }));
        await expect(heading(page, report)).toBeVisible(wait);
        await expect(page).toHaveURL(/\/my-reports\//, wait);
        await read(page);
      });
    });
  }
