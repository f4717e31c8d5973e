import type { Page } from '@playwright/test';
import { test as unwatched } from '../support/responsive.ts';
import { expect, expectAccessible, test } from '../support/watched.ts';

// Few pixels: the processor draws in place of a graphics card here.
test.use({ deviceScaleFactor: 0.15 });

const turnButton = (page: Page) => page.getByRole('button', { name: 'Turn the stone' });

/** Opens the page of a ruby whose picture the tracer made. */
async function openRuby(page: Page) {
  await page.goto('/products?q=natural+ruby');
  await page.getByRole('link', { name: 'Natural Ruby, Manik' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natural Ruby, Manik');
}

/** Lets the page's clock move by `ms` at each look, so that what it measures is forced. */
const forceClock = (page: Page, ms: number) =>
  page.evaluate((step) => {
    let now = performance.now();
    performance.now = () => {
      now += step;
      return now;
    };
  }, ms);

/** Makes the phone say how it is held, again and again, and waits until it was heard: degrees from front to back. */
const hold = (page: Page, degrees: number) =>
  page.evaluate(async (beta) => {
    const phone = window as unknown as { held: number; says?: ReturnType<typeof setInterval> };
    phone.held = beta;
    phone.says ??= setInterval(
      () => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: phone.held, gamma: 0 })),
      20,
    );
    for (let heard = 0; heard < 3; heard++)
      await new Promise((heardOnce) => addEventListener('deviceorientation', heardOnce, { once: true }));
  }, degrees);

/** The mean difference of the canvas from its still picture, of 255 a channel. */
const differenceFromPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.turn canvas');
    const picture = document.querySelector<HTMLImageElement>('.art-tile img');
    if (!canvas || !picture) throw new Error('no stone on this page');
    const { width } = canvas;
    const [drawn, still] = [canvas, picture].map((source) => {
      const copy = new OffscreenCanvas(width, width).getContext('2d');
      if (!copy) throw new Error('no canvas');
      copy.imageSmoothingQuality = 'high';
      copy.drawImage(source, 0, 0, width, width);
      return [...copy.getImageData(0, 0, width, width).data];
    });
    const sum = (drawn ?? []).reduce((all, value, i) => all + Math.abs(value - (still?.[i] ?? 0)), 0);
    return sum / (width * width * 3);
  });

// Not watched: the browser warns that a test which reads pixels waits for them.
unwatched(
  'a stone takes the place of its picture without a jump, and turns by keys in three lights',
  async ({ page }) => {
    await openRuby(page);
    await forceClock(page, 0.01);
    await turnButton(page).click();
    const stone = page.getByRole('application', { name: 'Natural Ruby, Manik, to be turned' });
    await expect(
      page.getByRole('status').filter({ hasText: 'Computed from its cut and optics' }),
    ).toBeVisible({
      timeout: 30_000,
    });
    // 16 rays of each pixel are better than the five pixels of a small copy, and AVIF loses some.
    await expect.poll(() => differenceFromPicture(page)).toBeLessThan(4);

    await stone.focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => differenceFromPicture(page)).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => differenceFromPicture(page)).toBeLessThan(6);
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(240, 320, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => differenceFromPicture(page)).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => differenceFromPicture(page)).toBeLessThan(6);
    const tilt = page.getByRole('button', { name: 'Tilt' });
    await page.context().grantPermissions(['accelerometer', 'gyroscope']);
    await hold(page, 0);
    await tilt.click();
    await expect(tilt).toHaveAttribute('aria-pressed', 'true');
    await hold(page, 0);
    await hold(page, 15);
    await expect.poll(() => differenceFromPicture(page)).toBeGreaterThan(8);
    await tilt.click();
    await expect.poll(() => differenceFromPicture(page)).toBeLessThan(6);

    await page.getByRole('radio', { name: 'Lamp' }).press('Space');
    await expect.poll(() => differenceFromPicture(page)).toBeGreaterThan(8);
    await expectAccessible(page);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('radio', { name: 'Lamp' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Sun' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(stone).toBeHidden();
    await expect(turnButton(page)).toBeFocused();
  },
);

test('a slow clock, a browser without WebGL 2, and a wish for less motion leave the still picture', async ({
  page,
}) => {
  await openRuby(page);
  await forceClock(page, 200);
  await turnButton(page).click();
  await expect(page.getByText('This device draws too slowly')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('application')).toBeHidden();
  // The button goes, and stays away on this device.
  await expect(turnButton(page)).toBeHidden();
  await page.reload();
  await expect(turnButton(page)).toBeHidden();

  await page.evaluate(() => {
    localStorage.removeItem('stones-stay-still');
  });
  await page.reload();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await turnButton(page).click();
  await expect(page.getByText('This browser cannot draw the stone')).toBeVisible();
  await expect(page.getByText('This browser cannot draw the stone')).toHaveCSS('font-size', /^1[3-9]/);
  await expect(turnButton(page)).toBeHidden();

  await page.evaluate(() => {
    localStorage.removeItem('stones-stay-still');
  });
  await page.reload();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(turnButton(page)).toBeHidden();
});

test('only pictures that the tracer made can be turned, and a picture has its colour while it loads', async ({
  page,
}) => {
  await openRuby(page);
  // From a card the small picture is there at once, and needs no colour.
  await page.reload();
  const pictures = page.getByRole('group', { name: /Pictures of/ });
  await expect(pictures.getByRole('img').first()).toHaveCSS('background-color', /^rgb\(2\d\d, \d+, \d+\)$/);
  await pictures.getByRole('button', { name: 'Picture 3 of 3' }).click();
  await expect(turnButton(page)).toBeHidden();
});

test('a press on a picture opens the zoom where it was pressed', async ({ page }) => {
  await openRuby(page);
  const picture = page.getByRole('img', { name: 'Natural Ruby, Manik, Picture 1 of 3' }).first();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  await picture.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } });
  const large = page.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform)))
    .toMatchObject({ a: 2.5 });
  const moved = await large.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform));
  expect(moved.e).toBeCloseTo(0.2 * box.width * 2.5, -1);
});

/** Notes of every transition between pages whether the picture of the goods flew. */
const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    const flights: Promise<boolean>[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const flew = () =>
        document
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(goods)',
          );
      flights.push(transition.ready.then(flew));
      return transition;
    };
    Object.assign(window, { flights });
  });

const flightsOf = (page: Page) =>
  page.evaluate(() => Promise.all((window as unknown as { flights: Promise<boolean>[] }).flights));

test('the picture of a pressed card flies to the product, from a list and from another product, where motion is wanted', async ({
  page,
}) => {
  await watchFlights(page);
  await page.goto('/products?q=natural+ruby');
  // The module of the flight adopts its styles when it runs.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.getByRole('link', { name: 'Natural Ruby, Manik' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natural Ruby, Manik');
  expect(await flightsOf(page)).toEqual([true]);
  await page.locator('.goods-card-name a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Natural Ruby, Manik');
  expect(await flightsOf(page)).toEqual([true, true]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRuby(page);
  expect(await flightsOf(page)).toEqual([]);
});
