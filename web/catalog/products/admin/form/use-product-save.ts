import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductConflict } from '#contract/catalog/products/admin.ts';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type Problems, problemsOf } from './check.ts';
import { bodyOf, type Draft, emptyDraft } from './draft.ts';
import type { Conflicts } from './use-conflict.ts';
import type { ProductForm } from './use-product-form.ts';

/** The product that was loaded, or null for a new one. */
export type Opened = {
  id: string;
  version: number;
  draft: Draft;
  state: ProductState;
  service?: 'energisation';
};

/** The product that was added last. */
export type Added = { id: string; name: string; state: 'draft' | 'published' };

const isConflict = (error: unknown): error is ApiError & { details: ProductConflict } =>
  error instanceof ApiError && error.code === 'product_changed';

/** Checks and saves the product form. `problems` are the errors of its fields, once it was submitted. */
export function useProductSave(
  form: ProductForm,
  {
    opened,
    uploading,
    conflicts,
    toTop,
    onSaved,
  }: {
    opened: Opened | null;
    /** True while pictures are being uploaded. */
    uploading: boolean;
    conflicts: Conflicts;
    /** Scrolls to the notices above the form. */
    toTop: () => void;
    onSaved: () => Promise<void> | void;
  },
) {
  const t = useTexts('products/admin-form');
  const words = useTexts('products/facts');
  const { draft } = form;
  const failed = opened ? t.updateFailed : t.addFailed;
  const [tried, setTried] = useState(false);
  // The notice of a refused form follows its fields: it goes when the last of them is right.
  const [refused, setRefused] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const problems: Problems = problemsOf(draft, t.problems, opened ? 'edit' : 'add', words);

  const { save, busy, problem, setProblem } = useSave(
    async (state: 'draft' | 'published') => {
      const sending = { onProgress: () => undefined, offline: failed };
      if (opened) {
        const body = bodyOf(draft, words, form.version);
        await upload('PUT /api/auth/products/{id}', body, { ...sending, params: { id: opened.id } });
      } else {
        const body = bodyOf(draft, words);
        body.append('state', state);
        const { product } = await upload('POST /api/auth/add-product', body, sending);
        setAdded({ id: product._id, name: product.name, state });
      }
      setTried(false);
      conflicts.clear();
      const saved = opened ? draft : emptyDraft();
      form.start({ version: form.version, base: saved, draft: saved });
      toTop();
      await onSaved();
      toast.good(opened ? t.saved : state === 'draft' ? t.state.draftAdded : t.added);
    },
    {
      onError(error) {
        if (isConflict(error)) conflicts.meet(error.details);
        else if (opened) toast.problem(failed);
        toTop();
        return isConflict(error) ? undefined : messageOf(error, failed);
      },
    },
  );
  const rememberFocus = useFocusAfter(busy);

  function refuse(): void {
    flushSync(() => {
      setTried(true);
      setRefused(true);
      setProblem('');
    });
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else toTop();
  }

  function send(state: 'draft' | 'published' = 'published'): void {
    setRefused(false);
    setAdded(null);
    // First: a picture that is on its way is missing among the fields.
    if (uploading) setProblem(t.pictures.wait);
    else if (Object.keys(problems).length > 0) refuse();
    else {
      rememberFocus();
      void save(state);
    }
  }

  const notice = refused ? (Object.values(problems)[0] ?? '') : problem;
  return {
    send,
    busy,
    problem: notice,
    problems: tried ? problems : {},
    added,
    another: () => setAdded(null),
  };
}

/** Gives the focus back that the form loses while it is inert. Returns the function that remembers it. */
function useFocusAfter(inert: boolean): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (inert) return;
    const lost = document.activeElement === document.body;
    if (lost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [inert]);
  return () => {
    focused.current = document.activeElement;
  };
}
