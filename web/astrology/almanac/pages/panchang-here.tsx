import { data, redirect } from 'react-router';
import { panchangPath } from '#contract/astrology/almanac/rules.ts';
import { apiContext, langContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { failureWords } from '#web/astrology/almanac/day-words.ts';
import { inLanguage } from '#web/head/canonical-path.ts';
import { loadTexts } from '#web/texts/load.ts';
import type { Route } from './+types/panchang-here';

/** A city's name in an address. */
const slug = /^[a-z0-9-]{1,120}$/;

/** Leads to today's panchang of the visitor's city, or of the shop's. A shop without a city has no such page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  const words = async () => failureWords(await loadTexts(lang, ['almanac', 'shell']));
  const lineOf = (query: { city?: string }) =>
    load(context.get(apiContext)('GET /api/almanac/now', { query }), words, context);
  const city = new URL(request.url).searchParams.get('city');
  // A city that is not known any more is as good as none.
  const own = city && slug.test(city) ? (await lineOf({ city })).line : null;
  const line = own ?? (await lineOf({})).line;
  if (line) {
    const path = panchangPath(line.city);
    return redirect(inLanguage(path, lang));
  }
  const { title, missing, back } = await words();
  throw data({ reason: 'missing', title, missing, back }, { status: 404 });
}

/** Shows nothing: the loader leads on. */
export default function PanchangHere() {
  return null;
}
