import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { PrivacyState } from '#contract/people/personal-data/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

type Copy = NonNullable<PrivacyState['copy']>;

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Requests a copy of all personal data, shows its progress, and offers it to download. */
export function CopyCard({ copy, hasPassword }: { copy: Copy | null; hasPassword: boolean }) {
  const t = useTexts('personal-data').copy;
  const lang = useLang();
  const [saving, setSaving] = useState(false);
  const making = copy?.status === 'waiting' || copy?.status === 'working';

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
      {!making && copy?.status === 'ready' && (
        <Button className="mt-4" busy={saving} busyText={t.downloading} onClick={() => void download()}>
          {t.download}
        </Button>
      )}
      {!making && <MakeForm hasPassword={hasPassword} isFirst={copy === null} />}
    </Card>
  );
}

/** Asks for the password, and for a copy. An account without one needs a fresh sign-in. */
function MakeForm({ hasPassword, isFirst }: { hasPassword: boolean; isFirst: boolean }) {
  const { copy: t, erase } = useTexts('personal-data');
  const { show, hide } = useTexts('accounts/auth');
  const { revalidate } = useRevalidator();
  const form = useForm({ defaultValues: { password: '' } });
  const { register, formState, setError, reset } = form;
  const { save, busy, problem } = useSave(
    async ({ password }: { password: string }) => {
      await api('POST /api/account/exports', { body: hasPassword ? { password } : {} });
      reset();
      await revalidate();
    },
    {
      onError(error) {
        const message = messageOf(error, t.failed);
        if (!(error instanceof ApiError && error.code === 'wrong_password')) return message;
        return setError('password', { message }, { shouldFocus: true });
      },
    },
  );
  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="mt-4 grid max-w-100 gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      {hasPassword ? (
        <Field label={t.password} error={formState.errors.password?.message}>
          <PasswordInput
            {...register('password', { required: erase.passwordMissing })}
            show={show}
            hide={hide}
            autoComplete="current-password"
          />
        </Field>
      ) : (
        <p className="text-ink-2">{erase.noPassword}</p>
      )}
      <div>
        <Button kind="secondary" type="submit" busy={busy} busyText={t.making}>
          {isFirst ? t.make : t.makeNew}
        </Button>
      </div>
    </form>
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
