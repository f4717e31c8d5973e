import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { xssCorpus } from '../../../server/testing/xss-corpus.ts';
import { unique } from '../../support/admin-products.ts';
import { asAdmin, demo, enter } from '../../support/astrologers.ts';
import { confirm } from '../../support/blog.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  toast,
  toasts,
} from '../../support/watched.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Publishes a post over the API, as an admin. */
async function publish(request: APIRequestContext, fields: Record<string, string>): Promise<string> {
  const response = await request.post('/api/blog/posts', {
    multipart: fields,
    headers: await asAdmin(request),
  });
  expect(response.status()).toBe(201);
  return (await response.json())._id;
}

/** Deletes a post over the API, so that the shop of the next run has as many as this one. */
async function unpublish(request: APIRequestContext, id: string): Promise<void> {
  const response = await request.delete(`/api/blog/posts/${id}`, { headers: await asAdmin(request) });
  expect(response.status()).toBe(200);
}

test('a post is found in the list and read, with others like it below', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/blog-list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the counter');
  await page.getByRole('link', { name: 'How to check a ruby certificate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to check a ruby certificate');
  await expect(page.getByText('3 minute read').locator('..')).toContainText('Debashis Roy · ');
  const cover = page.getByRole('img', { name: 'An oval ruby before a drawn lotus' });
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const next = page.getByRole('region', { name: 'Read next' });
  await expect(next.getByRole('article')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await next.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Treated or untreated: what was done to the stone',
  );
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/blog-list$/);
});

test('list and post are accessible, in English and in Hindi, and say what they are to others', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/blog-list');
  await expectAccessible(page);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/blog-list');
  await page.getByRole('link', { name: 'बिना डर के साढ़े साती' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बिना डर के साढ़े साती');
  await expectAccessible(page);
  await page.reload();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((one) => JSON.parse(one))).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'बिना डर के साढ़े साती', inLanguage: 'hi' }),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog-details\/\w{16}\?lang=hi$/,
  );
});

test('a post that does not exist says so', async ({ page, expectRefusals }) => {
  expectRefusals(404);
  expect((await page.goto('/blog-details/0000000000000000'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found.');
});

test('a post is written, kept, previewed, published, changed, deleted and brought back', async ({
  page,
  request,
}) => {
  const title = unique('A morning in Jaipur');
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/blog-manager');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Please enter a title.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved at' })).toBeVisible();
  await expect(page).toHaveURL(/post=\w{16}/);

  // The toolbar is one tab stop; arrow keys move within it. Active tools are pressed.
  await text(page).click();
  await page.keyboard.type('Where rubies are cut');
  await tool(page, 'Heading').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Subheading')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await text(page).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The wheels begin at six.');
  await tool(page, 'Picture in the text').click();
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#8a1f4d' } })
    .png()
    .toBuffer();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'wheel.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByLabel('What it shows').fill('A cutting wheel');
  await expect(dialog.getByRole('img', { name: 'A cutting wheel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text(page).getByRole('img', { name: 'A cutting wheel' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByRole('article').getByRole('heading', { name: 'Where rubies are cut' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(question.getByRole('listitem')).toContainText([
    'a description',
    'an author',
    'a picture',
    'a Hindi title and text',
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(toast(page, 'Published.')).toBeHidden();
  await confirm(page, 'Publish');
  await expect(toast(page, 'Published.')).toBeVisible();
  const editor = page.url();

  await page.getByRole('link', { name: 'View on the site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2, name: 'Where rubies are cut' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A cutting wheel' })).toBeVisible();
  const address = page.url();

  await page.goto(editor);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, not like this`);
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved at' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(toast(page, 'Changes discarded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/admin/blog-manager');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(editor);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, again`);
  await confirm(page, 'Publish changes');
  await expect(toast(page, 'Changes published.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  // A toast under the pointer stays.
  await undo.hover();
  await expect(toast(page, 'Post deleted.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await undo.click();
  await expect(toast(page, 'Post restored.')).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain(`${title}, again`);
  await unpublish(request, new URL(editor).searchParams.get('post') ?? '');
});

test('what is typed stays when the page cannot be loaded again after a save', { tag: '@desktop' }, async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(503);
  const title = unique('The lamp that stays');
  const id = await publish(request, { title, content: '<p>First.</p>' });
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/blog-manager?post=${id}`);
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(field).toHaveValue(title);
  const typedOn = Promise.withResolvers<void>();
  await page.route('**/api/blog/desk?**', async (route) => {
    await typedOn.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  const reload = page.waitForRequest('**/api/blog/desk?**');
  await confirm(page, 'Publish changes');
  await reload;
  await field.fill(`${title}, typed since`);
  typedOn.resolve();
  const failed = toasts(page).filter({ has: page.getByRole('alert') });
  await expect(failed).toContainText('The posts could not be loaded. Please try again.');
  await expect(field).toHaveValue(`${title}, typed since`);
  // The list shows what is saved. A request that is under way when a route is taken away may hang.
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved at' })).toBeVisible();

  await page.unroute('**/api/blog/desk?**');
  await failed.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('link', { name: `${title}, typed since` })).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(field).toHaveValue(`${title}, typed since`);
  await unpublish(request, id);
});

test('a second editor is warned, and may take the other version or overwrite it', async ({
  page,
  request,
  expectRefusals,
}) => {
  const title = unique('Two pens');
  const id = await publish(request, { title, content: '<p>First.</p>' });
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/blog-manager?post=${id}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await request.put(`/api/blog/posts/${id}`, {
    multipart: { title: `${title}, theirs` },
    headers: await asAdmin(request),
  });
  expectRefusals(409);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, mine`);
  await expect(page.getByRole('alert')).toContainText('has changed this post since you opened it');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved at' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title}, mine`);
  await confirm(page, 'Publish changes');
  await expect(toast(page, 'Changes published.')).toBeVisible();
  await unpublish(request, id);
});

test('no script of an attacker runs, in list, post or editor', async ({ page, request }) => {
  const attacks = xssCorpus.filter((attack) => !attack.includes('\0'));
  const title = `${unique('Attack')} "><img src=x onerror=hit()></title><script>hit()</script>`;
  const id = await publish(request, {
    title,
    description: '</script><script>hit()</script><svg onload=hit()>',
    author: '<b onclick=hit()>Author</b>',
    tags: '<img src=x onerror=hit()>',
    content: attacks.map((attack) => `<p>before</p>${attack}`).join('\n'),
  });
  const hits: string[] = [];
  await page.exposeFunction('hit', () => hits.push(page.url()));
  for (const path of ['/blog-list', `/blog-details/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/blog-manager?post=${id}`);
  await expect(text(page)).toContainText('before');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  expect(hits).toEqual([]);
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Post deleted.')).toBeVisible();
});
