import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { samplePaths } from '#web/astrology/reports/shared/sample-paths.ts';
import { chatFigures } from '#web/consultations/chat/guide/chat-figures.ts';
import { GuideFigures } from '#web/consultations/chat/guide/guide-figures.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/how-chats-work';

const features = ['chat/guide', 'shell'] as const;

function failureWords(texts: Pick<Messages, 'chat/guide'>): LoadWords {
  const { title, loadFailed: failed, retry } = texts['chat/guide'];
  return { title, failed, retry };
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  context.get(cacheTagsContext).add('astrologers');
  const texts = await loadTexts(context.get(langContext), features);
  const [overview, site] = await load(
    Promise.all([api('GET /api/astrologers/overview'), api('GET /api/settings/house')]),
    failureWords(texts),
    context,
  );
  return { texts, overview, maxTopUp: site.wallet.maxTopUp };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  const { title, description } = texts['chat/guide'];
  return pageMeta({ title, brand: shopNameIn(matches), description });
}

/** What a chat is like and costs, for people who are not logged in: the list of astrologers is for members. */
export default function HowChatsWork({ loaderData: { overview, maxTopUp } }: Route.ComponentProps) {
  const t = useTexts('chat/guide');
  const figures = chatFigures(t, { maxTopUp, lang: useLang() });
  return (
    <div className="wrap grid gap-10 pt-5 pb-16 lg:gap-14 lg:pt-12 lg:pb-24">
      <header>
        <h1 className="text-h1">{t.title}</h1>
        <p className="mt-3 max-w-[52ch] text-lg text-pretty text-ink-2">{t.lead}</p>
        <ToAstrologers />
      </header>
      <GuideFigures overview={overview} />
      <section aria-labelledby="steps">
        <h2 id="steps" className="text-h2">
          {t.steps.title}
        </h2>
        <ol className="mt-4 grid gap-x-6 lg:grid-cols-5">
          {t.steps.list.map(({ title, text }, i) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] content-start gap-3 border-t border-line py-5 lg:grid-cols-1"
            >
              <span aria-hidden="true" className="font-display text-h2 leading-none text-manik-text">
                {i + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-ink-2">{fill(text, figures)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="money">
        <h2 id="money" className="text-h2">
          {t.money.title}
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {t.money.list.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-ink-2">
                <LinkedText text={fill(text, figures)} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="safety"
        className="grid gap-x-16 rounded-tile bg-haldi-soft p-5 md:p-7 lg:grid-cols-[1fr_2fr]"
      >
        <div>
          <h2 id="safety" className="text-h2">
            {t.safety.title}
          </h2>
          <ToAstrologers />
        </div>
        <ul className="mt-5 grid list-disc gap-2.5 pl-5 lg:mt-1">
          {t.safety.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ToAstrologers() {
  const t = useTexts('chat/guide');
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
      <LinkButton to="/astro-list">{t.open}</LinkButton>
      <TextLink to={samplePaths.kundli} className="inline-flex min-h-11 items-center">
        {t.sample}
      </TextLink>
    </p>
  );
}
