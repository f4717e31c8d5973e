import { type ReactNode, useRef } from 'react';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { FactsCard } from './facts-card.tsx';
import { OrganiseCard, type Words } from './organise-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PriceCard } from './price-card.tsx';
import { StateCard } from './state-card.tsx';
import { TaxCard } from './tax-card.tsx';
import { BasicsCard, HindiCard, WearingCard } from './text-cards.tsx';
import { type Conflicts, useConflict } from './use-conflict.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePictures } from './use-pictures.ts';
import { type ProductForm, useProductForm } from './use-product-form.ts';
import { type Added, type Opened, useProductSave } from './use-product-save.ts';

/** Shows the form to add or edit a product. After an edit, `onSaved` loads the product again. */
export function ProductFormPage({
  opened,
  words,
  onSaved,
  below,
}: {
  opened: Opened | null;
  words: Words;
  onSaved: () => Promise<void> | void;
  /** What saves by itself, below the form. */
  below?: ReactNode;
}) {
  const t = useTexts('products/admin-form');
  const form = useProductForm(opened?.id ?? 'new', opened);
  const { draft, set } = form;
  const top = useRef<HTMLDivElement>(null);
  const toTop = () => top.current?.scrollIntoView({ block: 'start' });
  const pictures = usePictures(draft.pictures.length, (picture) =>
    set((now) => ({ pictures: [...now.pictures, picture] })),
  );
  const conflicts = useConflict(form);
  const { send, busy, problem, problems, added, another } = useProductSave(form, {
    opened,
    uploading: pictures.sending.length > 0,
    conflicts,
    toTop,
    onSaved,
  });
  const card = { draft, set, problems };
  return (
    <AdminPage
      open
      title={opened ? t.editTitle : t.addTitle}
      actions={
        <>
          {!opened && (
            <Button kind="secondary" disabled={busy} onClick={() => send('draft')} className="max-sm:flex-1">
              {t.state.saveDraft}
            </Button>
          )}
          {opened && !opened.service && opened.state === 'published' && (
            <LinkButton kind="secondary" to={`/single-product/${opened.id}`} className="max-sm:flex-1">
              {t.view}
            </LinkButton>
          )}
          <Button type="submit" form="product-form" busy={busy} busyText={t.saving} className="max-sm:flex-1">
            {t.save}
          </Button>
        </>
      }
    >
      <div ref={top} className="scroll-mt-24">
        {added && (
          <AddedNotice
            added={added}
            onAnother={() => {
              another();
              document.querySelector<HTMLElement>('#product-form input')?.focus();
            }}
          />
        )}
        <Notices form={form} conflicts={conflicts} problem={problem} />
      </div>
      <form
        id="product-form"
        method="post"
        noValidate
        // Input before the next version arrives would be lost with this one.
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="grid items-start gap-4.5 xl:grid-cols-[minmax(0,1fr)_21.5rem]"
      >
        <div className="grid gap-4.5">
          <BasicsCard {...card} />
          <PriceCard
            selling={draft.selling}
            change={(selling) => set({ selling })}
            problems={problems}
            pictures={draft.pictures.map(({ url }) => url)}
          />
          <FactsCard {...card} />
          <WearingCard {...card} />
          <HindiCard {...card} />
        </div>
        <div className="grid gap-4.5">
          {opened && !opened.service && <StateCard id={opened.id} state={opened.state} />}
          <PicturesCard
            pictures={draft.pictures}
            change={(all) => set({ pictures: all })}
            sending={pictures.sending}
            problem={pictures.problems.join('\n') || problems.pictures}
            onFiles={(files) => void pictures.take(files)}
          />
          <OrganiseCard {...card} words={words} />
          <TaxCard {...card} />
        </div>
      </form>
      {below && <div className="mt-4.5 xl:mr-[calc(21.5rem+1.125rem)]">{below}</div>}
      <LeaveDialog form={form} />
    </AdminPage>
  );
}

/** Shows what happened to the input before: restored, in conflict with another edit, refused. */
function Notices({
  form,
  conflicts: { conflict, taken, take },
  problem,
}: {
  form: ProductForm;
  conflicts: Conflicts;
  problem: string;
}) {
  const t = useTexts('products/admin-form');
  return (
    <>
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
      {conflict && <ConflictPanel conflict={conflict} taken={taken} onTake={take} />}
      {problem && (
        <Banner tone="bad" className="mb-5">
          {problem}
        </Banner>
      )}
    </>
  );
}

/** Says what was added. The form is empty again, so that a second press adds nothing. */
function AddedNotice({ added: { id, name, state }, onAnother }: { added: Added; onAnother: () => void }) {
  const t = useTexts('products/admin-form');
  return (
    <Banner
      tone="good"
      className="mb-5"
      action={
        <span className="flex flex-wrap gap-2.5">
          <LinkButton
            kind="secondary"
            size="small"
            to={state === 'published' ? `/single-product/${id}` : `/admin/edit-product/${id}`}
          >
            {state === 'published' ? t.viewAdded : t.editAdded}
          </LinkButton>
          <Button kind="secondary" size="small" onClick={onAnother}>
            {t.another}
          </Button>
        </span>
      }
    >
      {fill(state === 'published' ? t.addedNamed : t.draftNamed, { name })}
    </Banner>
  );
}

/** Asks before unsaved input is left. */
function LeaveDialog({ form }: { form: ProductForm }) {
  const t = useTexts('products/admin-form');
  const guard = useLeaveGuard(form.changed);
  return (
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
  );
}
