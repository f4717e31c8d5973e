import { panchangPath } from '#contract/astrology/almanac/rules.ts';
import { apiContext, langContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { failureWords, sentenceOf, titleOf } from '#web/astrology/almanac/day-words.ts';
import { PanchangView } from '#web/astrology/almanac/panchang-view.tsx';
import { structuredPage } from '#web/astrology/almanac/structured.ts';
import { dayOf } from '#web/astrology/reports/shared/wall-time.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import type { Route } from './+types/panchang';

const features = ['almanac', 'shell'] as const;

/** The parameters of both addresses: a city, and a date unless it is today's page. */
type Params = { city: string; date?: string };

export async function loader({ context, params }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  const { city, date }: Params = params;
  const texts = await loadTexts(lang, features);
  // The page of today has no date. The word itself is no address.
  const asked = date === undefined ? 'today' : date.replace('today', '');
  const day = await load(
    context.get(apiContext)('GET /api/almanac/days/{city}/{date}', { params: { city, date: asked } }),
    failureWords(texts),
    context,
  );
  return { texts, lang, day };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, lang, day }, matches }: Route.MetaArgs) {
  const brand = shopNameIn(matches);
  const t = texts.almanac;
  const title = titleOf(day, t, lang);
  const description = sentenceOf(day, t, lang);
  const { publicUrl } = matches[0].loaderData;
  const today = panchangPath(day.place.slug);
  const path = day.now === null ? panchangPath(day.place.slug, day.date) : today;
  const crumbs = [
    { name: brand, path: '/' },
    { name: `${t.title}, ${day.place.name}`, path: today },
    ...(path === today ? [] : [{ name: dayOf(day.date, lang), path }]),
  ];
  return [
    ...pageMeta({ title, brand, description }),
    ...(day.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    {
      'script:ld+json': structuredPage({
        name: title,
        description,
        path,
        publicUrl,
        brand,
        lang,
        place: day.place,
        crumbs,
      }),
    },
  ];
}

/** The panchang of a city: of today, or of a date. */
export default function Panchang({ loaderData: { day } }: Route.ComponentProps) {
  return <PanchangView day={day} />;
}
