import { KeyRound } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FactorMethod, PasskeyProof } from '#contract/people/accounts/second-factor.ts';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { askPasskey, knowsPasskeys, passkeyProblem } from './passkeys.ts';

/** A second factor to send: exactly one of the three. */
export type Factor = { passkey: PasskeyProof } | { totp: string } | { recovery: string };

/**
 * Asks for a second factor: the passkey first, then the code of the app, and a recovery code for who has lost the
 * phone. `onFactor` sends it and throws the refusal. Needs the texts `accounts/security`.
 */
export function ConfirmFactor({
  methods,
  ticket,
  onFactor,
}: {
  methods: readonly FactorMethod[];
  /** The ticket of a log-in; absent in an open session. */
  ticket?: string;
  onFactor: (factor: Factor) => Promise<void>;
}) {
  const all = useTexts('accounts/security');
  const t = all.confirm;
  const withPasskey = methods.includes('passkey') && knowsPasskeys();
  const [typed, setTyped] = useState<'totp' | 'recovery'>(methods.includes('totp') ? 'totp' : 'recovery');
  const canSwitch = methods.includes('totp') && methods.includes('recovery');

  const { save, busy, problem, setProblem } = useSave(
    async () => onFactor({ passkey: await askPasskey({ ticket }) }),
    { onError: (error) => passkeyProblem(error, all, t) },
  );

  return (
    <div className="grid gap-4.5">
      {problem && <Banner tone="bad">{problem}</Banner>}
      {withPasskey && (
        <Button size="large" wide busy={busy} busyText={t.waiting} onClick={() => void save()}>
          <Icon of={KeyRound} small />
          {t.withPasskey}
        </Button>
      )}
      {withPasskey && methods.length > 1 && <p className="text-center text-ink-3">{t.or}</p>}
      {(methods.includes('totp') || methods.includes('recovery')) && (
        <CodeForm
          key={typed}
          kind={typed}
          secondary={withPasskey}
          onProblem={setProblem}
          onFactor={onFactor}
        />
      )}
      {canSwitch && (
        <Button kind="ghost" onClick={() => setTyped(typed === 'totp' ? 'recovery' : 'totp')}>
          {typed === 'totp' ? t.useRecovery : t.useCode}
        </Button>
      )}
    </div>
  );
}

/** Asks for a typed code: of the app, or a recovery code. */
function CodeForm({
  kind,
  secondary,
  onProblem,
  onFactor,
}: {
  kind: 'totp' | 'recovery';
  secondary: boolean;
  onProblem: (words: string) => void;
  onFactor: (factor: Factor) => Promise<void>;
}) {
  const t = useTexts('accounts/security').confirm;
  const form = useForm<{ code: string }>();
  const { register, formState, setError } = form;
  const isApp = kind === 'totp';
  const { save, busy } = useSave(
    async ({ code }: { code: string }) => {
      onProblem('');
      await onFactor(isApp ? { totp: code } : { recovery: code });
    },
    {
      onError: (error) => setError('code', { message: messageOf(error, t.failed) }, { shouldFocus: true }),
    },
  );
  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
      <Field
        label={isApp ? t.code : t.recovery}
        hint={isApp ? t.codeHint : t.recoveryHint}
        error={formState.errors.code?.message}
      >
        <Input
          {...register('code', {
            validate: (value) => value.trim() !== '' || (isApp ? t.codeMissing : t.recoveryMissing),
          })}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          className="tabular text-lg tracking-widest"
        />
      </Field>
      <Button
        type="submit"
        size="large"
        wide
        kind={secondary ? 'secondary' : 'primary'}
        busy={busy}
        busyText={t.submitting}
      >
        {t.submit}
      </Button>
    </form>
  );
}
