import { data, redirect } from 'react-router';
import { panchangPath } from '#contract/almanac/rules.ts';
import { apiContext, langContext } from '#web/api/context.ts';
import { failureWords } from '#web/features/almanac/day-words.ts';
import { inLanguage } from '#web/head/canonical-path.ts';
import { loadTexts } from '#web/texts/load.ts';
import type { Route } from './+types/panchang-here';

/** Leads to today's panchang of the shop's city. A shop without a city has no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  const { line } = await context.get(apiContext)('GET /api/almanac/now');
  if (line) {
    const path = panchangPath(line.city);
    return redirect(lang === 'hi' ? inLanguage(path, lang) : path);
  }
  const { title, missing, back } = failureWords(await loadTexts(lang, ['almanac', 'shell']));
  throw data({ reason: 'missing', title, missing, back }, { status: 404 });
}

/** Shows nothing: the loader leads on. */
export default function PanchangHere() {
  return null;
}
