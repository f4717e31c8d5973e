import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { noonOf } from '#contract/core/india-time.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { DayLinks } from '#web/astrology/horoscope/day-links.tsx';
import { dayWord, longDate, requestedDay } from '#web/astrology/horoscope/days.ts';
import { failureWords } from '#web/astrology/horoscope/failure-words.ts';
import { type SignLine, SignTiles } from '#web/astrology/horoscope/sign-tiles.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/daily-prediction';

const features = ['horoscope', 'shell'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const day = requestedDay(new URL(request.url).searchParams);
  context.get(cacheTagsContext).add('horoscope');
  const texts = await loadTexts(context.get(langContext), features);
  const { data } = await load(
    context.get(apiContext)('GET /api/horoscope/all', { query: { day } }),
    failureWords(texts),
    context,
  );
  const lines = data.daily_predictions.flatMap(({ sign, predictions }): SignLine[] => {
    const name = signs[sign.id];
    return name ? [{ sign: name, insight: predictions[0]?.insight ?? '' }] : [];
  });
  return { texts, day, date: data.datetime.slice(0, 10), lines };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, day }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.horoscope.heading[dayWord(day)],
    brand: shopNameIn(matches),
    description: texts.horoscope.description,
  });
}

/** One day's predictions for all twelve signs. */
export default function DailyPrediction({ loaderData: { day, date, lines } }: Route.ComponentProps) {
  const t = useTexts('horoscope');
  const lang = useLang();
  return (
    <div className="wrap pb-16 lg:pb-24">
      <div className="grid gap-2 pt-5 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-8 lg:pt-9">
        <h1 className="text-h1">{t.heading[dayWord(day)]}</h1>
        <p translate="no" className="text-lg text-ink-2">
          {formatDate(noonOf(date), lang, longDate)}
        </p>
      </div>
      <div className="mt-3 mb-6">
        <DayLinks path="/daily-prediction" day={day} />
      </div>
      <SignTiles lines={lines} day={day} />
      <p className="mt-8 max-w-[64ch] text-ink-2">{t.moonSign}</p>
    </div>
  );
}
