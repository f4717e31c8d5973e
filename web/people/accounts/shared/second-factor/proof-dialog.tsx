import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SecondFactor } from '#contract/people/accounts/second-factor.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { ConfirmFactor } from './confirm-factor.tsx';

/** Asks for fresh proof of the person, by the way that their account offers. */
export default function ProofDialog({
  state,
  onEnd,
}: {
  state: SecondFactor;
  /** Whether the proof was given. */
  onEnd: (proved: boolean) => void;
}) {
  const t = useTexts('accounts/security').proof;
  const [open, setOpen] = useState(true);
  const end = (proved: boolean) => {
    setOpen(false);
    onEnd(proved);
  };
  return (
    <Dialog
      open={open}
      onClose={() => end(false)}
      title={t.title}
      actions={
        <Button kind="ghost" onClick={() => end(false)}>
          {t.cancel}
        </Button>
      }
    >
      <p>{t.text}</p>
      <div className="mt-4 text-ink">
        {state.proveBy === 'factor' && (
          <ConfirmFactor
            methods={state.methods}
            onFactor={async (factor) => {
              await api('POST /api/auth/prove', { body: factor });
              end(true);
            }}
          />
        )}
        {state.proveBy === 'password' && <PasswordProof onProved={() => end(true)} />}
        {state.proveBy === 'login' && <Banner tone="info">{t.logIn}</Banner>}
      </div>
    </Dialog>
  );
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const { proof: t, confirm } = useTexts('accounts/security');
  const id = useId();
  const form = useForm<{ password: string }>();
  const { register, formState, setError } = form;
  const { save, busy } = useSave(
    async ({ password }: { password: string }) => {
      await api('POST /api/auth/prove', { body: { password } });
      onProved();
    },
    {
      onError: (error) =>
        setError('password', { message: messageOf(error, confirm.failed) }, { shouldFocus: true }),
    },
  );
  return (
    <form id={id} method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
      <Field label={t.password} error={formState.errors.password?.message}>
        <PasswordInput
          {...register('password', { required: t.passwordMissing })}
          show={t.show}
          hide={t.hide}
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyText={confirm.submitting}>
        {confirm.submit}
      </Button>
    </form>
  );
}
