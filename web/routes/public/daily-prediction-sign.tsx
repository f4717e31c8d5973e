import { data } from 'react-router';
import { signId, signs } from '#contract/horoscope/zodiac.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { dayWord, longDate, noonOf, requestedDay } from '#web/features/horoscope/days.ts';
import { PredictionProblem } from '#web/features/horoscope/problem.tsx';
import { problemOf } from '#web/features/horoscope/problem-of.ts';
import { SignView } from '#web/features/horoscope/sign-view.tsx';
import { structuredPrediction } from '#web/features/horoscope/structured.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/daily-prediction-sign';

const features = ['horoscope', 'shell'] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const day = requestedDay(new URL(request.url).searchParams);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext).add('horoscope');
  const texts = await loadTexts(lang, features);
  try {
    const response = await context.get(apiContext)('GET /api/horoscope/{sign}', { params, query: { day } });
    return { texts, lang, day, told: response.data.daily_prediction, problem: null };
  } catch (error) {
    tags.add(NO_STORE);
    const { problem, status } = problemOf(error);
    return data({ texts, lang, day, told: null, problem }, { status });
  }
}

/** In the browser. The page itself reports an unreachable server. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const lang = pageLang();
    const day = requestedDay(new URL(request.url).searchParams);
    return {
      texts: await loadTexts(lang, features),
      lang,
      day,
      told: null,
      problem: 'failed' as const,
    };
  }
}

export function meta({ loaderData: { texts, lang, day, told, problem }, matches }: Route.MetaArgs) {
  const { brand } = texts.shell;
  const t = texts.horoscope;
  const sign = told && signs[told.sign_id];
  if (!sign) {
    return [
      ...pageMeta({ title: t.problem[problem ?? 'none'], brand }),
      { name: 'robots', content: 'noindex' },
    ];
  }
  const date = formatDate(noonOf(told.date), lang, longDate);
  const title = fill(t.of[dayWord(day)], { sign: t.signs[sign].name });
  const { publicUrl } = matches[0].loaderData;
  const headline = day === 'today' ? title : `${title}, ${date}`;
  const image = `${publicUrl}/share/sign/${sign}.png?day=${told.date}&lang=${lang}`;
  return [
    ...pageMeta({ title: headline, brand, description: told.prediction.split('\n')[0], image }),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredPrediction({ headline, image, brand, publicUrl, lang, daily: told }) },
  ];
}

/** One day's prediction for one sign. */
export default function DailyPredictionSign({
  loaderData: { day, told, problem },
  params,
}: Route.ComponentProps) {
  const t = useTexts('horoscope');
  const sign = signs[signId(params.sign) ?? -1];
  return (
    <div className="wrap">
      {told && sign ? (
        <SignView key={sign} sign={sign} day={day} daily={told} />
      ) : (
        <div className="pt-5 pb-16">
          <h1 className="text-h1">{sign ? t.signs[sign].name : t.title}</h1>
          <PredictionProblem problem={problem ?? 'none'} />
        </div>
      )}
    </div>
  );
}
