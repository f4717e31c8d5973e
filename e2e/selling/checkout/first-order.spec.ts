import productsEn from '#languages/en/catalog/products/list.json' with { type: 'json' };
import productEn from '#languages/en/catalog/products/main.json' with { type: 'json' };
import authEn from '#languages/en/people/accounts/auth.json' with { type: 'json' };
import checkoutEn from '#languages/en/selling/checkout/main.json' with { type: 'json' };
import confirmationEn from '#languages/en/selling/orders/confirmation.json' with { type: 'json' };
import ordersEn from '#languages/en/selling/orders/main.json' with { type: 'json' };
import productsHi from '#languages/hi/catalog/products/list.json' with { type: 'json' };
import productHi from '#languages/hi/catalog/products/main.json' with { type: 'json' };
import authHi from '#languages/hi/people/accounts/auth.json' with { type: 'json' };
import checkoutHi from '#languages/hi/selling/checkout/main.json' with { type: 'json' };
import confirmationHi from '#languages/hi/selling/orders/confirmation.json' with { type: 'json' };
import ordersHi from '#languages/hi/selling/orders/main.json' with { type: 'json' };
import { newPerson } from '../../support/buyers.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

const languages = [
  {
    lang: 'en',
    ruby: 'Natural Ruby, Manik',
    weight: /^3 ratti/,
    state: 'Tamil Nadu',
    payAtGateway: /^Pay ₹/,
    say: {
      auth: authEn,
      product: productEn,
      products: productsEn,
      checkout: checkoutEn,
      confirmation: confirmationEn,
      orders: ordersEn,
    },
  },
  {
    lang: 'hi',
    ruby: 'प्राकृतिक माणिक',
    weight: /^3 रत्ती/,
    state: 'तमिलनाडु',
    payAtGateway: /चुकाएँ/,
    say: {
      auth: authHi,
      product: productHi,
      products: productsHi,
      checkout: checkoutHi,
      confirmation: confirmationHi,
      orders: ordersHi,
    },
  },
];

for (const { lang, ruby, weight, state, payAtGateway, say } of languages) {
  test(`a stranger signs up, finds a ruby, pays for it and sees the order (${lang})`, {
    tag: '@both',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    const person = newPerson();
    const { signUp, password } = say.auth;
    await page.goto('/sign-up');
    await page.getByRole('textbox', { name: signUp.firstName, exact: true }).fill(person.firstName);
    await page.getByRole('textbox', { name: signUp.lastName, exact: true }).fill(person.lastName);
    await page.getByRole('textbox', { name: signUp.email, exact: true }).fill(person.email);
    await page.getByRole('textbox', { name: signUp.phone, exact: true }).fill(person.phone);
    await page.getByLabel(password, { exact: true }).fill(person.password);
    await page.getByLabel(signUp.again, { exact: true }).fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: signUp.submit }).click();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/products');
    const search = page.getByRole('searchbox', { name: say.products.search });
    await search.fill('manik ruby');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=/);
    // The found products are shown: a press on the list of before would be lost with it.
    await expect(page.getByRole('article').first()).toContainText(ruby);
    await page
      .getByRole('article')
      .filter({ hasText: ruby })
      .getByRole('link', { name: ruby, exact: true })
      .click();
    await expect(page).toHaveURL(/\/single-product\//);
    await expect(page.getByRole('heading', { level: 1, name: ruby })).toBeVisible();
    await page.getByText(weight).first().click();
    await expect(page.getByRole('radio', { name: weight })).toBeChecked();
    await expect(page.getByText('₹4,200', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: say.product.buyNow }).filter({ visible: true }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: say.checkout.heading })).toBeVisible();
    const { fields } = say.checkout;
    const address = {
      name: 'Savitri Rao',
      phone: '9840012345',
      address: '12 Race Course Road',
      landmark: 'Opposite the park',
      pincode: '641018',
      city: 'Coimbatore',
    };
    for (const [field, value] of Object.entries(address))
      await page
        .getByRole('textbox', { name: fields[field as keyof typeof address], exact: true })
        .fill(value);
    await page.getByRole('combobox', { name: fields.state }).selectOption(state);
    await page.getByText(say.checkout.online, { exact: true }).click();
    await expect(page.getByRole('radio', { name: new RegExp(say.checkout.online) })).toBeChecked();
    await page.getByRole('button', { name: say.checkout.pay.replace('{amount}', '₹4,200') }).click();

    await page.getByRole('button', { name: payAtGateway }).click();
    await expect(page.getByRole('heading', { name: say.confirmation.paid.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.confirmation.viewOrders }).click();
    const order = page.getByRole('article').first();
    await expect(order).toContainText(say.orders.payment.paidOnline);
    await order.getByRole('link').first().click();
    await expect(page.getByText(ruby).first()).toBeVisible();
    // 0.25 % within ₹4,200: the rate of loose stones, not the general one.
    await expect(page.getByText('₹10.48')).toBeVisible();
  });
}
