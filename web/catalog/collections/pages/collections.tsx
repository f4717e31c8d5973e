import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { CollectionCard } from '#web/catalog/collections/collection-card.tsx';
import { collectionPath, collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/collections';

const features = ['collections', 'shell'] as const;

const failureWords = ({
  collections: { title, failed, retry },
}: Pick<Messages, 'collections'>): LoadWords => ({
  title,
  failed,
  retry,
});

export async function loader({ context }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('collections').add('products').add('today');
  const texts = await loadTexts(lang, features);
  const { collections } = await load(
    context.get(apiContext)('GET /api/collections'),
    failureWords(texts),
    context,
  );
  return {
    texts,
    collections: collections.map((one) => ({
      ...collectionTexts(one, lang),
      to: collectionPath(one.slug),
      image: one.image,
      total: one.total,
    })),
  };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.collections.title,
    brand: shopNameIn(matches),
    description: texts.collections.description,
  });
}

/** Few collections fill the width, by their number. Their pictures are low enough to leave the names in view. */
const wideGrids: Readonly<Record<number, { grid: string; sizes: string }>> = {
  2: {
    grid: 'md:grid-cols-2 md:[&_.art-tile]:aspect-[4/3] md:[&_.picture]:object-cover',
    sizes: '(min-width: 48rem) 39rem, 44vw',
  },
  3: {
    grid: 'md:grid-cols-3 md:[&_.art-tile]:aspect-[4/3] md:[&_.picture]:object-cover',
    sizes: '(min-width: 48rem) 26rem, 44vw',
  },
};

/** The collections of the shop, in its order. */
export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  const t = useTexts('collections');
  const wide = wideGrids[collections.length];
  return (
    <div className="wrap pb-20">
      <h1 className="pt-5 text-h1 lg:pt-10">{t.title}</h1>
      <p className="mt-1 mb-6 max-w-[60ch] text-ink-2 lg:mb-9">{t.description}</p>
      {collections.length === 0 ? (
        <EmptyState
          art="mala"
          title={t.none}
          heading="h2"
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      ) : (
        <div
          className={`grid grid-cols-2 gap-x-3 gap-y-7 md:gap-x-5 ${wide?.grid ?? 'md:grid-cols-3 lg:grid-cols-4'}`}
        >
          {collections.map((one, i) => (
            <CollectionCard key={one.to} {...one} eager={i < 2} sizes={wide?.sizes} />
          ))}
        </div>
      )}
    </div>
  );
}
