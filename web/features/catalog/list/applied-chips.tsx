import { categoryName } from '#web/shared/catalog/local-texts.ts';
import { sizeName } from '#web/shared/catalog/size-name.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RemovableChip } from '#web/ui/chip.tsx';
import { chosenCount, type ListState, listPath, tickFilters, toggleValue } from './list-state.ts';

/** Shows the search and the filters as chips. Each links to the list without it. */
export function AppliedChips({ list }: { list: ListState }) {
  const t = useTexts('catalog/list');
  const catalog = useTexts('catalog');
  const { prices } = useTexts('catalog/filters');
  if (chosenCount(list) === 0 && !list.q) return null;
  const chips = [
    ...(list.q ? [{ text: fill(t.searched, { q: list.q }), without: { ...list, q: '', page: 1 } }] : []),
    ...tickFilters.flatMap((name) =>
      list[name].map((value) => ({
        text:
          name === 'category'
            ? categoryName(catalog, value)
            : name === 'size'
              ? sizeName(catalog, value)
              : value,
        without: toggleValue(list, name, value),
      })),
    ),
    ...(list.price ? [{ text: prices[list.price], without: { ...list, price: null, page: 1 } }] : []),
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
