import { type CDPSession, expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

/** What stands over the beginning and the end of a phone's screen: head, bars and toasts. */
const bars = 'header.sticky, .tab-bar, .sticky-bar, [data-base-ui-portal] [role="region"]';

/**
 * Lays head, bars and toasts of a phone's screen into the page, or lets them stick again. What is scrolled below one at
 * this moment would count as a target that is too small.
 */
const layBars = (page: Page, position: 'static' | '') =>
  page.evaluate(
    ([selector, to]) => {
      for (const bar of document.querySelectorAll<HTMLElement>(selector)) bar.style.position = to;
    },
    [bars, position] as const,
  );

/** The rules of WCAG 2.2 A and AA. */
const wcag: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** In the dark theme only contrasts, which alone depend on colours. */
const rules = { dark: { type: 'rule', values: ['color-contrast'] }, light: wcag } satisfies Record<
  string,
  RunOnly
>;

// One a page, and never detached: that ends the browser when the page has a virtual authenticator.
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

/** Loads axe into a document that does not have it yet. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Not by `page.evaluate`, which compiles the 650 KB twice.
  const session = await sessionOf(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe.source });
  if (exceptionDetails) throw new Error(`axe did not load: ${exceptionDetails.text}`);
}

/**
 * Returns the rule and the elements of each violation that axe finds on a page as it is. axe reads no frames: the shop's
 * pages have none.
 */
export async function findViolations(page: Page, runOnly: RunOnly = wcag): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: only });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

/** Checks WCAG 2.2 A and AA with axe in both themes, without motion. */
export async function expectAccessible(page: Page): Promise<void> {
  await layBars(page, 'static');
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without motion, so that axe does not measure a colour in transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Finishes animations that were already running, such as an opening sheet.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    expect(await findViolations(page, rules[colorScheme]), colorScheme).toEqual([]);
  }
  await layBars(page, '');
}
