import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Return } from '#contract/selling/returns/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ParcelForm, type TypedParcel } from './parcel-form.tsx';

/** Shows the next step of the buyer about a return: send the parcel and name it, or withdraw the request. */
export function OwnSteps({ returned, returnTo }: { returned: Return; returnTo: readonly string[] }) {
  const texts = useTexts('returns');
  const t = texts.buyer;
  const lang = useLang();
  const { step, sendBy, parcel, orderNumber } = returned;
  if (step === 'agreed')
    return (
      <div className="mt-3">
        <p>{fill(t.sendTo, { order: orderNumber })}</p>
        <address translate="no" className="mt-2 border-l-2 border-haldi pl-3 not-italic">
          {returnTo.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {sendBy && <p className="mt-2">{fill(t.sendBy, { date: formatDateTime(sendBy, lang) })}</p>}
        <NameParcel returned={returned} />
        <Withdraw returned={returned} />
      </div>
    );
  if (step === 'sent' && parcel)
    return (
      <div className="mt-3">
        <p className="tabular">
          {parcel.courier
            ? fill(texts.parcel.known, { number: parcel.number, courier: parcel.courier })
            : parcel.number}
        </p>
        <p className="text-ink-2">{t.sentText}</p>
        <CorrectParcel returned={returned} />
      </div>
    );
  return step === 'asked' ? <Withdraw returned={returned} /> : null;
}

function NameParcel({ returned, onDone }: { returned: Return; onDone?: () => void }) {
  const { revalidate } = useRevalidator();
  const params = { id: returned.orderId, returnId: returned._id };
  async function save(body: TypedParcel): Promise<void> {
    const { message } = await api('PUT /api/orders/{id}/returns/{returnId}/parcel', { params, body });
    await revalidate();
    toast.good(message);
    onDone?.();
  }
  return <ParcelForm known={returned.parcel} onSave={save} />;
}

function CorrectParcel({ returned }: { returned: Return }) {
  const t = useTexts('returns').parcel;
  const [open, setOpen] = useState(false);
  if (open) return <NameParcel returned={returned} onDone={() => setOpen(false)} />;
  return (
    <Button kind="ghost" size="small" className="mt-2" onClick={() => setOpen(true)}>
      {t.change}
    </Button>
  );
}

function Withdraw({ returned }: { returned: Return }) {
  const t = useTexts('returns').buyer;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { save, busy, problem } = useSave(
    () =>
      api('POST /api/orders/{id}/returns/{returnId}/withdraw', {
        params: { id: returned.orderId, returnId: returned._id },
      }),
    {
      onError: (error) => messageOf(error, t.withdrawFailed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        setOpen(false);
      },
    },
  );
  const close = () => busy || setOpen(false);
  return (
    <>
      <Button kind="ghost" size="small" className="mt-2" onClick={() => setOpen(true)}>
        {t.withdraw}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.withdrawTitle}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={close}>
              {t.keepRequest}
            </Button>
            <Button kind="danger" busy={busy} busyText={t.withdrawing} onClick={() => void save()}>
              {t.withdraw}
            </Button>
          </>
        }
      >
        <p>{t.withdrawText}</p>
        {problem && <Banner tone="bad">{problem}</Banner>}
      </Dialog>
    </>
  );
}
