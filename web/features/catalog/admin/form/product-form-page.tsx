import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductConflict } from '#contract/catalog/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { ApiError, messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useOneAtATime } from '#web/shared/forms/use-one-at-a-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { type Problems, problemsOf } from './check.ts';
import { type Conflict, ConflictPanel } from './conflict-panel.tsx';
import { bodyOf, type Draft, draftOf, emptyDraft } from './draft.ts';
import { changesOf, type Part, withParts } from './merge.ts';
import { OrganiseCard, type Words } from './organise-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PriceCard } from './price-card.tsx';
import { TaxCard } from './tax-card.tsx';
import { BasicsCard, HindiCard, WearingCard } from './text-cards.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePictures } from './use-pictures.ts';
import { useProductForm } from './use-product-form.ts';

/** The product that was loaded, or null for a new one. */
export type Opened = { id: string; version: number; draft: Draft };

const isConflict = (error: unknown): error is ApiError & { details: ProductConflict } =>
  error instanceof ApiError && error.code === 'product_changed';

/** Shows the form to add or edit a product. After an edit, `onSaved` loads the product again. */
export function ProductFormPage({
  opened,
  words,
  onSaved,
}: {
  opened: Opened | null;
  words: Words;
  onSaved: () => Promise<void> | void;
}) {
  const t = useTexts('catalog/admin-form');
  const mode = opened ? 'edit' : 'add';
  const id = opened?.id ?? 'new';
  const form = useProductForm(id, opened);
  const { draft, set } = form;
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<Part>>(new Set());
  const guard = useLeaveGuard(form.changed);
  const top = useRef<HTMLDivElement>(null);
  const pictures = usePictures(draft.pictures.length, (picture) =>
    set((now) => ({ pictures: [...now.pictures, picture] })),
  );
  const problems: Problems = tried ? problemsOf(draft, t.problems, mode) : {};

  /** Takes parts of the other version into the form; all other input stays. */
  function take(parts: ReadonlySet<Part>, of: Conflict | null = conflict): void {
    if (!of) return;
    const listed = of.changes.map(({ part }) => part);
    const from = withParts(draft, of.mine, listed);
    set(withParts(from, of.theirs, [...parts]));
    setTaken(parts);
  }

  function meet({ product, by, at }: ProductConflict): void {
    const theirs = draftOf(product);
    const changes = changesOf(form.base, draft, theirs);
    const met: Conflict = { by, at, mine: draft, theirs, changes };
    const parts = new Set(changes.filter(({ both }) => !both).map(({ part }) => part));
    form.rebase(theirs, product.version, withParts(draft, theirs, [...parts]));
    setTaken(parts);
    setConflict(met);
    toTop();
  }

  const toTop = () => top.current?.scrollIntoView({ block: 'start' });

  function refuse(found: Problems): void {
    flushSync(() => setTried(true));
    const [first] = Object.values(found);
    setProblem(first ?? t.fix);
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else toTop();
  }

  const save = useOneAtATime<void>(async () => {
    const found = problemsOf(draft, t.problems, mode);
    if (Object.keys(found).length > 0) return refuse(found);
    if (pictures.sending.length > 0) return setProblem(t.pictures.wait);
    setProblem('');
    setSaving(true);
    const focused = document.activeElement;
    try {
      const offline = opened ? t.updateFailed : t.addFailed;
      const sending = { onProgress: () => undefined, offline };
      if (opened) {
        const body = bodyOf(draft, form.version);
        await upload('PUT /api/auth/products/{id}', body, { ...sending, params: { id: opened.id } });
      } else await upload('POST /api/auth/add-product', bodyOf(draft), sending);
      setTried(false);
      setConflict(null);
      const saved = opened ? draft : emptyDraft();
      form.start({ version: form.version, base: saved, draft: saved });
      toTop();
      await onSaved();
      toast.good(opened ? t.saved : t.added);
    } catch (error) {
      if (isConflict(error)) meet(error.details);
      else {
        const failed = opened ? t.updateFailed : t.addFailed;
        setProblem(messageOf(error, failed));
        if (opened) toast.problem(failed);
        toTop();
      }
    }
    flushSync(() => setSaving(false));
    const lost = document.activeElement === document.body;
    if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });

  const card = { draft, set, problems };
  return (
    <AdminPage
      open
      title={opened ? t.editTitle : t.addTitle}
      actions={
        <>
          {opened && (
            <LinkButton kind="secondary" to={`/single-product/${opened.id}`} className="max-sm:flex-1">
              {t.view}
            </LinkButton>
          )}
          <Button
            type="submit"
            form="product-form"
            busy={saving}
            busyText={t.saving}
            className="max-sm:flex-1"
          >
            {t.save}
          </Button>
        </>
      }
    >
      <div ref={top} className="scroll-mt-24">
        {form.restored && !conflict && (
          <Banner
            tone="info"
            className="mb-5"
            action={
              <Button kind="secondary" size="small" onClick={() => form.start()}>
                {t.draftDrop}
              </Button>
            }
          >
            {t.draftBack}
          </Banner>
        )}
        {conflict && <ConflictPanel conflict={conflict} taken={taken} onTake={(parts) => take(parts)} />}
        {problem && (
          <Banner tone="bad" className="mb-5">
            {problem}
          </Banner>
        )}
      </div>
      <form
        id="product-form"
        method="post"
        noValidate
        // Input before the next version arrives would be lost with this one.
        inert={saving}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid items-start gap-4.5 xl:grid-cols-[minmax(0,1fr)_21.5rem]"
      >
        <div className="grid gap-4.5">
          <BasicsCard {...card} />
          <PriceCard selling={draft.selling} change={(selling) => set({ selling })} problems={problems} />
          <WearingCard {...card} />
          <HindiCard {...card} />
        </div>
        <div className="grid gap-4.5">
          <PicturesCard
            pictures={draft.pictures}
            change={(all) => set({ pictures: all })}
            sending={pictures.sending}
            problem={pictures.problem || problems.pictures}
            onFiles={(files) => void pictures.take(files)}
          />
          <OrganiseCard {...card} words={words} />
          <TaxCard {...card} />
        </div>
      </form>
      <Dialog
        open={guard.asking}
        onClose={guard.stay}
        title={t.leaveTitle}
        actions={
          <>
            <Button kind="secondary" onClick={guard.stay}>
              {t.stay}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                form.start();
                guard.leave();
              }}
            >
              {t.leave}
            </Button>
          </>
        }
      >
        {t.leaveText}
      </Dialog>
    </AdminPage>
  );
}
