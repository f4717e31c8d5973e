import { calendarPath, panchangPath } from '#contract/astrology/almanac/rules.ts';
import { apiContext, langContext, publicUrlContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { CalendarView } from '#web/astrology/almanac/calendar-view.tsx';
import { failureWords } from '#web/astrology/almanac/day-words.ts';
import { structuredPage } from '#web/astrology/almanac/structured.ts';
import { longMonthOf, shortDay } from '#web/astrology/reports/shared/wall-time.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import type { Route } from './+types/calendar';

const features = ['almanac', 'shell'] as const;

/** Festivals in the description of the page. */
const DESCRIBED = 6;

export async function loader({ context, params: { city, year, month } }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  const texts = await loadTexts(lang, features);
  const calendar = await load(
    context.get(apiContext)('GET /api/almanac/months/{city}/{month}', {
      params: { city, month: `${year}-${month}` },
    }),
    failureWords(texts),
    context,
  );
  return { texts, lang, calendar, origin: context.get(publicUrlContext) };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, lang, calendar, origin: publicUrl }, matches }: Route.MetaArgs) {
  const brand = shopNameIn(matches);
  const t = texts.almanac;
  const { place, days } = calendar;
  const month = longMonthOf(`${calendar.month}-01`, lang);
  const title = fill(t.calendar.title, { month, city: place.name });
  const festivals = days
    .flatMap(({ date, festivals: some }) =>
      some
        .filter(({ kind }) => kind === 'festival' || kind === 'ekadashi')
        .map(({ name }) => `${name} (${shortDay(date, lang)})`),
    )
    .slice(0, DESCRIBED)
    .join(', ');
  const description = fill(t.calendar.description, { month, city: place.name, festivals });
  const path = calendarPath(place.slug, calendar.month);
  const crumbs = [
    { name: brand, path: '/' },
    { name: `${t.title}, ${place.name}`, path: panchangPath(place.slug) },
    { name: month, path },
  ];
  return [
    ...pageMeta({ title, brand, description }),
    ...(calendar.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    {
      'script:ld+json': structuredPage({
        name: title,
        description,
        path,
        publicUrl,
        brand,
        lang,
        place,
        crumbs,
      }),
    },
  ];
}

/** A month in a city: tithis, festivals and vratas. */
export default function Calendar({ loaderData: { calendar, origin } }: Route.ComponentProps) {
  return (
    <CalendarView key={`${calendar.place.slug} ${calendar.month}`} calendar={calendar} origin={origin} />
  );
}
