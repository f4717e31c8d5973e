import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { orderViewLimits, viewSearch } from '#contract/selling/orders/rules.ts';
import type { OrderView } from '#contract/selling/orders/views.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Link } from '#web/ui/link.tsx';

const chip =
  'inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-line-strong px-4 py-0.5 text-sm font-medium hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground';

/** The saved views as links above the list. The one that is shown can be renamed or deleted; new filters can be saved. */
export function SavedViews({ views }: { views: readonly OrderView[] }) {
  const t = useTexts('orders/bulk').views;
  const here = useLocation();
  const search = viewSearch(here.search);
  const current = views.find((view) => view.search === search);
  const [form, setForm] = useState<'create' | 'rename' | null>(null);
  const remove = useRemove();
  if (views.length === 0 && search === '') return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <nav aria-label={t.label}>
          <ul className="flex flex-wrap gap-2">
            {views.map((view) => (
              <li key={view._id}>
                <Link
                  to={`${here.pathname}?${view.search}`}
                  preventScrollReset
                  aria-current={view === current ? 'page' : undefined}
                  className={chip}
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current ? (
        <>
          <Button kind="ghost" size="small" onClick={() => setForm('rename')}>
            {t.rename}
          </Button>
          <Button kind="ghost" size="small" onClick={() => void remove(current)}>
            {t.delete}
          </Button>
        </>
      ) : (
        search !== '' && (
          <Button kind="ghost" size="small" onClick={() => setForm('create')}>
            {t.save}
          </Button>
        )
      )}
      {form && (
        <ViewForm
          view={form === 'rename' ? (current ?? null) : null}
          search={search}
          onClose={() => setForm(null)}
        />
      )}
    </div>
  );
}

/** Returns the function that deletes a view. The toast offers to save it again. */
function useRemove(): (view: OrderView) => Promise<void> {
  const t = useTexts('orders/bulk').views;
  const { revalidate } = useRevalidator();
  async function undo({ name, search }: OrderView) {
    try {
      await api('POST /api/admin/order-views', { body: { name, search } });
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    await revalidate();
  }
  return async (view) => {
    try {
      await api('DELETE /api/admin/order-views/{id}', { params: { id: view._id } });
      toast.good(fill(t.deleted, { name: view.name }), { text: t.undo, run: () => void undo(view) });
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    await revalidate();
  };
}

/** Names a new view, or renames one. */
function ViewForm({
  view,
  search,
  onClose,
}: {
  view: OrderView | null;
  search: string;
  onClose: () => void;
}) {
  const t = useTexts('orders/bulk').views;
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(view?.name ?? '');
  const { save, busy, problem, setProblem } = useSave(
    async () => {
      const { message } = view
        ? await api('PATCH /api/admin/order-views/{id}', { params: { id: view._id }, body: { name } })
        : await api('POST /api/admin/order-views', { body: { name, search } });
      await revalidate();
      toast.good(message);
      onClose();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      title={view ? fill(t.renameTitle, { name: view.name }) : t.saveTitle}
      intro={view ? null : t.saveText}
      confirm={t.confirm}
      busyText={t.saving}
      busy={busy}
      onClose={onClose}
      onSubmit={() => (name.trim() === '' ? setProblem(t.nameMissing) : void save())}
    >
      <Field label={t.name} {...(problem && { error: problem })}>
        <Input
          value={name}
          maxLength={orderViewLimits.name}
          autoComplete="off"
          onChange={(event) => {
            setProblem('');
            setName(event.target.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
