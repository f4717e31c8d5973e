import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ParcelForm, type TypedParcel } from '../parcel-form.tsx';
import { returnName } from '../return-words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { InspectDialog } from './inspect-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type Open = 'agree' | 'parcel' | 'inspect' | 'accept' | 'refuse';

/** The buttons of an open return. The first is the next step; a return without a parcel is paid at once. */
export function StaffSteps({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns').admin;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { step, reason, restocked } = returned;
  const awaited = step === 'agreed' || step === 'sent';
  const agreeable = step === 'asked' && reason !== 'missing';
  const payFirst = step === 'inspected' || (step === 'asked' && !agreeable);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {agreeable && (
          <Allowed permission="returns.agree">
            <Button size="small" onClick={() => setOpen('agree')}>
              {t.agree}
            </Button>
          </Allowed>
        )}
        {awaited && (
          <Allowed permission="returns.receive">
            <Arrive returned={returned} />
            <Button kind="secondary" size="small" onClick={() => setOpen('parcel')}>
              {t.nameParcel}
            </Button>
          </Allowed>
        )}
        {step === 'arrived' && (
          <Allowed permission="returns.receive">
            <Button size="small" onClick={() => setOpen('inspect')}>
              {t.inspect}
            </Button>
          </Allowed>
        )}
        <Allowed permission="orders.refund">
          <Button kind={payFirst ? 'primary' : 'secondary'} size="small" onClick={() => setOpen('accept')}>
            {t.accept}
          </Button>
        </Allowed>
        {!restocked && (
          <Allowed permission="returns.refuse">
            <Button kind="danger" size="small" onClick={() => setOpen('refuse')}>
              {t.refuse}
            </Button>
          </Allowed>
        )}
      </div>
      {open === 'parcel' && <NameParcel returned={returned} onDone={close} />}
      {open === 'agree' && <AgreeDialog returned={returned} onClose={close} />}
      {open === 'inspect' && <InspectDialog returned={returned} onClose={close} />}
      {open === 'accept' && <AcceptDialog returned={returned} onClose={close} />}
      {open === 'refuse' && <RefuseDialog returned={returned} onClose={close} />}
    </>
  );
}

function Arrive({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns').admin;
  const { revalidate } = useRevalidator();
  const { save, busy } = useSave(
    () => api('POST /api/admin/returns/{id}/arrive', { params: { id: returned._id } }),
    {
      onError: (error) => toast.problem(messageOf(error, t.failed)),
      onEnd: revalidate,
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  return (
    <Button size="small" busy={busy} busyText={t.arriving} onClick={() => void save()}>
      {t.arrive}
    </Button>
  );
}

function NameParcel({ returned, onDone }: { returned: AdminReturn; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  async function save(body: TypedParcel): Promise<void> {
    const params = { id: returned._id };
    const { message } = await api('PUT /api/admin/returns/{id}/parcel', { params, body });
    await revalidate();
    toast.good(message);
    onDone();
  }
  return <ParcelForm known={returned.parcel} onSave={save} />;
}

function AgreeDialog({ returned, onClose }: { returned: AdminReturn; onClose: () => void }) {
  const t = useTexts('returns').admin;
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      title={fill(t.agreeTitle, { name: returnName(returned, useLang()) })}
      text={t.agreeText}
      label={t.answer}
      hint={t.answerHint}
      optional
      confirm={t.agree}
      busyText={t.agreeing}
      onClose={onClose}
      onConfirm={(text) =>
        api('POST /api/admin/returns/{id}/agree', {
          params: { id: returned._id },
          body: text ? { text } : {},
        })
      }
      onError={(error) => messageOf(error, t.failed)}
      onEnd={revalidate}
      onSaved={({ message }) => {
        toast.good(message);
        onClose();
      }}
    />
  );
}
