import { useEffect, useRef, useState } from 'react';
import { data, useLocation, useNavigate, useNavigation } from 'react-router';
import { lifePathSums } from '#contract/astrology/horoscope/life-path.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { statusOf } from '#web/api/status-of.ts';
import { AllNumbers } from '#web/astrology/horoscope/life-path/all-numbers.tsx';
import { BirthForm } from '#web/astrology/horoscope/life-path/birth-form.tsx';
import { Result, ResultSkeleton, Traits } from '#web/astrology/horoscope/life-path/result.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import type { Route } from './+types/life-path-number';

const features = ['horoscope/life-path', 'shell'] as const;

const askedNumber = (request: Request): string | null => new URL(request.url).searchParams.get('number');

export async function loader({ context, request }: Route.LoaderArgs) {
  const number = askedNumber(request);
  const texts = await loadTexts(context.get(langContext), features);
  const year = new Date().getFullYear();
  if (!number) return { texts, year, number, profile: null, problem: null };
  try {
    const profile = await context.get(apiContext)('GET /api/life-path/{number}', {
      params: { number },
      query: {},
    });
    return { texts, year, number, profile, problem: null };
  } catch (error) {
    context.get(cacheTagsContext).add(NO_STORE);
    const missing = statusOf(error) === 404;
    const problem = missing ? ('missing' as const) : ('failed' as const);
    return data({ texts, year, number, profile: null, problem }, { status: missing ? 404 : 503 });
  }
}

/** In the browser. The page itself reports an unreachable server. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const texts = await loadTexts(pageLang(), features);
    const year = new Date().getFullYear();
    return { texts, year, number: askedNumber(request), profile: null, problem: 'failed' as const };
  }
}

export function meta({ loaderData: { texts, profile }, matches }: Route.MetaArgs) {
  const t = texts['horoscope/life-path'];
  return pageMeta({
    title: profile ? fill(t.titleOf, { n: profile.number, title: profile.title }) : t.title,
    brand: shopNameIn(matches),
    description: profile?.description ?? t.description,
  });
}

/** The life path number: a date of birth, and the meaning of its digit. */
export default function LifePathNumber({
  loaderData: { year, number, profile, problem },
}: Route.ComponentProps) {
  const t = useTexts('horoscope/life-path');
  const lang = useLang();
  const { state } = useLocation() as { state: { born?: string } | null };
  const navigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const [pausing, setPausing] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  /** The date stays in this tab's history state. The URL gets the number only. */
  function reckon(born: string) {
    setPausing(true);
    result.current?.scrollIntoView({ block: 'nearest' });
    pause.current = window.setTimeout(async () => {
      await navigate(`?number=${lifePathSums(born).at(-1)}`, { state: { born }, preventScrollReset: true });
      setPausing(false);
      result.current?.scrollIntoView({ block: 'nearest' });
    }, timings.lifePath);
  }

  const title = profile ? fill(t.titleOf, { n: profile.number, title: profile.title }) : t.title;
  return (
    <div className="wrap grid gap-6 pt-5 pb-16 *:min-w-0 lg:grid-cols-[24rem_1fr] lg:items-start lg:gap-18 lg:pt-12 lg:pb-24">
      <section className="lg:sticky lg:top-28">
        <h1 className="text-h1">{t.heading}</h1>
        <p className="mt-3 text-lg text-ink-2">{t.description}</p>
        <BirthForm year={year} busy={pausing} onDate={reckon} />
      </section>
      <div ref={result} className="scroll-mt-24">
        {pausing || loading ? (
          <ResultSkeleton />
        ) : profile ? (
          <>
            <Result profile={profile} date={state?.born ?? null} />
            <Traits profile={profile} />
            <div className="mt-6">
              <ShareButton
                title={title}
                text={title}
                url={`/life-path-number?number=${profile.number}&lang=${lang}`}
                words={t}
              />
            </div>
          </>
        ) : (
          <>
            {problem && (
              <Banner tone="bad" className="mb-5">
                {problem === 'missing' ? fill(t.noProfile, { n: number ?? '' }) : t.failed}
              </Banner>
            )}
            <AllNumbers />
          </>
        )}
      </div>
    </div>
  );
}
