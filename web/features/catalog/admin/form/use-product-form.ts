import { useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, emptyDraft } from './draft.ts';
import { dropDraft, type Kept, keepDraft, keptDraft } from './saved-draft.ts';

const KEEP_MS = 300;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The form while it is typed. */
export type ProductForm = ReturnType<typeof useProductForm>;

/**
 * What is typed into the form of a product, over what was opened. It is kept for this tab a moment after each change, so
 * that a reload loses nothing; a draft of an older version stays with that version, so that the save still finds out.
 */
export function useProductForm(id: string, opened: { draft: Draft; version: number } | null) {
  const fresh = useMemo<Kept>(() => {
    const draft = opened?.draft ?? emptyDraft();
    return { version: opened?.version ?? 0, base: draft, draft };
  }, [opened]);
  const [kept, setKept] = useState<Kept>(() => keptDraft(id) ?? fresh);
  const [restored, setRestored] = useState(() => !same(kept, fresh));
  const changed = !same(kept.draft, kept.base);
  // Saved, the product comes back as its next version. Over what is typed it does not go: the save finds out.
  const [seen, setSeen] = useState(fresh);
  if (seen !== fresh) {
    setSeen(fresh);
    if (!changed) setKept(fresh);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (changed ? keepDraft(id, kept) : dropDraft(id)), KEEP_MS);
    return () => clearTimeout(timer.current);
  }, [id, kept, changed]);

  /** Begins again from what is saved, or from this. */
  const start = (from: Kept = fresh) => {
    clearTimeout(timer.current);
    dropDraft(id);
    setRestored(false);
    setKept(from);
  };

  return {
    ...kept,
    changed,
    /** What was typed before a reload is here again. */
    restored: restored && changed,
    set: (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setKept((now) => ({
        ...now,
        draft: { ...now.draft, ...(typeof change === 'function' ? change(now.draft) : change) },
      })),
    start,
    /** From here on it is an edit of this version; what is typed stays. */
    rebase: (base: Draft, version: number, draft: Draft) => setKept({ base, version, draft }),
  };
}
