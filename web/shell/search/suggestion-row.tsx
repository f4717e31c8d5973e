import { Autocomplete } from '@base-ui/react/autocomplete';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { categoryName, localTexts, otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Price } from '#web/ui/price.tsx';
import type { Suggested } from './use-suggestions.ts';

/** One row of the suggestions: a product, the results within a category, a search, or all products. */
export type Choice =
  | { kind: 'product'; product: CardProduct }
  | { kind: 'category'; q: string; category: string; total: number }
  | { kind: 'alone' | 'all'; q: string; total: number }
  | { kind: 'everything' };

/** Returns the list of products for a search. */
export const searchPath = (q: string, category?: string): string =>
  `/products?${new URLSearchParams({ q, ...(category && { category }) })}`;

/** Returns the page that a choice opens. */
export function pathOf(choice: Choice): string {
  if (choice.kind === 'product') return `/single-product/${choice.product._id}`;
  if (choice.kind === 'everything') return '/products';
  return searchPath(choice.q, choice.kind === 'category' ? choice.category : undefined);
}

const toChoice = (product: CardProduct): Choice => ({ kind: 'product', product });

/**
 * Returns the rows for what was found: products first, then their categories, then all results. `popular` products are there
 * before anything is typed, and where nothing is found.
 */
export function choicesOf(
  { question: q, answer: found }: Suggested,
  popular: readonly CardProduct[] = [],
): Choice[] {
  if (q === null) return popular.map(toChoice);
  if (!found) return [];
  const { products, categories, instead, total } = found;
  const others: Choice[] = categories.map(({ value, count }) => ({
    kind: 'category',
    q,
    category: value,
    total: count,
  }));
  return [
    ...products.map(toChoice),
    // A single category would only repeat the row of all results.
    ...(others.length > 1 ? others : []),
    ...instead.map((one): Choice => ({ kind: 'alone', ...one })),
    ...(total > 0
      ? [{ kind: 'all', q, total } as const]
      : [{ kind: 'everything' } as const, ...popular.map(toChoice)]),
  ];
}

/** A row of the list, for mouse, touch and keyboard. */
export function SuggestionRow({ choice, onChoose }: { choice: Choice; onChoose: (path: string) => void }) {
  return (
    <Autocomplete.Item
      value={choice}
      onClick={() => onChoose(pathOf(choice))}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 data-highlighted:bg-ink/6"
    >
      {choice.kind === 'product' ? <Product product={choice.product} /> : <Words choice={choice} />}
    </Autocomplete.Item>
  );
}

function Product({ product }: { product: CardProduct }) {
  const catalog = useTexts('products');
  const lang = useLang();
  const { name } = localTexts(product, lang);
  return (
    <>
      <ArtTile src={product.image[0] ?? ''} alt="" className="size-13 shrink-0" />
      <span className="min-w-0 flex-1">
        <span lang={otherLang(name, lang)} className="line-clamp-2 leading-snug font-medium">
          {name}
        </span>
        <span className="line-clamp-1 text-sm text-ink-3">{categoryName(catalog, product.category)}</span>
      </span>
      <Price min={product.priceRange.min} max={product.priceRange.max} className="text-sm" />
    </>
  );
}

function Words({ choice }: { choice: Exclude<Choice, { kind: 'product' }> }) {
  const t = useTexts('products/search');
  const catalog = useTexts('products');
  const lang = useLang();
  const leads = 'px-2 font-semibold text-manik-text';
  if (choice.kind === 'everything') return <span className={leads}>{t.allProducts}</span>;
  if (choice.kind === 'all') return <span className={leads}>{plural(t.all, choice.total, lang)}</span>;
  return (
    <>
      <span className="min-w-0 flex-1 px-2 font-medium">
        {choice.kind === 'category' ? categoryName(catalog, choice.category) : fill(t.alone, { q: choice.q })}
      </span>
      <span className="text-sm text-ink-3">{plural(t.count, choice.total, lang)}</span>
    </>
  );
}
