import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { ErasureObstacle, PrivacyState } from '#contract/people/personal-data/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useSession } from '#web/session/store.ts';
import { fill, formatDateTime, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

/**
 * Requests the erasure of the account, or cancels the request. Lists what is erased, what is kept, and what must end
 * first.
 */
export function EraseCard({ state }: { state: PrivacyState }) {
  const t = useTexts('personal-data').erase;
  const role = useSession()?.role;
  if (state.erasure) return <Pending erasure={state.erasure} obstacles={state.obstacles} />;
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 text-ink-2">{t.text}</p>
      <h3 className="mt-4 font-text text-base font-semibold">{t.keptTitle}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-ink-2">
        {t.kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {role === 'admin' ? (
        <p className="mt-4 text-ink-2">{t.admin}</p>
      ) : (
        <>
          <Obstacles obstacles={state.obstacles} />
          {state.obstacles.length === 0 && <AskForm hasPassword={state.hasPassword} />}
        </>
      )}
    </Card>
  );
}

/** Lists what must end first, each with what to do about it. */
function Obstacles({ obstacles }: { obstacles: readonly ErasureObstacle[] }) {
  const t = useTexts('personal-data').erase;
  const lang = useLang();
  if (obstacles.length === 0) return null;
  return (
    <div className="mt-4 rounded-[.75rem] bg-gomed-wash px-4 py-3.5 text-gomed">
      <h3 className="font-text text-base font-semibold">{t.openTitle}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 font-medium">
        {obstacles.map(({ code, amount, count }) => {
          const words = t.open[code];
          return (
            <li key={code}>
              {typeof words === 'string'
                ? fill(words, { amount: formatRupees(amount ?? 0, lang, { paise: true }) })
                : plural(words, count ?? 0, lang)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AskForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts('personal-data').erase;
  const { show, hide } = useTexts('accounts/auth');
  const { revalidate } = useRevalidator();
  const [sure, setSure] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const { register, formState, setError } = form;

  const {
    save: erase,
    busy,
    problem,
  } = useSave(
    async (password: string) => {
      const { message } = await api('POST /api/account/erasure', { body: hasPassword ? { password } : {} });
      toast.good(message);
      await revalidate();
    },
    {
      onError(error) {
        setSure(null);
        const message = messageOf(error, t.failed);
        const code = error instanceof ApiError ? error.code : '';
        if (code === 'wrong_password') return setError('password', { message }, { shouldFocus: true });
        // The obstacles may have changed.
        if (code === 'erase_open') void revalidate();
        return message;
      },
    },
  );

  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, ({ password }) => setSure(password))}
        className="mt-4 grid max-w-100 gap-4"
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
        {hasPassword ? (
          <Field label={t.password} error={formState.errors.password?.message}>
            <PasswordInput
              {...register('password', { required: t.passwordMissing })}
              show={show}
              hide={hide}
              autoComplete="current-password"
            />
          </Field>
        ) : (
          <p className="text-ink-2">{t.noPassword}</p>
        )}
        <div>
          <Button ref={opener} kind="danger" type="submit">
            {t.ask}
          </Button>
        </div>
      </form>
      <Dialog
        open={sure !== null}
        onClose={() => busy || setSure(null)}
        title={t.sureTitle}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={() => setSure(null)}>
              {t.keep}
            </Button>
            <Button kind="danger" busy={busy} busyText={t.asking} onClick={() => void erase(sure ?? '')}>
              {t.ask}
            </Button>
          </>
        }
      >
        {t.sureText}
      </Dialog>
    </>
  );
}

/** Shows the pending erasure: its date, why it was delayed, and a button to cancel it. */
function Pending({
  erasure,
  obstacles,
}: {
  erasure: NonNullable<PrivacyState['erasure']>;
  obstacles: readonly ErasureObstacle[];
}) {
  const t = useTexts('personal-data').erase;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { save: takeBack, busy } = useSave(
    async () => {
      const { message } = await api('DELETE /api/account/erasure');
      toast.good(message);
    },
    { onError: (error) => toast.problem(messageOf(error, t.failed)), onEnd: revalidate },
  );
  return (
    <Card className="border-moonga!">
      <h2 className="text-h3">{t.pendingTitle}</h2>
      <p className="mt-1.5 text-ink-2">{fill(t.pending, { date: formatDateTime(erasure.dueAt, lang) })}</p>
      {erasure.heldBy.length > 0 && <p className="mt-2 text-ink-2">{t.held}</p>}
      <Obstacles obstacles={obstacles} />
      <Button className="mt-4" busy={busy} busyText={t.takingBack} onClick={() => void takeBack()}>
        {t.takeBack}
      </Button>
    </Card>
  );
}
