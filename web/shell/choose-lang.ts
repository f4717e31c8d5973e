import type { Lang } from '#languages/list.ts';
import { LANG_COOKIE } from '#web/head/head-script.ts';

/** Stores the language for a year and reloads the page in it. */
export function chooseLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser we support has the Cookie Store API.
  document.cookie = `${LANG_COOKIE}=${lang};path=/;max-age=31536000;samesite=lax`;
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', lang);
    location.replace(url);
  } else {
    location.reload();
  }
}
