import type { Locator, Page } from '@playwright/test';
import { expect } from './watched.ts';

/** One way to use a page: how its user presses a control, types into a field and chooses in a list. */
export type Hands = {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
};

/** The least width and height of what a thumb has to hit, in CSS pixels (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

/**
 * Creates the hands of one thumb on a phone: taps and the keyboard of the screen. A control that is pressed is large
 * enough and within the width of the screen. A tap fails when something covers the control.
 */
export const thumb = (page: Page): Hands => {
  const press = async (target: Locator): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    const { least, right } = await target.evaluate((element) => {
      // The link of a card covers the whole card.
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const area = (covers && element.closest('article')) || element;
      const { width, height, right } = area.getBoundingClientRect();
      return { least: Math.min(width, height), right };
    });
    expect(least, `${target} is small`).toBeGreaterThanOrEqual(leastTarget);
    expect(right, `${target} leaves the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await target.tap();
  };
  return {
    press,
    type: async (field, text) => {
      await press(field);
      await expect(field).toBeFocused();
      await field.pressSequentially(text);
    },
    choose: async (list, label) => {
      await press(list);
      await list.selectOption({ label });
    },
    // A label is what a thumb hits.
    tick: async (box) => {
      await box.scrollIntoViewIfNeeded();
      await box.tap({ force: true });
      await expect(box).toBeChecked();
    },
  };
};

/** Creates hands that use the keyboard alone: Tab to the control, then Enter, Space, arrows and letters. */
export const keyboardAlone = (page: Page): Hands => {
  const { keyboard } = page;
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 200; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${target}`);
  };
  return {
    press: async (target) => {
      await reach(target);
      await keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await keyboard.type(text);
    },
    choose: async (list, label) => {
      await reach(list);
      const chosen = () =>
        list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
      for (let presses = 0; presses < 140 && (await chosen()) !== label; presses += 1)
        await keyboard.press('ArrowDown');
      expect(await chosen()).toBe(label);
    },
    tick: async (box) => {
      await reach(box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    },
  };
};

/**
 * Expects that a screen reader meets the page in the order in which it is seen: one main heading, no level skipped, and
 * within the main part each heading and control not above the one before it. What floats over the page does not count.
 */
export async function expectReadingOrder(page: Page): Promise<void> {
  const { levels, above } = await page.getByRole('main').evaluate((main) => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || floats(element.parentElement));
    const shown = [
      ...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4, a[href], button, input, select, textarea'),
    ].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !floats(element),
    );
    const above: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    let before = '';
    for (const element of shown) {
      const { top, bottom: end, height } = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // The same row is the same height: half an element of play.
      if (end + height / 2 < bottom) above.push(`${name} is above ${before}`);
      bottom = top;
      before = name;
    }
    return {
      levels: [...main.querySelectorAll('h1, h2, h3, h4, h5')]
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName }) => Number(tagName[1])),
      above,
    };
  });
  expect(above, page.url()).toEqual([]);
  expect(
    levels.filter((level) => level === 1),
    page.url(),
  ).toHaveLength(1);
  const skipped = levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  expect(skipped, `${page.url()} skips a level: ${levels}`).toEqual([]);
}
