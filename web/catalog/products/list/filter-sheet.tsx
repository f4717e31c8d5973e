import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import { filterOf, type ListState, wholeList } from './list-state.ts';
import { type Facets, type FactNames, hindiChoices, shownFacets } from './shown-facets.ts';

/**
 * Shows the filters on a phone. The list changes only when the button is pressed. The button shows the number of
 * matching products, which is loaded again after every tick.
 */
export default function FilterSheet({
  open,
  list,
  facets: first,
  names,
  onClose,
  onApply,
}: {
  open: boolean;
  list: ListState;
  facets: Facets;
  names: FactNames;
  onClose: () => void;
  onApply: (next: ListState) => void;
}) {
  const t = useTexts('products/list');
  const lang = useLang();
  const [draft, setDraft] = useState(list);
  const [facets, setFacets] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets to the current list on opening only.
  useEffect(() => {
    if (!open) return;
    setDraft(list);
    setFacets(first);
  }, [open]);
  // A tick may offer sizes that the page did not.
  const [offered, setOffered] = useState<Record<string, string>>({});
  async function choose(next: ListState) {
    setDraft(next);
    latest = next;
    // On failure the old counts stay; the list itself will show the error.
    const counted = await api('GET /api/auth/products/facets', { query: filterOf(next) }).catch(() => null);
    if (!counted || latest !== next) return;
    setFacets(shownFacets(counted));
    if (lang === 'hi') setOffered(hindiChoices(counted.size));
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.filter}
      footer={
        <>
          <Button
            kind="secondary"
            className="flex-none! px-5!"
            onClick={() => void choose({ ...wholeList, q: list.q, sort: list.sort })}
          >
            {t.reset}
          </Button>
          <Button onClick={() => onApply(draft)}>
            <span aria-live="polite">{plural(t.show, facets.total, lang)}</span>
          </Button>
        </>
      }
    >
      <FilterFields
        list={draft}
        facets={facets}
        names={{ ...names, size: { ...offered, ...names.size } }}
        onChange={(next) => void choose(next)}
      />
    </Sheet>
  );
}

/** The choice whose counts were requested last. Responses to earlier ones are dropped. */
let latest: ListState | null = null;
