import { signId, signs } from '#contract/astrology/horoscope/zodiac.ts';
import { noonOf } from '#contract/core/india-time.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { dayWord, longDate, requestedDay } from '#web/astrology/horoscope/days.ts';
import { failureWords } from '#web/astrology/horoscope/failure-words.ts';
import { SignView } from '#web/astrology/horoscope/sign-view.tsx';
import { structuredPrediction } from '#web/astrology/horoscope/structured.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import type { Route } from './+types/daily-prediction-sign';

const features = ['horoscope', 'shell'] as const;

const signOf = (params: { sign: string }) => signs[signId(params.sign) ?? -1];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const day = requestedDay(new URL(request.url).searchParams);
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('horoscope');
  const texts = await loadTexts(lang, features);
  const { data } = await load(
    context.get(apiContext)('GET /api/horoscope/{sign}', { params, query: { day } }),
    failureWords(texts, signOf(params) ? 'none' : 'sign'),
    context,
  );
  return { texts, lang, day, daily: data.daily_prediction };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, lang, day, daily }, matches }: Route.MetaArgs) {
  const brand = shopNameIn(matches);
  const t = texts.horoscope;
  const sign = signs[daily.sign_id];
  if (!sign) return pageMeta({ title: t.title, brand });
  const date = formatDate(noonOf(daily.date), lang, longDate);
  const title = fill(t.of[dayWord(day)], { sign: t.signs[sign].name });
  const { publicUrl } = matches[0].loaderData;
  const headline = day === 'today' ? title : `${title}, ${date}`;
  const image = `${publicUrl}/share/sign/${sign}.png?day=${daily.date}&lang=${lang}`;
  return [
    ...pageMeta({ title: headline, brand, description: daily.prediction.split('\n')[0], image }),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredPrediction({ headline, image, brand, publicUrl, lang, daily }) },
  ];
}

/** One day's prediction for one sign. */
export default function DailyPredictionSign({ loaderData: { day, daily }, params }: Route.ComponentProps) {
  const sign = signOf(params);
  return <div className="wrap">{sign && <SignView key={sign} sign={sign} day={day} daily={daily} />}</div>;
}
