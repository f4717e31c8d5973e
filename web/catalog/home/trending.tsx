import { SlidersHorizontal } from 'lucide';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ChoiceKind } from '#contract/catalog/products/choice-kinds.ts';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { type PriceRange, priceRanges } from '#contract/core/rules.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { ProductGrid } from '#web/catalog/products/shared/product-grid.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionHead } from './sections.tsx';

/** A value of the filter, and its name in the language of the page. */
type OfferedChoice = { value: string; text: string };

/** Sizes and variants of one kind: ring sizes, weights, lengths, colours. */
type OfferedKind = { kind: ChoiceKind; values: OfferedChoice[] };

/** The options and the choice of the filter row. */
export type TrendingFilter = {
  /** The available values; null when they could not be loaded. */
  offered: { category: string[]; brand: string[]; size: OfferedKind[] } | null;
  chosen: { category?: string; brand?: string; size?: string; price?: string };
};

/** Products under a heading: the words below it, and the page with all of them. */
export type ProductRow = { title: string; note?: string; to: string; products: CardProduct[] };

/** Shows products under a heading; `children` come before them. */
export function ProductSection({
  title,
  note,
  to,
  products,
  corner,
  children,
}: ProductRow & { corner: (product: CardProduct) => ReactNode; children?: ReactNode }) {
  return (
    <section aria-label={title} className="wrap section">
      <SectionHead title={title} note={note} to={to} link={useTexts('home').seeAll} />
      {children}
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} corner={corner(product)} />
        ))}
      </ProductGrid>
    </section>
  );
}

/** Shows best-selling products with filters; `products` is null when they could not be loaded. */
export function Trending({
  products,
  filter,
  corner,
}: {
  products: CardProduct[] | null;
  filter: TrendingFilter;
  /** Returns the button over a card's picture. */
  corner: (product: CardProduct) => ReactNode;
}) {
  const t = useTexts('home');
  const catalog = useTexts('products');
  return (
    <ProductSection title={t.trending} to="/products" products={products ?? []} corner={corner}>
      {filter.offered && <FilterRow offered={filter.offered} chosen={filter.chosen} />}
      {products === null ? (
        <Banner
          tone="bad"
          action={
            <LinkButton to="" kind="secondary" size="small" preventScrollReset reloadDocument>
              {catalog.retry}
            </LinkButton>
          }
        >
          {catalog.loadFailed}
        </Banner>
      ) : (
        products.length === 0 && <EmptyState art="mala" title={catalog.none} heading="h2" />
      )}
    </ProductSection>
  );
}

function FilterRow({
  offered,
  chosen,
}: {
  offered: NonNullable<TrendingFilter['offered']>;
  chosen: TrendingFilter['chosen'];
}) {
  const { filter } = useTexts('home');
  const catalog = useTexts('products');
  const t = useTexts('products/filters');
  const fields = [
    {
      name: 'category',
      values: offered.category.map((value) => ({ value, text: categoryName(catalog, value) })),
    },
    { name: 'brand', values: offered.brand.map((value) => ({ value, text: value })) },
    { name: 'size', values: offered.size },
    {
      name: 'price',
      values: (Object.keys(priceRanges) as PriceRange[]).map((value) => ({
        value,
        text: t.prices[value],
      })),
    },
  ] as const;
  const count = Object.values(chosen).filter(Boolean).length;
  const row = (
    <Form action="/" preventScrollReset className="grid items-end gap-3 pt-2 sm:grid-cols-2 lg:flex lg:pt-0">
      {fields.map((field) => (
        <Field key={field.name} label={t[field.name]} className="min-w-0 flex-1">
          <Select name={field.name} defaultValue={chosen[field.name] ?? ''}>
            <option value="">{field.name === 'price' ? t.anyPrice : t.all}</option>
            {field.name === 'size' ? (
              <ChoiceGroups groups={field.values} />
            ) : (
              <Options values={field.values} />
            )}
          </Select>
        </Field>
      ))}
      <Button type="submit" kind="ink">
        {t.apply}
      </Button>
    </Form>
  );
  // Phones unfold the row: four selects would separate the title from the products.
  return (
    <div className="mb-6 lg:mb-8">
      <div className="max-lg:hidden">{row}</div>
      <details className="lg:hidden">
        <summary className={buttonClass({ kind: 'secondary', className: 'w-fit cursor-pointer list-none' })}>
          <Icon of={SlidersHorizontal} small />
          <span>{filter}</span>
          {count > 0 && <span className="tabular">{`(${count})`}</span>}
        </summary>
        {row}
      </details>
    </div>
  );
}

const Options = ({ values }: { values: readonly OfferedChoice[] }) =>
  values.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** Shows the sizes and variants by kind: ring sizes apart from weights, lengths and colours. */
function ChoiceGroups({ groups }: { groups: readonly OfferedKind[] }) {
  const t = useTexts('products/filters');
  return groups.map(({ kind, values }) => (
    <optgroup key={kind} label={t.choices[kind]}>
      <Options values={values} />
    </optgroup>
  ));
}
