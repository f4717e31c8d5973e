import type { AdminCollection } from '#contract/catalog/collections/endpoints.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Asks before a collection is deleted. `onDone` gets the server's message. */
export function DeleteCollection({
  collection,
  onClose,
  onDone,
}: {
  collection: AdminCollection;
  onClose: () => void;
  onDone: (message: string) => Promise<void>;
}) {
  const t = useTexts('collections/admin');
  const { name } = collectionTexts(collection, useLang());
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = await api('DELETE /api/admin/collections/{id}', { params: { id: collection._id } });
      await onDone(message);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      danger
      title={fill(t.removeTitle, { name })}
      confirm={t.remove}
      busyText={t.removing}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p>{t.removeText}</p>
    </FormDialog>
  );
}
