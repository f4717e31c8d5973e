import { enter, picture, register } from '../../support/astrologers.ts';
import { expect, test } from '../../support/watched.ts';

test('documents that are sent while a picture is looked at ask to wait, and do not ask for the picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = createImageBitmap;
    const looked = Promise.withResolvers<void>();
    Object.assign(window, {
      letLook: looked.resolve,
      createImageBitmap: (file: Blob) => looked.promise.then(() => look(file)),
    });
  });
  const pandit = await register(page.request);
  await enter(page, pandit.email, pandit.password);
  await page.goto('/astrologer-profile');
  await page.getByLabel('Choose a picture: PAN').setInputFiles(await picture(page, 'pan.png'));
  await page.getByRole('button', { name: 'Upload, 0 of 4 ready' }).click();
  await expect(page.getByText('A picture is still being prepared. Please wait a moment.')).toBeVisible();
  await expect(page.getByText('Please upload all required documents.')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { letLook: () => void }).letLook());
  await expect(page.getByRole('img', { name: 'Your picture: PAN' })).toBeVisible();
  await expect(page.getByText('A picture is still being prepared. Please wait a moment.')).toHaveCount(0);
});
