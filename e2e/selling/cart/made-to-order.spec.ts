import { picture } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { createProduct, query } from '../../support/products.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const fields = [
  {
    id: 'words',
    kind: 'text',
    label: { en: 'Words around the lip', hi: 'किनारे पर खुदने वाले शब्द' },
    required: true,
    max: 12,
    script: 'latin',
    choices: [],
  },
];

test('two bells with two names are two lines, and Buy Now buys one of them', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const bell = await createProduct({ name: 'Engraved bell', price: 700, stock: 5 });
  await query('insert into product_personal_fields (product_id, fields, updated_at) values ($1, $2, now())', [
    bell.id,
    JSON.stringify(fields),
  ]);
  await signIn(page, await newBuyer(request));
  await page.goto(`/single-product/${bell.id}`);
  const words = page.getByLabel('Words around the lip');
  const addToCart = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true });
  await addToCart.click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill('आशा');
  await expect(page.getByText('Please use the letters named below: we engrave only these.')).toBeVisible();
  await words.fill('Asha');
  await addToCart.click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await words.fill('Ravi');
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/checkout\?buy=.*line=/);
  await expect(page.getByText('Words around the lip: Ravi')).toBeVisible();
  await expect(page.getByText('Words around the lip: Asha')).toBeHidden();
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText('Words around the lip: Asha');
  await expectNoSidewaysScroll(page);
  await lines
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Asha');
});

test('products with a photo are not added while it is on its way, and are with it once it is there', async ({
  page,
  request,
}) => {
  const frame = await createProduct({ name: 'Frame with a photo', price: 900, stock: 5 });
  const photo = {
    id: 'photo',
    kind: 'photo',
    label: { en: 'Your family', hi: 'आपका परिवार' },
    required: false,
    max: 0,
    script: 'any',
    choices: [],
  };
  await query('insert into product_personal_fields (product_id, fields, updated_at) values ($1, $2, now())', [
    frame.id,
    JSON.stringify([photo]),
  ]);
  const arrive = await hold(page, '**/api/personal-photos');
  await signIn(page, await newBuyer(request));
  await page.goto(`/single-product/${frame.id}`);
  const addToCart = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true });
  const asked = page.waitForRequest('**/api/personal-photos');
  await page.getByLabel('Choose a photo').setInputFiles(await picture(page, 'family.png'));
  await asked;
  await addToCart.click();
  await expect(page.getByText('The photo is still uploading. Please wait a moment.')).toBeVisible();
  arrive();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(page.getByText('The photo is still uploading. Please wait a moment.')).toBeHidden();
  const added = page.waitForRequest((request) => request.postData()?.includes(frame.id) ?? false);
  await addToCart.click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  expect((await added).postDataJSON()).toMatchObject({ personalisation: [{ field: 'photo' }] });
});
