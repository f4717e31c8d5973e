import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Change } from './changes.ts';

/** Changes as a list: what was, what is. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { confirm } = useTexts('settings');
  return (
    <dl className="grid gap-3 text-ink">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-sm font-medium text-ink-2">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2.5 break-words">
            <span className="sr-only">{confirm.before}</span>
            <del className="min-w-0 text-ink-2 decoration-ink-3">{before}</del>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{confirm.after}</span>
            <ins className="min-w-0 font-semibold no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what will be what before it is saved. */
export function ConfirmChanges({
  changes,
  onClose,
  onConfirm,
}: {
  changes: readonly Change[];
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { confirm, edit } = useTexts('settings');
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirm.title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {confirm.keep}
          </Button>
          <Button onClick={onConfirm}>{edit.save}</Button>
        </>
      }
    >
      <p className="mb-4">{confirm.text}</p>
      <ChangeList changes={changes} />
    </Dialog>
  );
}
