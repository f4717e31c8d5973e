import { Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The expiry of the link to a report; null if there is no link, undefined until loaded. */
type SharedUntil = string | null | undefined;

async function readUntil(orderId: string): Promise<string | null> {
  const { reports } = await api('GET /api/reports');
  return reports.find((report) => report.orderId === orderId)?.sharedUntil ?? null;
}

type Doing = 'create' | 'prolong' | 'withdraw';

/** Returns the link to a report and what can be done with it. The link itself is known only when it is created. */
function useShareLink(orderId: string, open: boolean, onChange?: (shared: boolean) => void) {
  const t = useTexts('reports').share;
  const lang = useLang();
  const [until, setUntil] = useState<SharedUntil>();
  const [url, setUrl] = useState<string | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  useEffect(() => {
    if (!open) return;
    setUntil(undefined);
    // A link created or revoked during this request is newer than the response.
    const learn = (found: string | null) => setUntil((known) => (known === undefined ? found : known));
    readUntil(orderId).then(learn, () => learn(null));
  }, [open, orderId]);

  const params = { orderId };
  const tasks: Record<Doing, () => Promise<void>> = {
    async create() {
      const made = await api('POST /api/reports/{orderId}/share', { params });
      setUrl(made.url);
      setUntil(made.sharedUntil);
      onChange?.(true);
    },
    async prolong() {
      const { sharedUntil } = await api('PUT /api/reports/{orderId}/share', { params });
      setUntil(sharedUntil);
      toast.good(fill(t.prolonged, { date: formatDate(sharedUntil, lang) }));
    },
    async withdraw() {
      await api('DELETE /api/reports/{orderId}/share', { params });
      setUrl(null);
      setUntil(null);
      onChange?.(false);
      toast.good(t.withdrawn);
    },
  };
  const { save, busy } = useSave(
    async (task: Doing) => {
      setDoing(task);
      await tasks[task]();
    },
    { onError: (error) => toast.problem(messageOf(error, t.failed)) },
  );
  return { until, url, busy: busy ? doing : null, run: (task: Doing) => void save(task) };
}

/** Creates, extends and revokes the read-only link to a report. The link is shown only when it is created. */
export function ShareDialog({
  orderId,
  open,
  onClose,
  onChange,
}: {
  orderId: string;
  open: boolean;
  onClose: () => void;
  /** Called when a link is created or revoked. */
  onChange?: (shared: boolean) => void;
}) {
  const t = useTexts('reports').share;
  const lang = useLang();
  const { until, url, busy, run } = useShareLink(orderId, open, onChange);
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
          {until && (
            <Button
              kind="danger"
              busy={busy === 'withdraw'}
              busyText={t.withdrawing}
              onClick={() => run('withdraw')}
            >
              {t.withdraw}
            </Button>
          )}
          {!url && (
            <Button busy={busy === 'create'} busyText={t.creating} onClick={() => run('create')}>
              {until ? t.renew : t.create}
            </Button>
          )}
        </>
      }
    >
      <p>{t.text}</p>
      {until && !url && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="font-medium text-ink">{fill(t.isOut, { date: formatDate(until, lang) })}</p>
          <Button
            kind="secondary"
            size="small"
            busy={busy === 'prolong'}
            busyText={t.prolonging}
            onClick={() => run('prolong')}
          >
            {t.prolong}
          </Button>
        </div>
      )}
      {url && <NewLink url={url} until={until} />}
    </Dialog>
  );
}

/** Shows a link that was just created, to copy it. */
function NewLink({ url, until }: { url: string; until: SharedUntil }) {
  const t = useTexts('reports').share;
  const lang = useLang();
  return (
    <div className="mt-4 grid gap-3">
      <Field label={t.link}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button kind="secondary" onClick={() => void copyText(url, t)}>
        <Icon of={Copy} small />
        {t.copy}
      </Button>
      {until && <p className="text-sm text-ink-2">{fill(t.until, { date: formatDate(until, lang) })}</p>}
    </div>
  );
}
