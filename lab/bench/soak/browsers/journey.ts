import type { APIRequestContext } from '@playwright/test';
import type { Page } from './page.ts';

/** The means of a journey: a page, a client for the calls before it, and the language of its reader. */
export type Way = { page: Page; request: APIRequestContext; lang: 'en' | 'hi'; base: string };

/** A journey through the shop. It throws where it does not come on. */
export type Journey = { name: string; walk(way: Way): Promise<void> };

/** Throws unless something that a person cares about holds. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}

/** Opens a path in a language, as a person who is logged in, or as a visitor. */
export async function enter({ page, lang }: Way, session: object | null, path: string): Promise<void> {
  await page.goto('/terms');
  await page.run(
    ({ stored, to }) => {
      if (stored) localStorage.setItem('auth-data', stored);
      localStorage.setItem('visitorFormSubmitted', 'true');
      // biome-ignore lint/suspicious/noDocumentCookie: WebKit's driver has no Cookie Store.
      document.cookie = `lang=${to};path=/`;
    },
    { stored: session && JSON.stringify(session), to: lang },
  );
  await page.goto(path);
}
