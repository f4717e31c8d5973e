import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useRevalidator } from 'react-router';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { type Category, productsPerPage } from '#contract/core/rules.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { ProductGrid } from '#web/catalog/products/shared/product-grid.tsx';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CardSkeletons } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { type ListState, listPath, readList, wholeList } from './list-state.ts';
import { LIST_FORM } from './search-box.tsx';
import type { FactNames } from './shown-facets.ts';
import { sortOptions } from './sort-options.ts';

// The first row of a phone, whose line is slow. A larger screen asks for its third picture once it has laid out the page.
const FIRST_ROW = 2;

type Alone = { q: string; total: number };

/** Shows one page of cards, with count, chips and sort order above and the pagination below. */
export function Results({
  products,
  total,
  list,
  names,
  change,
  slow,
  corrected,
  instead,
  leftOut,
  corner,
}: {
  /** Null when they could not be loaded. */
  products: readonly CardProduct[] | null;
  total: number;
  list: ListState;
  names: FactNames;
  change: (next: ListState) => void;
  slow: boolean;
  /** The search as it was read, if a word of it is misspelt. */
  corrected: string | null;
  /** The words of a search that no product answers whole, which have results alone. */
  instead: readonly Alone[];
  /** The words of the search that were left out. */
  leftOut: readonly string[];
  /** Returns the button over a card's picture. */
  corner: (product: CardProduct) => ReactNode;
}) {
  const t = useTexts('products/list');
  const lang = useLang();
  const { search } = useLocation();
  const shown = readList(new URLSearchParams(search));
  const last = Math.max(1, Math.ceil(total / productsPerPage));
  const head = usePlaceInList(shown.page);
  return (
    <section aria-label={t.title} aria-busy={slow || undefined} className="min-w-0">
      <div
        ref={head}
        tabIndex={-1}
        className="mb-5 flex scroll-mt-36 flex-wrap items-center gap-x-3 gap-y-2 outline-none lg:min-h-11 lg:scroll-mt-24"
      >
        {products && (
          <p role="status" className="tabular text-ink-2">
            <span>{plural(t.count, total, lang)}</span>
            {last > 1 && <span className="sr-only">{`, ${fill(t.pageOf, { n: shown.page, last })}`}</span>}
            {corrected && <span>{` · ${fill(t.corrected, { q: corrected })}`}</span>}
          </p>
        )}
        <AppliedChips list={list} names={names} />
        <SortSelect list={list} change={change} />
      </div>
      {products && products.length > 0 && leftOut.length > 0 && (
        <LeftOut words={leftOut} instead={instead} sort={list.sort} />
      )}
      {products && products.length > 0 && isRecommended(list) && (
        <p className="-mt-4 mb-3 text-sm text-ink-3 lg:-mt-3 lg:mb-5">{t.recommended}</p>
      )}
      {slow ? (
        <ProductGrid sidebar>
          <CardSkeletons count={Math.max(6, products?.length ?? 0)} />
        </ProductGrid>
      ) : products === null ? (
        <LoadFailed />
      ) : products.length === 0 ? (
        <Nothing sort={list.sort} instead={instead} />
      ) : (
        <ProductGrid sidebar>
          {products.map((product, i) => (
            <ProductCard
              key={product._id}
              product={product}
              eager={i < FIRST_ROW}
              heading="h2"
              corner={corner(product)}
            />
          ))}
        </ProductGrid>
      )}
      <div className="pt-12">
        <Pagination current={shown.page} last={last} to={(page) => listPath({ ...shown, page })} />
      </div>
    </section>
  );
}

/** Returns whether the sentence about recommended products is true: of one category there is one kind alone. */
const isRecommended = ({ sort, q, category }: ListState): boolean =>
  sort === null && q === '' && category.length !== 1;

/**
 * Manages scroll and focus. Another page starts at the top of the list with the focus there. Another filter keeps
 * the scroll position, unless the results would be above the screen. Going back restores the position.
 */
function usePlaceInList(page: number): React.RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  const key = useRef<string>(null);
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const first = key.current === null;
    const turned = before.current !== page;
    key.current = location.key;
    before.current = page;
    if (first || type === 'POP' || !head.current) return;
    if (turned) head.current.focus({ preventScroll: true });
    if (turned || head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView();
  }, [location.key, page, type]);
  return head;
}

function SortSelect({ list, change }: { list: ListState; change: (next: ListState) => void }) {
  const t = useTexts('products/list');
  const options = sortOptions(t, list);
  return (
    <div className="ml-auto max-lg:hidden max-lg:noscript:block">
      <Select
        aria-label={t.sort}
        name="sort"
        form={LIST_FORM}
        value={list.sort ?? ''}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          change({ ...list, sort: chosen?.value ?? null, page: 1 });
        }}
        className="min-h-11! w-auto! pr-10!"
      >
        {options.map(({ value, text }) => (
          <option key={text} value={value ?? ''}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

function LoadFailed() {
  const catalog = useTexts('products');
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="bad"
      action={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {catalog.retry}
        </Button>
      }
    >
      {catalog.loadFailed}
    </Banner>
  );
}

/** The categories that are offered where nothing was found. */
const ideas = ['Gemstones', 'Rudraksha', 'Yantras', 'Gifts'] as const satisfies readonly Category[];

type Instead = { sort: ListState['sort']; instead: readonly Alone[] };

/** Links to the search of each word alone. */
function SingleWords({ sort, instead }: Instead) {
  const t = useTexts('products/list');
  const lang = useLang();
  return instead.map(({ q, total }) => (
    <LinkButton key={q} kind="secondary" to={listPath({ ...wholeList, sort, q })}>
      <span>{fill(t.alone, { q })}</span>
      <span className="tabular text-sm text-ink-3">{plural(t.count, total, lang)}</span>
    </LinkButton>
  ));
}

/** Says which words of the search the products below do not answer, and leads to each word alone. */
function LeftOut({ words, ...links }: Instead & { words: readonly string[] }) {
  const t = useTexts('products/list');
  return (
    <div className="mb-5 grid gap-3">
      <p role="status" className="text-ink-2">
        {fill(t.leftOut, { words: words.map((word) => `“${word}”`).join(', ') })}
      </p>
      <span className="flex flex-wrap gap-3">
        <SingleWords {...links} />
      </span>
    </div>
  );
}

function Nothing({ sort, instead }: Instead) {
  const t = useTexts('products/list');
  const catalog = useTexts('products');
  return (
    <EmptyState
      art="mala"
      title={catalog.none}
      text={t.noneHint}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <SingleWords instead={instead} sort={sort} />
          {instead.length === 0 &&
            ideas.map((category) => (
              <LinkButton
                key={category}
                kind="secondary"
                to={listPath({ ...wholeList, sort, category: [category] })}
              >
                {categoryName(catalog, category)}
              </LinkButton>
            ))}
          <LinkButton to={listPath({ ...wholeList, sort })}>{t.reset}</LinkButton>
        </span>
      }
    />
  );
}
