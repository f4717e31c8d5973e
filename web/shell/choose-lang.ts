import type { Lang } from '#contract/core/errors.ts';
import { LANG_COOKIE } from '#web/head/head-script.ts';

/** Keeps the language for a year and loads the same page in it. */
export function chooseLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${LANG_COOKIE}=${lang};path=/;max-age=31536000;samesite=lax`;
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', lang);
    location.replace(url);
  } else {
    location.reload();
  }
}
