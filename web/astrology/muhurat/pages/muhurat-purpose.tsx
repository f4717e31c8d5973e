import { Printer } from 'lucide';
import { purposeOf } from '#contract/astrology/muhurat/purposes.ts';
import type { Place } from '#contract/astrology/places/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { statusOf } from '#web/api/status-of.ts';
import { type CitySearch, type CityValue, FinderForm } from '#web/astrology/muhurat/finder-form.tsx';
import { Method } from '#web/astrology/muhurat/method.tsx';
import { Occasions } from '#web/astrology/muhurat/occasions.tsx';
import { purposeWords } from '#web/astrology/muhurat/purpose-words.ts';
import { structuredMuhurats } from '#web/astrology/muhurat/structured.ts';
import { Windows } from '#web/astrology/muhurat/windows.tsx';
import { PlaceSearchOf } from '#web/astrology/reports/form/place-search.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import type { Route } from './+types/muhurat-purpose';

const features = ['muhurat', 'reports', 'shell'] as const;

const failureWords = ({ muhurat: { title, problem } }: Pick<Messages, 'muhurat'>): LoadWords => ({
  title,
  failed: problem.failed,
  retry: problem.retry,
  missing: { title: problem.unknown },
  back: { to: '/muhurat', text: problem.toAll },
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  const api = context.get(apiContext);
  const tags = context.get(cacheTagsContext).add('today');
  const texts = await loadTexts(lang, features);
  // A form without scripts sends empty fields.
  const asked = [...new URL(request.url).searchParams].filter(
    ([name, value]) => value && ['city', 'from', 'to', 'star'].includes(name),
  );
  // Anybody's own search is not worth a place in the cache, and a birth star has none there.
  if (asked.length > 0) tags.add(NO_STORE);
  const find = (query: object) => api('GET /api/muhurats/{purpose}', { params, query });
  const unread = (error: unknown) => {
    if (statusOf(error) !== 400 || asked.length === 0) throw error;
    return null;
  };
  const own =
    asked.length > 0
      ? await load(find(Object.fromEntries(asked)).catch(unread), failureWords(texts), context)
      : null;
  const answer = own ?? (await load(find({}), failureWords(texts), context));
  return { texts, lang, answer, invalid: asked.length > 0 && own === null, asked: asked.length > 0 };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, lang, answer, asked }, matches, params }: Route.MetaArgs) {
  const brand = shopNameIn(matches);
  const t = texts.muhurat;
  const purpose = purposeOf(params.purpose);
  if (!purpose) return pageMeta({ title: t.title, brand });
  const { title, lead } = purposeWords(t, purpose);
  const { publicUrl } = matches[0].loaderData;
  const headline = fill(t.shareText, { title, city: answer.place.name });
  const url = `${publicUrl}/muhurat/${purpose}`;
  const home = { name: t.title, url: `${publicUrl}/muhurat` };
  return [
    ...pageMeta({ title: headline, brand, description: lead }),
    ...(asked ? [{ name: 'robots', content: 'noindex' }] : []),
    {
      'script:ld+json': structuredMuhurats({
        title: headline,
        description: lead,
        url,
        home,
        brand,
        lang,
        answer,
      }),
    },
  ];
}

const cityValue = ({ location, coordinates, slug }: Place): CityValue => ({ location, coordinates, slug });

const CityChoice: CitySearch = (props) => <PlaceSearchOf toValue={cityValue} {...props} />;

/** The muhurats of one occasion. */
export default function MuhuratPurpose({ loaderData: { answer, invalid }, params }: Route.ComponentProps) {
  const t = useTexts('muhurat');
  const lang = useLang();
  const purpose = purposeOf(params.purpose);
  if (!purpose) return null;
  const { name, title, lead } = purposeWords(t, purpose);
  const { place, from, to, star } = answer;
  const query = new URLSearchParams({
    ...(place.city ? { city: place.city } : {}),
    from,
    to,
    ...(star ? { star: star.slug } : {}),
    lang,
  });
  return (
    <div className="wrap pb-16 lg:pb-24">
      <div className="print:hidden">
        <Breadcrumb steps={[{ to: '/muhurat', text: t.title }]} here={name} />
      </div>
      <h1 className="text-h1 mt-2">{title}</h1>
      <p className="mt-3 mb-6 max-w-[60ch] text-lg text-ink-2">{lead}</p>
      {invalid && (
        <Banner tone="warn" className="mb-5">
          {t.problem.invalid}
        </Banner>
      )}
      <FinderForm
        key={`${purpose} ${place.city} ${from} ${to} ${star?.slug}`}
        answer={answer}
        CitySearch={CityChoice}
      />
      <div className="mt-8">
        <Windows answer={answer} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ShareButton
          title={title}
          text={fill(t.shareText, { title, city: place.name })}
          url={`/muhurat/${purpose}?${query}`}
          words={t}
        />
        <Button kind="secondary" onClick={() => print()}>
          <Icon of={Printer} small />
          {t.print}
        </Button>
      </div>
      <Method purpose={purpose} />
      <div className="mt-12 print:hidden">
        <Occasions except={purpose} />
      </div>
    </div>
  );
}
