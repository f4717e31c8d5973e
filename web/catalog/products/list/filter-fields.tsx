import { Fragment, useEffect, useRef, useState } from 'react';
import { choiceKinds } from '#contract/catalog/products/choice-kinds.ts';
import { type PriceRange, priceRanges } from '#contract/core/rules.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { type ListState, type TickFilter, toggleValue } from './list-state.ts';
import type { Facets, FactNames } from './shown-facets.ts';
import { tickText } from './tick-text.ts';

type Option = { value: string; count: number };

const FIRST = 6;

/**
 * Shows all filters of the list. `list` is the current choice. `form` is the id of the form that the controls belong
 * to, so that they work without scripts.
 */
export function FilterFields({
  list,
  facets,
  names,
  onChange,
  form,
}: {
  list: ListState;
  facets: Facets;
  names: FactNames;
  onChange: (next: ListState) => void;
  form?: string;
}) {
  const catalog = useTexts('products');
  const t = useTexts('products/filters');
  const lang = useLang();
  const ticks = (name: TickFilter, options: readonly Option[] = facets[name], legend = t[name]) => (
    <Ticks
      legend={legend}
      name={name}
      form={form}
      options={options}
      text={(value) => tickText(name, value, { catalog, filters: t, names })}
      chosen={list[name]}
      onToggle={(value) => onChange(toggleValue(list, name, value))}
    />
  );
  const choices = Object.groupBy(facets.size, ({ kind }) => kind);
  const counts = new Map(facets.price.map(({ value, count }) => [value, count]));
  const price = (value: PriceRange | null, text: string) => (
    <Choice
      key={value}
      type="radio"
      name="price"
      form={form}
      value={value ?? ''}
      checked={list.price === value}
      onChange={() => onChange({ ...list, price: value, page: 1 })}
      count={value ? formatNumber(counts.get(value) ?? 0, lang) : undefined}
    >
      {text}
    </Choice>
  );
  return (
    <div className="divide-y divide-line">
      {ticks('category')}
      <fieldset className="py-4.5">
        <legend className="float-left mb-1.5 w-full font-semibold">{t.price}</legend>
        <div className="clear-both">
          {price(null, t.anyPrice)}
          {(Object.keys(priceRanges) as PriceRange[]).map((value) => price(value, t.prices[value]))}
        </div>
      </fieldset>
      {ticks('stock')}
      {ticks('guide')}
      {ticks('graha')}
      {ticks('stone', commonFirst(facets.stone))}
      {ticks('mukhi')}
      {ticks('metal', commonFirst(facets.metal))}
      {ticks('certificate')}
      {ticks('country')}
      {ticks('brand')}
      {choiceKinds.map((kind) => (
        <Fragment key={kind}>{ticks('size', choices[kind] ?? [], t.choices[kind])}</Fragment>
      ))}
    </div>
  );
}

/** Puts the most common values first; the rest keeps its order. */
function commonFirst(options: readonly Option[]): Option[] {
  const common = new Set([...options].sort((a, b) => b.count - a.count).slice(0, FIRST));
  return [
    ...options.filter((option) => common.has(option)),
    ...options.filter((option) => !common.has(option)),
  ];
}

/**
 * Shows the checkboxes of one filter: the first few, and the others behind "Show 15 more". The others are rendered
 * on demand, because they would be a quarter of the DOM of every list.
 */
function Ticks({
  legend,
  name,
  form,
  options,
  text,
  chosen,
  onToggle,
}: {
  legend: string;
  name: TickFilter;
  form: string | undefined;
  options: readonly Option[];
  text: (value: string) => string;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useTexts('products/list');
  const lang = useLang();
  // A single extra option needs no button.
  const first = options.length > FIRST + 1 ? options.slice(0, FIRST) : options;
  const rest = options.slice(first.length);
  const [open, setOpen] = useState(rest.some(({ value }) => chosen.includes(value)));
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  if (options.length === 0) return null;
  const choice = ({ value, count }: Option) => (
    <Choice
      key={value}
      type="checkbox"
      name={name}
      form={form}
      value={value}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      count={formatNumber(count, lang)}
    >
      {text(value)}
    </Choice>
  );
  return (
    <fieldset className="py-4.5 first:pt-0">
      <legend className="float-left mb-1.5 w-full font-semibold">{legend}</legend>
      <div className="clear-both">
        {first.map(choice)}
        {rest.length > 0 && (
          <details
            ref={details}
            open={open}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            className="group"
          >
            <summary
              className={`${textLinkClass} flex min-h-11 w-fit list-none items-center [&::-webkit-details-marker]:hidden`}
            >
              <span className="group-open:hidden">{fill(t.showMore, { n: rest.length })}</span>
              <span className="hidden group-open:inline">{t.showFewer}</span>
            </summary>
            <div className={rest.length > 20 ? '-mr-2 max-h-88 overflow-y-auto overscroll-contain pr-2' : ''}>
              {open && rest.map(choice)}
            </div>
          </details>
        )}
      </div>
    </fieldset>
  );
}
