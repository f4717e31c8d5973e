import { TriangleAlert } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { fill, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { PageProduct } from './page-product.ts';

const box =
  'relative cursor-pointer border-[1.5px] border-line-strong transition-colors duration-(--nr-fast) hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-manik-text has-checked:bg-manik-wash has-checked:shadow-[inset_0_0_0_1px_var(--nr-manik-text)] has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line has-disabled:text-ink-3';

/** Shows radio buttons with a title, and the error once the buyer tried without a choice. */
function Chooser({
  label,
  problem,
  children,
}: {
  label: string;
  problem: string | null;
  children: ReactNode;
}) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) group.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [problem]);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-invalid={problem ? true : undefined}
      className="mt-6"
    >
      <p id={id} className="mb-2.5 font-semibold">
        {label}
      </p>
      {children}
      <p
        id={`${id}-problem`}
        className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-moonga empty:hidden"
      >
        {problem && (
          <>
            <Icon of={TriangleAlert} small className="mt-0.5" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Shows the only option of a product: nothing is left to choose. */
function OnlyOption({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="mt-6">
      <span className="text-ink-2">{`${label}: `}</span>
      <b className="font-semibold">{children}</b>
    </p>
  );
}

/** Shows the variants as cards of name, weight and price. Sold-out ones are marked. */
export function VariantChooser({
  variants,
  choicesHi,
  chosen,
  problem,
  onChoose,
}: Pick<PageProduct, 'variants' | 'choicesHi'> & {
  chosen: string | null;
  problem: string | null;
  onChoose: (variantId: string) => void;
}) {
  const t = useTexts('products/product');
  const catalog = useTexts('products');
  const lang = useLang();
  const [only, ...others] = variants;
  if (only && others.length === 0) {
    const name = choicesHi[only.variantName] ?? only.variantName;
    const gram = only.gram ? fill(t.gram, { n: formatNumber(only.gram, lang) }) : '';
    return <OnlyOption label={t.onlyVariant}>{[name, gram].filter(Boolean).join(' · ')}</OnlyOption>;
  }
  return (
    <Chooser label={t.variant} problem={problem}>
      <div className="grid grid-cols-2 gap-2.5 min-[22.5rem]:grid-cols-3">
        {variants.map(({ _id, variantName, gram, price, stock }) => (
          <label
            key={_id}
            className={`${box} rounded-[.75rem] px-2.75 py-2.5 leading-[1.3] lang-hi:leading-[1.45]`}
          >
            <input
              type="radio"
              name="variant"
              value={_id}
              checked={chosen === _id}
              disabled={stock <= 0}
              onChange={() => onChoose(_id)}
              className="sr-only"
            />
            <b className="block font-semibold">{choicesHi[variantName] ?? variantName}</b>
            <span className="tabular text-sm text-ink-2">
              {stock <= 0 ? (
                <span className="text-ink-3">{catalog.outOfStock}</span>
              ) : (
                <>
                  {gram ? (
                    <span className="block">{fill(t.gram, { n: formatNumber(gram, lang) })}</span>
                  ) : null}
                  <span translate="no" className="whitespace-nowrap">
                    {formatRupees(price, lang)}
                  </span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </Chooser>
  );
}

/** Shows the sizes as 48 px squares; stones and mukhi as chips of variable width. */
export function SizeChooser({
  sizeType,
  stock,
  choicesHi,
  chosen,
  problem,
  onChoose,
}: Pick<PageProduct, 'sizeType' | 'stock' | 'choicesHi'> & {
  chosen: string | null;
  problem: string | null;
  onChoose: (size: string) => void;
}) {
  const t = useTexts('products/product');
  const catalog = useTexts('products');
  const label = sizeType && sizeType in t.sizes ? t.sizes[sizeType as keyof typeof t.sizes] : t.size;
  const [only, ...others] = stock;
  if (only && others.length === 0) {
    return <OnlyOption label={label}>{choicesHi[only.size] ?? only.size}</OnlyOption>;
  }
  return (
    <Chooser label={label} problem={problem}>
      <div className="flex flex-wrap gap-2">
        {stock.map(({ _id, size, quantity }) => (
          <label
            key={_id}
            title={quantity <= 0 ? catalog.outOfStock : undefined}
            className={`${box} tabular grid h-12 min-w-12 place-items-center px-1 font-medium has-disabled:line-through ${sizeType === 'Ring' ? 'rounded-control' : 'rounded-pill px-4.5'}`}
          >
            <input
              type="radio"
              name="size"
              value={size}
              checked={chosen === size}
              disabled={quantity <= 0}
              onChange={() => onChoose(size)}
              className="sr-only"
            />
            <span>{choicesHi[size] ?? size}</span>
            {quantity <= 0 && <span className="sr-only">{`, ${catalog.outOfStock}`}</span>}
          </label>
        ))}
      </div>
    </Chooser>
  );
}
