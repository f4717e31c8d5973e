import type { Page } from '@playwright/test';
import { addProduct, unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { expect, test, toast } from '../../support/watched.ts';

test('many prices at once: previewed first, then applied', { tag: '@desktop' }, async ({ page }) => {
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  const word = unique('Incense');
  const ids = [
    await addProduct(page, token, { name: `${word} A` }),
    await addProduct(page, token, { name: `${word} B`, price: '99' }),
  ];
  await page.goto(`/admin/manage-products?q=${encodeURIComponent(word)}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change prices' });
  await sheet.getByLabel('How much').fill('10');
  await sheet.getByRole('button', { name: 'Show preview' }).click();
  await expect(sheet.getByRole('row').filter({ hasText: `${word} B` })).toContainText('₹109');
  await sheet.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(toast(page, '2 products changed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${word} A` })).toContainText('₹275');
  expect(ids).toHaveLength(2);
});

test('a CSV file is checked, names its bad rows, and is applied when it is good', async ({ page }) => {
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/import-products');
  const name = unique('Imported lamp');
  const id = await addProduct(page, token, { name });
  const send = (rows: string) =>
    page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'lamps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`product,price,stock\n${rows}`),
    });
  await send(`${id},free,3\n`);
  const bad = page.getByRole('table', { name: 'Bad rows' });
  await expect(bad.getByRole('row').nth(1)).toContainText('price');
  await send(`${id},310,3\n`);
  await expect(page.getByText('All 1 rows are fine.')).toBeVisible();
  // The URL names the import: a reload keeps showing it.
  await page.reload();
  await page.getByRole('button', { name: 'Apply to the shop' }).click();
  await expect(page.getByText('Imported. The shop already shows it.')).toBeVisible();
  const shown = await (await page.request.get(`/api/auth/products/${id}`)).json();
  expect([shown.price, shown.totalStock]).toEqual([310, 3]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^products-[\d-]+\.csv$/);
});

// From the OWASP filter evasion cheat sheet, with strings that break out of JSON-LD and attributes.
const corpus = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '<!--<script>',
  ']]><script>alert(1)</script>',
  'javascript:alert(1)',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '\u2028alert(1)\u2029',
].join(' ');

/**
 * Expects every script of a page to be ours or data that parses, and no typed text to have become an element or a
 * handler.
 */
async function expectDead(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  // Pages of the shop refuse to parse text (Trusted Types).
  const blank = await page.context().newPage();
  const alive = await blank.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
    for (const { textContent } of data) JSON.parse(textContent ?? '');
    const runs = ({ name, value }: Attr) => /^on/.test(name) || /^\s*javascript:/i.test(value);
    return [...parsed.querySelectorAll('*')]
      .filter(
        (one) =>
          ['iframe', 'object', 'embed'].includes(one.localName) ||
          [...one.attributes].some((attribute) => attribute.name !== 'content' && runs(attribute)) ||
          (one.localName === 'script' && /^\s*alert/.test(one.textContent ?? '')),
      )
      .map((one) => one.outerHTML.slice(0, 200));
  }, html);
  await blank.close();
  expect(html).toContain('</html>');
  expect(alive, path).toEqual([]);
}

test('markup typed into any field of a product is shown as text everywhere', async ({ page }) => {
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  const short = corpus.slice(0, 80);
  const name = corpus.slice(0, 150);
  const text = corpus.slice(0, 300);
  const id = await addProduct(page, token, {
    name,
    miniDesc: text,
    description: corpus,
    tags: [text],
    subcategory: short,
    brand: short,
    howToWear: [text],
    benefits: [text],
    bestDayToWear: [text],
    searchWords: [text],
    hasVariants: true,
    variants: [{ variantName: short, price: 100, stock: 2, sku: short, isDefault: true }],
    translations: { hi: { name, miniDesc: text, description: corpus, howToWear: [text], benefits: [text] } },
  });
  try {
    for (const path of [
      `/single-product/${id}`,
      `/single-product/${id}?lang=hi`,
      '/products',
      '/sitemap.xml',
    ])
      if (path.endsWith('.xml'))
        expect(await (await page.request.get(path)).text()).not.toContain('alert(1)');
      else await expectDead(page, path);
    for (const path of [`/single-product/${id}`, `/admin/edit-product/${id}`, '/admin/manage-products']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(alerts).toBe(0);
  } finally {
    await page.request.delete(`/api/auth/products/${id}`, { headers: { authorization: `Bearer ${token}` } });
  }
});
