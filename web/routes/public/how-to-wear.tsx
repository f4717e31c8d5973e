import { Form, redirect, useNavigation } from 'react-router';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { WearRow } from '#web/features/catalog/how-to-wear/wear-row.tsx';
import { toWearingGuide, wearPath } from '#web/features/catalog/how-to-wear/wearing-guide.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { fill, plural } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/how-to-wear';

const PER_PAGE = 12;

const features = ['catalog/how-to-wear', 'catalog/product', 'catalog', 'shell'] as const;

function readQuery(request: Request): { q: string; page: number } {
  const query = new URL(request.url).searchParams;
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

function failureWords(texts: Pick<AllTexts, 'catalog/how-to-wear'>): LoadWords {
  const { title, failed, retry } = texts['catalog/how-to-wear'];
  return { title, failed, retry };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('products');
  const { q, page } = readQuery(request);
  const texts = await loadTexts(lang, features);
  const [products, facets] = await load(
    Promise.all([
      api('GET /api/auth/products', { query: { q: q || undefined, page, limit: PER_PAGE } }),
      api('GET /api/auth/products/facets', { query: { q: q || undefined } }),
    ]),
    failureWords(texts),
    context,
  );
  const last = Math.max(1, Math.ceil(facets.total / PER_PAGE));
  // A shared link to a page that no longer exists leads to the last page.
  if (page > last) throw redirect(wearPath(q, last));
  return {
    texts,
    q,
    page,
    total: facets.total,
    worn: products.map((product) => toWearingGuide(product, lang)),
  };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, page } }: Route.MetaArgs) {
  const t = texts['catalog/how-to-wear'];
  const title = page > 1 ? fill(t.titlePage, { n: page }) : t.title;
  return pageMeta({ title, brand: texts.shell.brand, description: t.description });
}

/** The wearing guide for all products. */
export default function HowToWear({ loaderData: { q, page, total, worn } }: Route.ComponentProps) {
  const t = useTexts('catalog/how-to-wear');
  const lang = useLang();
  const busy = useNavigation().state === 'loading';
  return (
    <div className="wrap pb-20">
      <div className="grid gap-4 pt-5 pb-6 lg:flex lg:items-end lg:justify-between lg:gap-8 lg:pt-10 lg:pb-9">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-2 text-lg text-ink-2">{t.lead}</p>
        </div>
        <Form role="search" className="flex gap-2 lg:w-104">
          <SearchInput
            key={q}
            name="q"
            label={t.search}
            defaultValue={q}
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
        <p role="status" className={total > 0 ? 'pb-4 text-sm text-ink-2' : 'sr-only'}>
          {plural(t.count, total, lang)}
        </p>
        {worn.map((each, i) => (
          <WearRow key={each._id} worn={each} eager={i < 3} />
        ))}
        {worn.length === 0 && (
          <EmptyState
            art="kavach"
            title={t.none}
            text={t.noneHint}
            action={<LinkButton to="/how-to-wear">{t.reset}</LinkButton>}
          />
        )}
        <Pagination current={page} last={Math.ceil(total / PER_PAGE)} to={(target) => wearPath(q, target)} />
      </section>
    </div>
  );
}
