import { Form, redirect, useNavigation } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { GrahaEntry } from '#web/catalog/products/how-to-wear/graha-entry.tsx';
import { grahaGuides, grahaNames } from '#web/catalog/products/how-to-wear/grahas.ts';
import { WearRow } from '#web/catalog/products/how-to-wear/wear-row.tsx';
import {
  toWearingGuide,
  toWornCard,
  type WornList,
  wearPath,
} from '#web/catalog/products/how-to-wear/wearing-guide.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchInput } from '#web/ui/form/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/how-to-wear';

const PER_PAGE = 12;
/** The products that an entry of a graha shows. */
const PER_GRAHA = 4;
/** Only what is worn: a bell has steps too, on its own page. */
const worn = { guide: 'wear' } as const;

const features = ['products/how-to-wear', 'products/product', 'products', 'shell'] as const;

/** Parses the address. Without a search, a graha and a page it shows the nine grahas. */
function readQuery(request: Request): Required<WornList> {
  const query = new URL(request.url).searchParams;
  const page = Number(query.get('page'));
  const graha = query.get('graha') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    graha: grahaNames.includes(graha) ? graha : '',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 0,
  };
}

function failureWords(texts: Pick<Messages, 'products/how-to-wear'>): LoadWords {
  const { title, failed, retry } = texts['products/how-to-wear'];
  return { title, failed, retry };
}

/** Loads some products of each graha, with the number of all. */
async function loadGrahas(api: Api) {
  const [facets, ...cards] = await Promise.all([
    api('GET /api/auth/products/facets', { query: worn }),
    ...grahaGuides.map(({ name: graha }) =>
      api('GET /api/auth/products/cards', { query: { ...worn, graha, limit: PER_GRAHA } }),
    ),
  ]);
  const totals = new Map(facets.graha.map(({ value, count }) => [value, count]));
  return { cards, totals };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('products');
  const asked = readQuery(request);
  const { q, graha } = asked;
  const page = Math.max(1, asked.page);
  const texts = await loadTexts(lang, features);
  const words = failureWords(texts);
  if (!q && !graha && asked.page === 0) {
    const { cards, totals } = await load(loadGrahas(api), words, context);
    const entries = grahaGuides.map(({ name }, i) => ({
      products: (cards[i] ?? []).map((card) => toWornCard(card, lang)),
      total: totals.get(name) ?? 0,
    }));
    return { texts, entries, list: null };
  }
  const filter = { ...worn, q: q || undefined, graha: graha || undefined };
  const [products, facets] = await load(
    Promise.all([
      api('GET /api/auth/products', { query: { ...filter, page, limit: PER_PAGE } }),
      api('GET /api/auth/products/facets', { query: filter }),
    ]),
    words,
    context,
  );
  const last = Math.max(1, Math.ceil(facets.total / PER_PAGE));
  // A shared link to a page that no longer exists leads to the last page.
  if (page > last) throw redirect(wearPath({ q, graha, page: last }));
  const guides = products.map((product) => toWearingGuide(product, lang));
  return { texts, entries: null, list: { q, graha, page, total: facets.total, guides } };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, list }, matches }: Route.MetaArgs) {
  const t = texts['products/how-to-wear'];
  const named = list?.graha ? fill(t.titleOf, { graha: nameOf(list.graha, t) }) : t.title;
  const title = list && list.page > 1 ? fill(t.titlePage, { n: list.page }) : named;
  return pageMeta({ title, brand: shopNameIn(matches), description: t.description });
}

const nameOf = (graha: string, t: Messages['products/how-to-wear']): string =>
  graha in t.grahas ? t.grahas[graha as keyof typeof t.grahas].name : t.forAll;

/** How the stone of each graha is worn, and the wearing guide of the products, by graha or by search. */
export default function HowToWear({ loaderData: { entries, list } }: Route.ComponentProps) {
  const t = useTexts('products/how-to-wear');
  const busy = useNavigation().state === 'loading';
  return (
    <div className="wrap pb-20">
      <div className="grid gap-4 pt-5 pb-6 lg:flex lg:items-end lg:justify-between lg:gap-8 lg:pt-10 lg:pb-9">
        <div>
          <h1 className="text-h1">
            {list?.graha ? fill(t.titleOf, { graha: nameOf(list.graha, t) }) : t.title}
          </h1>
          <p className="mt-2 text-lg text-ink-2">{t.lead}</p>
          <p className="mt-1">
            <TextLink alone to="/find-my-stone">
              {t.findMyStone}
            </TextLink>
          </p>
        </div>
        <Form role="search" className="flex gap-2 lg:w-104">
          <SearchInput
            key={list?.q}
            name="q"
            label={t.search}
            defaultValue={list?.q}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className="flex-1"
          />
          <Button type="submit" kind="ink">
            {t.searchButton}
          </Button>
        </Form>
      </div>
      <section aria-label={t.title} aria-busy={busy}>
        {list ? <Worn list={list} /> : <NineGrahas entries={entries ?? []} />}
      </section>
    </div>
  );
}

function NineGrahas({ entries }: { entries: NonNullable<Route.ComponentProps['loaderData']['entries']> }) {
  const t = useTexts('products/how-to-wear');
  return (
    <>
      <div className="mb-10 grid grid-cols-3 gap-2.5 md:gap-5">
        {grahaGuides.map((graha, i) => (
          <GrahaEntry
            key={graha.name}
            graha={graha}
            products={entries[i]?.products ?? []}
            total={entries[i]?.total ?? 0}
            eager={i < 6}
          />
        ))}
      </div>
      <p className="flex flex-wrap gap-3 border-t border-line pt-8">
        <LinkButton kind="secondary" to={wearPath({ graha: 'all' })}>
          {t.forAll}
        </LinkButton>
        <LinkButton kind="secondary" to={wearPath({ page: 1 })}>
          {t.everything}
        </LinkButton>
      </p>
    </>
  );
}

function Worn({ list }: { list: NonNullable<Route.ComponentProps['loaderData']['list']> }) {
  const t = useTexts('products/how-to-wear');
  const lang = useLang();
  const { q, graha, page, total, guides } = list;
  return (
    <>
      <p role="status" className={total > 0 ? 'pb-1 text-sm text-ink-2' : 'sr-only'}>
        {plural(t.count, total, lang)}
      </p>
      <BackLink to="/how-to-wear">{t.back}</BackLink>
      {guides.map((each, i) => (
        <WearRow key={each._id} worn={each} eager={i < 3} />
      ))}
      {guides.length === 0 && (
        <EmptyState
          art="kavach"
          title={t.none}
          text={t.noneHint}
          action={<LinkButton to="/how-to-wear">{t.reset}</LinkButton>}
        />
      )}
      <Pagination
        current={page}
        last={Math.ceil(total / PER_PAGE)}
        to={(target) => wearPath({ q, graha, page: target })}
      />
    </>
  );
}
