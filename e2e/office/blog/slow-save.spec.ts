import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { confirm } from '../../support/blog.ts';
import { expect, test } from '../../support/watched.ts';

test('creating a post is given up after a minute with words and a way to try again, and nothing typed is lost', async ({
  page,
}) => {
  const title = unique('A slow morning');
  await page.clock.install();
  const token = await enter(page, demo.admin, demo.password);
  let answers = false;
  const { promise: created, resolve: onCreated } = Promise.withResolvers<void>();
  await page.route('**/api/blog/posts', async (route) => {
    if (answers || route.request().method() !== 'POST') return route.continue();
    // The shop creates the post, and its answer is lost.
    await route.fetch();
    onCreated();
  });
  await page.goto('/admin/blog-manager');
  await page.getByRole('link', { name: 'New post' }).click();
  const asked = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/blog/posts'),
  );
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await asked;
  await confirm(page, 'Publish');
  await page.clock.fastForward(61_000);
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'The draft could not be saved: The shop took too long' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  // Nothing is tried again by itself.
  await created;
  answers = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeHidden();
  await expect(page.getByText(/^Draft saved at /)).toBeVisible();
  // The post was created once.
  const posts = await page.request.get(`/api/blog/desk?q=${encodeURIComponent(title)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await posts.json()).posts).toHaveLength(1);
  // A later draft has the same limit, and the same way on.
  const draft = '**/api/blog/posts/*/draft';
  let saves = false;
  await page.route(draft, async (route) => {
    if (saves) await route.continue();
  });
  const again = page.waitForRequest((one) => one.url().endsWith('/draft'));
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, later`);
  await page.clock.fastForward(2000);
  await again;
  await page.clock.fastForward(61_000);
  await expect(problem).toBeVisible();
  saves = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeHidden();
  await expect(page.getByText(/^Draft saved at /)).toBeVisible();
});
