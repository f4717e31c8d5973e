import { cards, chosen, count, filters, total } from '../../support/product-list.ts';
import { expect, test } from '../../support/watched.ts';

test('ticks filter at once, stand in the URL, and back takes them away', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/products');
  const all = await total(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Rings/ })
    .check();
  await expect(page).toHaveURL('/products?category=Rings');
  await expect(cards(page).first()).toContainText('Rings');
  const rings = await total(page);
  expect(rings).toBeLessThan(all);

  await filters(page)
    .getByText(/^Show \d+ more$/)
    .first()
    .click();
  await filters(page)
    .getByRole('checkbox', { name: /^Kavach/ })
    .check();
  // A tick that comes before this answer would share its history entry.
  await expect(page).toHaveURL('/products?category=Rings&category=Kavach');
  await filters(page)
    .getByRole('radio', { name: /^Above ₹3,000/ })
    .check();
  await expect(page).toHaveURL('/products?category=Rings&category=Kavach&price=above-3000');
  await expect(chosen(page).getByRole('link')).toHaveText(['Rings', 'Kavach', 'Above ₹3,000']);

  // The count beside a checkbox is the number of results with it.
  const number = await filters(page)
    .getByRole('radio', { name: /^Above ₹3,000/ })
    .locator('..')
    .textContent();
  await expect(count(page)).toContainText(`${/₹3,000(\d+)$/.exec(number ?? '')?.[1]} product`);

  await chosen(page).getByRole('link', { name: 'Remove Kavach' }).click();
  await expect(page).toHaveURL('/products?category=Rings&price=above-3000');
  await expect(filters(page).getByRole('checkbox', { name: /^Kavach/ })).not.toBeChecked();

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products?category=Rings');
  await expect(count(page)).toContainText(`${rings} products`);
  await expect(filters(page).getByRole('checkbox', { name: /^Rings/ })).toBeChecked();

  await filters(page).getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/products');
});

test('a tick at the moment the results change stays', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products');
  const radio = filters(page).getByRole('radio', { name: /^Above ₹3,000/ });
  // In the task that shows the results, before any effect of React's has run.
  await count(page).evaluate((results) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const radio = document.querySelector<HTMLInputElement>('input[name="price"][value="above-3000"]');
      radio?.click();
      if (!radio?.checked) radio?.setAttribute('data-jumped', '');
    });
    observer.observe(results, { subtree: true, childList: true, characterData: true });
  });
  await filters(page)
    .getByRole('checkbox', { name: /^Rings/ })
    .check();
  await expect(page).toHaveURL('/products?category=Rings&price=above-3000');
  await expect(radio).not.toHaveAttribute('data-jumped');
  await expect(radio).toBeChecked();
});
