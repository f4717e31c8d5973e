import type { Page } from '@playwright/test';

/** Returns the list of products with its count. */
export const list = (page: Page) => page.getByRole('region', { name: 'Products' });
/** Returns the cards of the list. */
export const cards = (page: Page) => list(page).getByRole('article');
/** Returns the line that states the number of products. */
export const count = (page: Page) => list(page).getByRole('status');
/** Returns the filters beside the list, on a wide screen. */
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** Returns the list of chosen filters. */
export const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

/** Returns the number of products that the page states. */
export const total = async (page: Page): Promise<number> =>
  Number.parseInt((await count(page).textContent()) ?? '', 10);
