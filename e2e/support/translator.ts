import type { Page } from '@playwright/test';
import { expect } from './watched.ts';

/**
 * Replaces text nodes as the translator of Chrome does: each becomes two nested `<font>` elements, also those that come
 * later, and the language of the page changes. The words stay, so that tests find them. A write into a replaced text node,
 * which nobody sees, is an error on the console.
 */
function translator(): void {
  const untouched = 'script, style, textarea, [translate="no"]';
  const writes = new MutationObserver((records) => {
    for (const { target } of records)
      console.error(`a text that is no longer on the page is changed: ${target.textContent}`);
  });
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(untouched) || parent.closest('font')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    writes.observe(text, { characterData: true });
  };
  const replaceIn = (node: Node): void => {
    const texts = node instanceof Text ? [node] : [];
    for (const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT); walk.nextNode(); )
      texts.push(walk.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const later = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      if (target instanceof Text) replace(target);
      for (const node of addedNodes) replaceIn(node);
    }
  });
  const begin = (): void => {
    // A reader asks for the translation of a page that has loaded.
    if (!window.early?.ready) {
      requestAnimationFrame(begin);
      return;
    }
    later.observe(document.body, { childList: true, characterData: true, subtree: true });
    replaceIn(document.body);
    document.documentElement.lang = 'ta';
    document.documentElement.classList.add('translated-ltr');
  };
  begin();
}

/** Lets the browser translate all pages of a tab. */
export const translate = (page: Page): Promise<unknown> => page.addInitScript(translator);

/** Waits until the page is translated. A page to which a link leads without a new document is at once. */
export const expectTranslated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveClass(/translated-ltr/);
