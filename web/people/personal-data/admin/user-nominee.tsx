import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Nominee } from '#contract/people/personal-data/nominee.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type NomineeAct, NomineeDialog } from './nominee-dialog.tsx';

/**
 * Shows the nominee of a person to staff, who press for it because each look is recorded, and does what the nominee asks for.
 * Needs the texts `personal-data` and `personal-data/admin`.
 */
export function UserNominee({ id }: { id: string }) {
  return (
    <Allowed permission="people.nominee">
      <Shown id={id} />
    </Allowed>
  );
}

function Shown({ id }: { id: string }) {
  const t = useTexts('personal-data/admin');
  const { revalidate } = useRevalidator();
  const [nominee, setNominee] = useState<Nominee | null>();
  const { save: show, busy } = useSave(
    async () => setNominee((await api('GET /api/admin/users/{id}/nominee', { params: { id } })).nominee),
    { onError: (error) => toast.problem(messageOf(error, t.failed)), onEnd: revalidate },
  );
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{t.text}</p>
      {nominee === undefined && (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={busy}
          busyText={t.showing}
          onClick={() => void show()}
        >
          {t.show}
        </Button>
      )}
      {nominee === null && (
        <p className="mt-3 font-medium" role="status">
          {t.none}
        </p>
      )}
      {nominee && <Acting id={id} nominee={nominee} />}
    </Card>
  );
}

function Acting({ id, nominee }: { id: string; nominee: Nominee }) {
  const t = useTexts('personal-data/admin');
  const { relations } = useTexts('personal-data').nominee;
  const lang = useLang();
  const [act, setAct] = useState<NomineeAct | null>(null);
  return (
    <>
      <div className="mt-3 text-sm" role="status">
        <p translate="no" className="font-medium break-words">
          {nominee.name}
        </p>
        <p className="text-ink-2">{relations[nominee.relation]}</p>
        <p translate="no" className="break-all text-ink-2">
          {nominee.email}
        </p>
        <p translate="no" className="tabular text-ink-2">
          {nominee.phone}
        </p>
        <p className="tabular text-ink-3">{fill(t.named, { date: formatDate(nominee.namedAt, lang) })}</p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="secondary" size="small" onClick={() => setAct('copy')}>
          {t.copy.open}
        </Button>
        <Button kind="danger" size="small" onClick={() => setAct('erasure')}>
          {t.erasure.open}
        </Button>
      </div>
      {act && <NomineeDialog id={id} nominee={nominee} act={act} onClose={() => setAct(null)} />}
    </>
  );
}
