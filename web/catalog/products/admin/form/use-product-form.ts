import { useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, emptyDraft } from './draft.ts';
import { dropDraft, readSavedDraft, type SavedDraft, saveDraft } from './saved-draft.ts';

const SAVE_DELAY_MS = 300;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The state and actions of the product form. */
export type ProductForm = ReturnType<typeof useProductForm>;

/**
 * Manages the form of a product. The input is saved for this tab a moment after each change, so that a reload loses
 * nothing. A draft of an older version keeps that version, so that the save detects the conflict.
 */
export function useProductForm(id: string, opened: { draft: Draft; version: number } | null) {
  const fresh = useMemo<SavedDraft>(() => {
    const draft = opened?.draft ?? emptyDraft();
    return { version: opened?.version ?? 0, base: draft, draft };
  }, [opened]);
  const [state, setState] = useState<SavedDraft>(() => readSavedDraft(id) ?? fresh);
  const [restored, setRestored] = useState(() => !same(state, fresh));
  const changed = !same(state.draft, state.base);
  // After a save the product returns with its next version. It never replaces typed input; the save detects a
  // conflict.
  const [seen, setSeen] = useState(fresh);
  if (seen !== fresh) {
    setSeen(fresh);
    if (!changed) setState(fresh);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (changed ? saveDraft(id, state) : dropDraft(id)), SAVE_DELAY_MS);
    return () => clearTimeout(timer.current);
  }, [id, state, changed]);

  /** Starts again from the saved product, or from `from`. */
  const start = (from: SavedDraft = fresh) => {
    clearTimeout(timer.current);
    dropDraft(id);
    setRestored(false);
    setState(from);
  };

  return {
    ...state,
    changed,
    /** True when the input from before a reload was restored. */
    restored: restored && changed,
    set: (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setState((now) => ({
        ...now,
        draft: { ...now.draft, ...(typeof change === 'function' ? change(now.draft) : change) },
      })),
    start,
    /** Makes this an edit of another version; the input stays. */
    rebase: (base: Draft, version: number, draft: Draft) => setState({ base, version, draft }),
  };
}
