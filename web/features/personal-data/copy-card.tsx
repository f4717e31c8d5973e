import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PrivacyState } from '#contract/personal-data/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-queue.ts';

type Copy = NonNullable<PrivacyState['copy']>;

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Requests a copy of all personal data, shows its progress, and offers it to download. */
export function CopyCard({ copy }: { copy: Copy | null }) {
  const t = useTexts('personal-data').copy;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const making = copy?.status === 'waiting' || copy?.status === 'working';

  async function make() {
    setAsking(true);
    await api('POST /api/account/exports').catch((error) => toast.problem(messageOf(error, t.failed)));
    await revalidate();
    setAsking(false);
  }
  async function download() {
    setSaving(true);
    try {
      const { path } = await api('POST /api/account/exports/link');
      await saveFile(path, { accept: 'application/json', lang, otherwise: 'my-data.json' });
    } catch (error) {
      toast.problem(messageOf(error, t.downloadFailed));
    }
    setSaving(false);
  }

  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 text-ink-2">{t.text}</p>
      {making && copy && <Progress copy={copy} />}
      {copy?.status === 'ready' && (
        <p className="mt-3 font-medium" role="status">
          {fill(t.ready, { size: sizeOf(copy.bytes ?? 0), date: formatDateTime(copy.expiresAt, lang) })}
        </p>
      )}
      {!making && (
        <div className="mt-4 flex flex-wrap gap-3">
          {copy?.status === 'ready' && (
            <Button busy={saving} busyText={t.downloading} onClick={() => void download()}>
              {t.download}
            </Button>
          )}
          <Button kind="secondary" busy={asking} busyText={t.making} onClick={() => void make()}>
            {copy ? t.makeNew : t.make}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Shows the progress of a copy. Polls every second until it is ready. */
function Progress({ copy: { done, steps } }: { copy: Copy }) {
  const t = useTexts('personal-data').copy;
  const { revalidate } = useRevalidator();
  usePoll(revalidate, 1000);
  const words = fill(t.progress, { done: Math.min(done + 1, steps), steps });
  return (
    <div className="mt-4">
      <progress value={done} max={steps} aria-label={words} className="block h-2 w-full accent-manik" />
      <p className="tabular mt-1.5 text-sm text-ink-2" role="status">
        {words}
      </p>
    </div>
  );
}
