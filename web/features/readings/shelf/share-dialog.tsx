import { Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';

/** Whether a link to the report is out; undefined until it is known. */
type Shared = boolean | undefined;

async function isShared(orderId: string): Promise<boolean> {
  const { reports } = await api('GET /api/reports');
  return reports.some((report) => report.orderId === orderId && report.sharedAt !== null);
}

/** Makes and withdraws the read-only link to a report. The link is shown only when it is made. */
export function ShareDialog({
  orderId,
  open,
  onClose,
  onChange,
}: {
  orderId: string;
  open: boolean;
  onClose: () => void;
  /** Told when a link begins or ceases to work. */
  onChange?: (shared: boolean) => void;
}) {
  const t = useTexts('readings').share;
  const [shared, setShared] = useState<Shared>();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'create' | 'withdraw' | null>(null);
  useEffect(() => {
    if (!open) return;
    setShared(undefined);
    // A link that was made or withdrawn while this was being asked is newer than the answer.
    const learn = (found: boolean) => setShared((known) => known ?? found);
    isShared(orderId).then(learn, () => learn(false));
  }, [open, orderId]);

  async function create() {
    setBusy('create');
    try {
      const made = await api('POST /api/reports/{orderId}/share', { params: { orderId } });
      setUrl(made.url);
      setShared(true);
      onChange?.(true);
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    setBusy(null);
  }
  async function withdraw() {
    setBusy('withdraw');
    try {
      await api('DELETE /api/reports/{orderId}/share', { params: { orderId } });
      setUrl(null);
      setShared(false);
      onChange?.(false);
      toast.good(t.withdrawn);
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    setBusy(null);
  }
  const copy = () =>
    navigator.clipboard?.writeText(url ?? '').then(
      () => toast.good(t.copied),
      () => toast.problem(t.copyFailed),
    ) ?? toast.problem(t.copyFailed);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t.close}
          </Button>
          {shared && (
            <Button
              kind="danger"
              busy={busy === 'withdraw'}
              busyText={t.withdrawing}
              onClick={() => void withdraw()}
            >
              {t.withdraw}
            </Button>
          )}
          {!url && (
            <Button busy={busy === 'create'} busyText={t.creating} onClick={() => void create()}>
              {shared ? t.renew : t.create}
            </Button>
          )}
        </>
      }
    >
      <p>{t.text}</p>
      {shared && !url && <p className="mt-2 font-medium text-ink">{t.isOut}</p>}
      {url && (
        <div className="mt-4 grid gap-3">
          <Field label={t.link}>
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
          <Button kind="secondary" onClick={() => void copy()}>
            <Icon of={Copy} small />
            {t.copy}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
