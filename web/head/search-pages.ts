import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { purposes } from '#contract/astrology/muhurat/purposes.ts';
import { pages } from '#web/route-table/page-table.ts';

/** Public pages that do not belong in search results: account forms, and pages that mails link to. */
const unlisted = [
  '/login',
  '/sign-up',
  '/forgot-my-password',
  '/oauth-success',
  '/accept-terms',
  '/terms',
  '/privacy',
  '/refund',
  // Leads to the page of the shop's city.
  '/panchang',
];

/** Paths with a parameter whose values are known. */
const known: Readonly<Record<string, readonly string[]>> = {
  ':sign': signs,
  ':purpose': purposes,
};

/** Returns the paths of all public pages that search engines may index, except products. */
export const listedPaths = (): string[] =>
  pages
    .filter((page) => page.access === 'public' && !unlisted.includes(page.path))
    .flatMap(({ path }) => {
      const parameter = /:\w+/.exec(path)?.[0];
      if (!parameter) return [path];
      return (known[parameter] ?? []).map((value) => path.replace(parameter, value));
    });
