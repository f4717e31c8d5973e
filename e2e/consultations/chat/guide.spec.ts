import { heading } from '../../support/orders.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

test('a visitor reads what a chat is like and costs before the login', async ({ page, request }) => {
  await page.goto('/login?next=%2Fastro-list');
  await page.getByRole('link', { name: 'See what a chat is like and costs' }).click();
  await expect(heading(page, 'How chats work')).toBeVisible();
  // Other tests open astrologers' accounts: one may come between the page and the overview.
  await expect(async () => {
    await page.reload();
    const { count, lowest } = await (await request.get('/api/astrologers/overview')).json();
    const astrologers = page.getByRole('definition').filter({ hasText: new RegExp(`^${count}$`) });
    const shown = lowest === null ? heading(page, 'Nobody to ask at the moment') : astrologers.first();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('It rings for 120 seconds.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/how-chats-work?lang=hi');
  await expect(heading(page, 'बातचीत कैसे होती है')).toBeVisible();
  await expect(page.getByText('जवाब के लिए 120 सेकंड होते हैं', { exact: false })).toBeVisible();
  await expectAccessible(page);
});
