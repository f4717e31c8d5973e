import en from '#languages/en/selling/checkout/main.json' with { type: 'json' };
import hi from '#languages/hi/selling/checkout/main.json' with { type: 'json' };
import { fillCart, newBuyer, ordersOf, saveAddress, signIn } from '../../support/buyers.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

const gstin = '27AAPFU0939F1ZV';
const wrongGstin = '27AAPFU0939F1ZW';
const cases = [
  {
    lang: 'en',
    t: en,
    asks: (field: string) => `Please fill in ${field}`,
    name: 'name',
    address: 'address',
    states: ['Karnataka', 'Maharashtra'],
  },
  {
    lang: 'hi',
    t: hi,
    asks: (field: string) => `कृपया ${field} भरें`,
    name: 'नाम',
    address: 'पता',
    states: ['कर्नाटक', 'महाराष्ट्र'],
  },
] as const;

for (const {
  lang,
  t,
  asks,
  name,
  address,
  states: [otherState, ownState],
} of cases)
  test(`a GSTIN is checked, needs the business that is billed, and begins the next checkout (${lang})`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    const [buyer, bead] = await Promise.all([
      newBuyer(request),
      createProduct({ name: 'Bead of a business', price: 950, stock: 9 }),
    ]);
    await saveAddress(request, buyer);
    await fillCart(request, buyer, [{ product: bead }]);
    await signIn(page, buyer);
    await page.goto('/checkout');
    const number = page.getByRole('textbox', { name: t.gstin.label });
    const business = page.getByRole('group', { name: t.gstin.billing });
    const field = (label: string) => business.getByRole('textbox', { name: label, exact: true });
    const place = page.getByRole('button', { name: t.placeOrder });

    // Without a GSTIN nobody is asked for a business.
    await page.getByRole('radio', { name: t.cash }).check();
    await expect(business).toHaveCount(0);
    await number.fill(wrongGstin);
    await expect(business).toBeVisible();
    await place.click();
    await expect(page.getByText(t.gstin.wrong)).toBeVisible();
    await expect(page.getByText(asks(name), { exact: true })).toBeVisible();
    await expect(page.getByText(asks(address), { exact: true })).toBeVisible();
    expect(await ordersOf(request, buyer)).toEqual([]);

    // Small letters and spaces are how people copy it.
    await number.fill('27 aapfu0939f 1zv');
    await expect(page.getByText(t.gstin.wrong)).toHaveCount(0);
    await expect(business.getByRole('combobox', { name: t.fields.state })).toHaveValue('MH');
    await field(t.gstin.name).fill('Deshpande Textiles LLP');
    await field(t.gstin.address).fill('7, Laxmi Road');
    await field(t.fields.pincode).fill('411030');
    await field(t.fields.city).fill('Pune');
    await business.getByRole('combobox', { name: t.fields.state }).selectOption({ label: otherState });
    await place.click();
    await expect(page.getByText(t.gstin.otherState.replace('{state}', ownState))).toBeVisible();
    expect(await ordersOf(request, buyer)).toEqual([]);
    await business.getByRole('combobox', { name: t.fields.state }).selectOption({ label: ownState });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await place.click();
    await expect(page).toHaveURL(/\/cod-confirmation\?order_id=/);
    expect(await ordersOf(request, buyer)).toMatchObject([
      { gstin, billing: { name: 'Deshpande Textiles LLP', address: '7, Laxmi Road', state: 'MH' } },
    ]);

    // The next checkout begins with the business, and can forget it.
    await fillCart(request, buyer, [{ product: bead, quantity: 2 }]);
    const visitAgain = async () => {
      await page.goto('/');
      // A tab keeps what was typed in it.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/checkout');
    };
    await visitAgain();
    await expect(number).toHaveValue(gstin);
    await expect(field(t.gstin.name)).toHaveValue('Deshpande Textiles LLP');
    await expect(field(t.gstin.address)).toHaveValue('7, Laxmi Road');
    await expect(page.getByText(t.gstin.known)).toBeVisible();
    await page.getByRole('button', { name: t.gstin.forget }).click();
    await expect(number).toHaveValue('');
    await expect(business).toHaveCount(0);
    await visitAgain();
    await expect(page.getByRole('radio', { name: t.cash })).toBeVisible();
    await expect(number).toHaveValue('');
  });
