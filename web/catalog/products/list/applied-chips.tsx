import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RemovableChip } from '#web/ui/chip.tsx';
import { chosenCount, type ListState, listPath, tickFilters, toggleValue } from './list-state.ts';
import type { FactNames } from './shown-facets.ts';
import { tickText } from './tick-text.ts';

/** Shows the search and the filters as chips. Each links to the list without it. */
export function AppliedChips({ list, names }: { list: ListState; names: FactNames }) {
  const t = useTexts('products/list');
  const catalog = useTexts('products');
  const filters = useTexts('products/filters');
  if (chosenCount(list) === 0 && !list.q) return null;
  const chips = [
    ...(list.q ? [{ text: fill(t.searched, { q: list.q }), without: { ...list, q: '', page: 1 } }] : []),
    ...tickFilters.flatMap((name) =>
      list[name].map((value) => ({
        text: tickText(name, value, { catalog, filters, names }),
        without: toggleValue(list, name, value),
      })),
    ),
    ...(list.price ? [{ text: filters.prices[list.price], without: { ...list, price: null, page: 1 } }] : []),
  ];
  return (
    <ul aria-label={t.chosen} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.text}>
          <RemovableChip to={listPath(chip.without)} label={fill(t.remove, { name: chip.text })}>
            {chip.text}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
