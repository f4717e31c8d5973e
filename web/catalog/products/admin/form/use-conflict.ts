import { useState } from 'react';
import type { ProductConflict } from '#contract/catalog/products/admin.ts';
import type { Conflict } from './conflict-panel.tsx';
import { draftOf } from './draft.ts';
import { changesOf, type Part, withParts } from './merge.ts';
import type { ProductForm } from './use-product-form.ts';

/** The conflict of a form with another edit, and the parts taken from the other version. */
export type Conflicts = ReturnType<typeof useConflict>;

/** Merges the form with a version that somebody else saved meanwhile. */
export function useConflict(form: ProductForm) {
  const { draft, set } = form;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<Part>>(new Set());
  return {
    conflict,
    taken,

    /** Takes parts of the other version into the form; all other input stays. */
    take(parts: ReadonlySet<Part>): void {
      if (!conflict) return;
      const listed = conflict.changes.map(({ part }) => part);
      const from = withParts(draft, conflict.mine, listed);
      set(withParts(from, conflict.theirs, [...parts]));
      setTaken(parts);
    },

    /** Rebases the form on the other version, and takes the parts that only the other edit changed. */
    meet({ product, by, at }: ProductConflict): void {
      const theirs = draftOf(product);
      const changes = changesOf(form.base, draft, theirs);
      const parts = new Set(changes.filter(({ both }) => !both).map(({ part }) => part));
      form.rebase(theirs, product.version, withParts(draft, theirs, [...parts]));
      setTaken(parts);
      setConflict({ by, at, mine: draft, theirs, changes });
    },

    clear: () => setConflict(null),
  };
}
